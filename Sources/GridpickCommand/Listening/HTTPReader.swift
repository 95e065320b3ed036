/// A reader of one request, whose bytes arrive in pieces.
struct HTTPReader {
  /// The most bytes of a request, head and body together.
  static let most = 1 << 16

  private var bytes: [UInt8] = []
  /// The start of the line that is not complete yet, and the place where its end is looked for.
  private var line = (start: 0, searched: 0)
  private var lines: [ArraySlice<UInt8>] = []
  private var head: HTTPHead?

  /// True if the client sends the rest only once it is told to.
  var awaitsContinue: Bool { head?.awaitsContinue == true && bytes.count == line.start }

  /// Takes more bytes; returns the request once it is complete.
  mutating func read(_ new: some Sequence<UInt8>) throws(HTTPFault) -> HTTPRequest? {
    bytes += new
    if head == nil { try readHead() }
    guard let head else {
      guard bytes.count < Self.most else { throw HTTPFault(.headTooLarge, "header too long") }
      return nil
    }
    let length = head.length ?? 0
    guard length <= Self.most - line.start else {
      throw HTTPFault(.tooLarge, "a request may have at most \(Self.most) bytes")
    }
    guard bytes.count - line.start >= length else { return nil }
    return HTTPRequest(method: head.method, body: Array(bytes[line.start...].prefix(length)))
  }

  /// Reads the lines up to the empty one; each byte is looked at once.
  private mutating func readHead() throws(HTTPFault) {
    while let end = bytes[line.searched...].firstIndex(of: UInt8(ascii: "\n")) {
      var text = bytes[line.start..<end]
      if text.last == UInt8(ascii: "\r") { text.removeLast() }
      line = (end + 1, end + 1)
      guard text.isEmpty else {
        lines.append(text)
        continue
      }
      head = try HTTPHead(lines)
      lines = []
      return
    }
    line.searched = bytes.count
  }
}
