/// A field as RFC 4180 writes it, perhaps in quotes.
struct QuotedField {
  private let written: Slice<UnsafeBufferPointer<UInt8>>

  init(_ written: Slice<UnsafeBufferPointer<UInt8>>) {
    self.written = written
  }

  /// Without its quotes, with doubled ones single; what follows a closing quote is text.
  var content: [UInt8] {
    guard let opening = quote(from: written.startIndex), opening == written.startIndex
    else { return Array(written) }
    var content: [UInt8] = []
    var start = opening + 1
    while let closing = quote(from: start) {
      content += written[start..<closing]
      let next = closing + 1
      guard next < written.endIndex, written[next] == Self.quote else {
        return content + written[next...]
      }
      content.append(Self.quote)
      start = next + 1
    }
    return content + written[start...]
  }

  /// Where the quote stands that nothing closes; nil where there is none.
  var unclosedQuote: Int? {
    guard written.first == Self.quote else { return nil }
    var start = written.startIndex + 1
    while let closing = quote(from: start) {
      let next = closing + 1
      guard next < written.endIndex, written[next] == Self.quote else { return nil }
      start = next + 1
    }
    return written.startIndex
  }

  private static let quote = UInt8(ascii: "\"")

  private func quote(from start: Int) -> Int? {
    written[start...].firstIndex(of: Self.quote)
  }
}
