/// A request to the picker, as much of HTTP as its clients need (rule B8).
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
  /// The most bytes of a request, head and body together.
  static let most = 1 << 16

  private var bytes: [UInt8] = []
  /// The request without its body, once that is there: where the body begins, and its length.
  private var head: (isPost: Bool, end: Int, length: Int)?
  /// True if the client sends the body only once it is told to.
  private(set) var awaitsContinue = false

  mutating func read(_ new: some Sequence<UInt8>) throws(HTTPResponse) -> HTTPRequest? {
    let known = max(0, bytes.count - 3)
    bytes += new
    awaitsContinue = false
    if head == nil, let end = endOfHead(from: known) { head = try readHead(upTo: end) }
    guard (head?.length ?? 0) <= Self.most - (head?.end ?? bytes.count + 1) else {
      throw HTTPResponse(413, "a request may have at most \(Self.most) bytes")
    }
    guard let head, bytes.count - head.end >= head.length else { return nil }
    return HTTPRequest(isPost: head.isPost, body: Array(bytes[head.end...].prefix(head.length)))
  }

  /// Returns the place behind the empty line.
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
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else {
      throw HTTPResponse(400, "the first line is not an HTTP/1.1 request")
    }
    guard words[1] == "/" else { throw HTTPResponse(404, "only / exists") }
    guard ["GET", "POST"].contains(words[0]) else {
      throw HTTPResponse(405, "only GET and POST are supported")
    }
    var length = words[0] == "GET" ? 0 : nil
    for line in lines.dropFirst() {
      let name = line.prefix { $0 != ":" }
      let value = line.dropFirst(name.count + 1).filter { $0 != " " && $0 != "\t" }.lowercased()
      if name.lowercased() == "content-length" {
        guard let number = Int(value), number >= 0 else {
          throw HTTPResponse(400, "Content-Length is not a number")
        }
        length = number
      }
      if name.lowercased() == "expect" { awaitsContinue = value == "100-continue" }
    }
    guard let length else { throw HTTPResponse(411, "a POST needs a Content-Length") }
    return (words[0] == "POST", end, length)
  }
}
