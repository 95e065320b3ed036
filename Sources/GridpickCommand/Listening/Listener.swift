import GridpickCSystem
import GridpickCore
import GridpickTerminal
import Synchronization

/// The socket of `--listen`, for requests by other programs of the same user (rule B8).
///
/// A thread serves one client after the other, so that no client delays the picker's loop.
final class Listener: Sendable {
  static let variable = "GRIDPICK_SOCKET"

  private let descriptor: Int32
  /// The thread's request, the loop's response, and the refusal of all requests at the end.
  private let desk = Mutex<
    (request: HTTPRequest?, response: HTTPResponse?, refusal: HTTPResponse?)
  >((nil, nil, nil))
  private let (asked, answered, ending, departure): (Bell, Bell, Bell, Bell)

  init(at path: SystemText) throws(Complaint) {
    do throws(Fault) {
      (asked, answered, ending, departure) = (try Bell(), try Bell(), try Bell(), try Bell())
      try Self.makeRoom(at: path)
      descriptor = path.withCString(socket_listen)
      guard descriptor >= 0 else { throw Fault() }
    } catch {
      throw Complaint(error, of: "--listen: \(path.text)")
    }
  }

  /// Removes a socket of this user on which no program listens any more.
  private static func makeRoom(at path: SystemText) throws(Fault) {
    var status = stat()
    if path.withCString({ lstat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFSOCK,
      status.st_uid == geteuid(), path.withCString(socket_is_dead), path.withCString(unlink) != 0
    {
      throw Fault()
    }
  }

  /// Returns the absolute path, for commands that run in another folder.
  static func absolute(_ path: SystemText) -> [UInt8] {
    guard path.bytes.first != UInt8(ascii: "/"), let folder = realpath(".", nil) else {
      return path.bytes
    }
    defer { free(folder) }
    return SystemText(folder).inFolder(path.bytes)
  }

  func source(_ answer: @escaping PickerAnswerer) -> NewsSource {
    let source = NewsSource(
      start: { [self] in if !Thread.startIfPossible(serve) { departure.ring() } },
      descriptor: { [asked] in asked.descriptor })
    source.receive = { [self] state in
      asked.hush()
      guard let request = desk.withLock({ $0.request.take() }) else { return { [] } }
      let (response, event) = answer(request, state)
      desk.withLock { $0.response = response }
      answered.ring()
      return { [event].compactMap(\.self) }
    }
    source.stop = { [self] in
      socket_remove()
      desk.withLock { $0.refusal = HTTPResponse(503, "the picker is ending") }
      answered.ring()
      ending.ring()
      departure.wait(within: .milliseconds(200))
    }
    return source
  }

  private func serve() {
    while true {
      var waits = [descriptor, ending.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      _ = Poll.wait(for: &waits, until: nil)
      if waits[1].revents != 0 { break }
      let client = socket_accept(descriptor)
      guard client >= 0 else {
        // Without a free descriptor, the waiting client would wake the thread without end.
        if errno == EMFILE || errno == ENFILE { ending.wait(within: .seconds(1)) }
        continue
      }
      serve(client, by: MonotonicClock.now + .seconds(5))
      close(client)
    }
    close(descriptor)
    departure.ring()
  }

  private func serve(_ client: Int32, by end: Duration) {
    var rest = response(to: client, by: end).bytes[...]
    // SIGPIPE is ignored, so a write to a client that has gone fails.
    while !rest.isEmpty, Poll.wait(for: client, events: POLLOUT, until: end) != 0 {
      let count = rest.withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EAGAIN || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
    shutdown(client, Int32(SHUT_WR))
    // The rest of what the client sends is read and dropped; closing at once could lose the answer.
    let soon = min(end, MonotonicClock.now + .milliseconds(200))
    while bytes(of: client, by: soon)?.isEmpty == false {}
  }

  private func response(to client: Int32, by end: Duration) -> HTTPResponse {
    do throws(HTTPResponse) {
      // A client that sends nothing would delay all others.
      let request = try request(of: client, by: MonotonicClock.now + .seconds(1))
      desk.withLock { ($0.request, $0.response) = (request, nil) }
      defer { desk.withLock { $0.request = nil } }
      asked.ring()
      while true {
        answered.hush()
        if let response = desk.withLock({ $0.response ?? $0.refusal }) { return response }
        guard answered.wait(within: end - MonotonicClock.now) else {
          throw HTTPResponse(503, "the picker is busy")
        }
      }
    } catch {
      return error
    }
  }

  private func request(of client: Int32, by end: Duration) throws(HTTPResponse) -> HTTPRequest {
    var reader = HTTPReader()
    while let more = bytes(of: client, by: end) {
      guard !more.isEmpty else { throw HTTPResponse(400, "the request is incomplete") }
      if let request = try reader.read(more) { return request }
    }
    throw HTTPResponse(408, "the request took too long")
  }

  /// Waits for bytes; empty at the end, nil if the time is over or the connection is broken.
  private func bytes(of client: Int32, by end: Duration) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: HTTPReader.most)
    guard Poll.wait(for: client, events: POLLIN, until: end) != 0 else { return nil }
    let count = read(client, &bytes, bytes.count)
    return count < 0 ? nil : Array(bytes[..<count])
  }
}

/// A request to the picker, in the part of HTTP that its clients need (rule B8).
struct HTTPRequest: Equatable, Sendable {
  let isPost: Bool
  let body: [UInt8]
}

/// An answer to a request: a status, and JSON; thrown where a request is refused.
struct HTTPResponse: Error, Equatable {
  var status = 200
  let json: [UInt8]

  init(json: [UInt8]) { self.json = json }

  /// Creates a refusal, whose reason is one line without anything that the client has sent.
  init(_ status: Int, _ reason: String) {
    (self.status, json) = (status, JSONText.object([("error", JSONText.string(reason))]))
  }

  var bytes: [UInt8] {
    let head = [
      "HTTP/1.1 \(status) \(status == 200 ? "OK" : "Refused")", "Connection: close",
      "Content-Type: application/json", "Content-Length: \(json.count + 1)", "", "",
    ]
    return Array(head.joined(separator: "\r\n").utf8) + json + [UInt8(ascii: "\n")]
  }
}

/// A reader of one request, whose bytes arrive in pieces.
struct HTTPReader {
  static let most = 1 << 16

  private var bytes: [UInt8] = []
  /// The head, once it is read; `end` is where the body begins, `length` is the body's.
  private var head: (isPost: Bool, end: Int, length: Int)?

  mutating func read(_ new: some Sequence<UInt8>) throws(HTTPResponse) -> HTTPRequest? {
    let known = max(0, bytes.count - 3)
    bytes += new
    if head == nil, let end = endOfHead(from: known) { head = try readHead(upTo: end) }
    guard (head?.length ?? 0) <= Self.most - (head?.end ?? bytes.count + 1) else {
      throw HTTPResponse(413, "a request may have at most \(Self.most) bytes")
    }
    guard let head, bytes.count - head.end >= head.length else { return nil }
    return HTTPRequest(isPost: head.isPost, body: Array(bytes[head.end...].prefix(head.length)))
  }

  private func endOfHead(from start: Int) -> Int? {
    (start..<min(bytes.count, Self.most)).first {
      bytes[...$0].suffix(2) == [0x0a, 0x0a] || bytes[...$0].suffix(3) == [0x0a, 0x0d, 0x0a]
    }.map { $0 + 1 }
  }

  private mutating func readHead(
    upTo end: Int
  ) throws(HTTPResponse) -> (isPost: Bool, end: Int, length: Int) {
    let lines = bytes[..<end].split { $0 == 0x0a || $0 == 0x0d }
      .map { String(decoding: $0, as: UTF8.self) }
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, ["GET", "POST"].contains(words[0]), words[1] == "/",
      words[2].hasPrefix("HTTP/1.")
    else { throw HTTPResponse(400, "the request is not GET / or POST / of HTTP/1.1") }
    var length = words[0] == "GET" ? 0 : nil
    for line in lines.dropFirst() {
      let name = line.prefix { $0 != ":" }
      guard name.lowercased() == "content-length" else { continue }
      let words = line.dropFirst(name.count + 1).split { $0 == " " || $0 == "\t" }
      let value = words.joined(separator: " ")
      guard value.allSatisfy(\.isNumber), let number = Int(value) else {
        throw HTTPResponse(400, "Content-Length is not a number")
      }
      length = number
    }
    guard let length else { throw HTTPResponse(411, "a POST needs a Content-Length") }
    return (words[0] == "POST", end, length)
  }
}

/// Answers a request from the state of the picker, and returns the event that it causes.
typealias PickerAnswerer = (HTTPRequest, PickerState) -> (HTTPResponse, PickerEvent?)

/// The answers to requests on the socket (rule B8).
struct PickerAnswers {
  private let printer: PickPrinter
  /// Throws if the input has changed, and what was read of it may be wrong.
  private let check: () throws(Complaint) -> Void

  init(_ printer: PickPrinter, check: @escaping () throws(Complaint) -> Void) {
    var printer = printer
    (printer.form, printer.terminator) = (.answer, UInt8(ascii: ","))
    (self.printer, self.check) = (printer, check)
  }

  func answer(_ request: HTTPRequest, _ state: PickerState) -> (HTTPResponse, PickerEvent?) {
    do {
      guard request.isPost else { return (HTTPResponse(json: try written(state)), nil) }
      let actions = try state.situation.actions(written: request.body)
      return (HTTPResponse(json: JSONText.object([])), .asked(actions))
    } catch let error as ValueError {
      let reason = Complaint(error.advised.reason).message
      return (HTTPResponse(400, reason), nil)
    } catch {
      let reason = (error as? Complaint)?.message ?? ""
      return (HTTPResponse(500, reason), nil)
    }
  }

  private func written(_ state: PickerState) throws(Complaint) -> [UInt8] {
    var printer = printer
    printer.unit = .item
    let item = state.currentID.map { printer.bytes(of: [$0], in: state.picked).dropLast() }
    printer.unit = state.pickUnit
    let marks =
      state.marks.isEmpty
      ? [] : printer.bytes(of: .marked(state.marks), in: state.picked, upTo: 1 << 20)
    let position = state.position.map {
      JSONText.object([("section", text($0.section)), ("index", text($0.index))])
    }
    let json = JSONText.object([
      ("query", JSONText.string(state.query)),
      ("position", position ?? JSONText.null),
      ("item", item.flatMap { $0.isEmpty ? nil : Array($0) } ?? JSONText.null),
      ("matches", state.matchCount.map(text) ?? JSONText.null), ("marked", text(state.marks.count)),
      ("marks", Array("[".utf8) + marks + Array("]".utf8)), ("count", text(state.dataCount)),
      ("loading", text(state.awaitsData)), ("searching", text(state.awaitsFindings)),
    ])
    try check()
    return json
  }

  private func text(_ value: some CustomStringConvertible) -> [UInt8] { Array("\(value)".utf8) }
}
