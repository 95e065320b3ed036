/// A field as RFC 4180 writes it, with or without quotes.
struct QuotedField {
  private let written: Slice<UnsafeBufferPointer<UInt8>>

  init(_ written: Slice<UnsafeBufferPointer<UInt8>>) {
    self.written = written
  }

  /// The content: no outer quotes, doubled ones single; bytes behind the closing quote are text.
  func content(upTo limit: Int) -> [UInt8] {
    guard written.first == Self.quote else { return Array(written.prefix(limit)) }
    var content: [UInt8] = []
    var start = written.startIndex + 1
    while content.count < limit {
      let rest = written[start...].prefix(limit - content.count)
      guard let closing = rest.firstIndex(of: Self.quote) else { return content + rest }
      content += written[start..<closing]
      let next = closing + 1
      guard next < written.endIndex, written[next] == Self.quote else {
        return content + written[next...].prefix(limit - content.count)
      }
      content.append(Self.quote)
      start = next + 1
    }
    return content
  }

  private static let quote = UInt8(ascii: "\"")
}
