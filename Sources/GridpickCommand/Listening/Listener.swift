import GridpickCSystem
import GridpickCore
import GridpickTerminal
import Synchronization

/// The socket of `--listen`, on which others of the same user ask the picker: a thread serves one client
/// after the other, so that none holds the picker's loop up (rule B8).
final class Listener: Sendable {
  static let variable = "GRIDPICK_SOCKET"

  private let descriptor: Int32
  /// The thread leaves a request here and the loop its response, or why it refuses all for now.
  private let desk = Mutex<
    (request: HTTPRequest?, response: HTTPResponse?, refusal: HTTPResponse?)
  >((nil, nil, nil))
  private let (asked, answered, ending, departure): (Bell, Bell, Bell, Bell)

  init(at path: SystemText) throws(Complaint) {
    do throws(SystemFailure) {
      (asked, answered, ending, departure) = (try Bell(), try Bell(), try Bell(), try Bell())
      try Self.makeRoom(at: path)
      descriptor = path.withCString(socket_listen)
      guard descriptor >= 0 else { throw SystemFailure() }
    } catch {
      throw Complaint("--listen: \(path.text): \(error.reason)")
    }
  }

  /// Removes a socket of this user on which no program listens any more.
  private static func makeRoom(at path: SystemText) throws(SystemFailure) {
    var status = stat()
    if path.withCString({ lstat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFSOCK,
      status.st_uid == geteuid(), path.withCString(socket_is_dead), path.withCString(unlink) != 0
    {
      throw SystemFailure()
    }
  }

  /// Returns the path from the root, for commands that run elsewhere.
  static func absolute(_ path: SystemText) -> [UInt8] {
    guard path.bytes.first != UInt8(ascii: "/"), let folder = realpath(".", nil) else {
      return path.bytes
    }
    defer { free(folder) }
    return SystemText(folder).inFolder(path.bytes)
  }

  func source(_ answer: @escaping PickerAnswerer) -> NewsSource {
    NewsSource(
      start: { [self] in if !Thread.startIfPossible(serve) { departure.ring() } },
      descriptor: { [asked] in asked.descriptor },
      answer: { [self] state in
        asked.hush()
        guard let request = desk.withLock({ $0.request.take() }) else { return nil }
        let (response, event) = answer(request, state)
        desk.withLock { $0.response = response }
        answered.ring()
        return event
      },
      stop: { [self] in
        socket_remove()
        refuse(by: HTTPResponse(503, "the picker is ending"))
        ending.ring()
        departure.wait(within: .milliseconds(200))
      })
  }

  /// Returns a runner of commands during which requests are refused.
  func refusing(during runner: CommandRunner?) -> CommandRunner? {
    var refusing = runner
    refusing?.execute = { [self] invocation, lend in
      refuse(by: HTTPResponse(503, "a command is using the terminal"))
      defer { refuse(by: nil) }
      return runner?.execute(invocation, lend)
    }
    return refusing
  }

  private func refuse(by fault: HTTPResponse?) {
    desk.withLock { $0.refusal = fault }
    answered.ring()
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
        // Without a free descriptor the waiting client would wake the thread at once.
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
    // The program ignores SIGPIPE, so a client that has gone is an error.
    while !rest.isEmpty, Poll.wait(for: client, events: POLLOUT, until: end) != 0 {
      let count = rest.withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EAGAIN || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
    shutdown(client, Int32(SHUT_WR))
    // The rest of what the client sends is read and dropped; closing at once could lose the answer.
    while bytes(of: client, by: end)?.isEmpty == false {}
  }

  /// Reads a request, and has the loop answer it.
  private func response(to client: Int32, by end: Duration) -> HTTPResponse {
    do throws(HTTPResponse) {
      // A client that sends nothing holds up all others.
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
      let proceed = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
      if reader.awaitsContinue { write(client, proceed, proceed.count) }
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
