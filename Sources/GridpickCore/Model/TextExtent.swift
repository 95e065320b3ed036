/// The amount of a text that is decoded: to show it, to search it, or whole, to print it.
package enum TextExtent: Sendable {
  /// The bytes that one line of any screen can show (rule L1).
  case seen
  /// The bytes that a search looks through (rule F1).
  case searched
  case whole

  /// More bytes than the widest screen has columns, yet few enough for a screen full of such texts.
  package static let seenByteCount = 1 << 12
  /// More bytes than any text that is written to be read at a glance.
  package static let searchedByteCount = 1 << 16

  package var byteCount: Int {
    switch self {
    case .seen: Self.seenByteCount
    case .searched: Self.searchedByteCount
    case .whole: .max
    }
  }

  /// The number of bytes to read: one more than is decoded, to see whether the text goes on.
  package var askedCount: Int { self == .whole ? .max : byteCount + 1 }

  package func text(of bytes: TextBytes) -> String {
    guard bytes.count > byteCount else { return String(decoding: bytes, as: UTF8.self) }
    return String(beginningOf: bytes, count: byteCount) + "…"
  }

  package func text(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer(text)
  }
}

extension String {
  /// Decodes the first `count` bytes of a longer text, or fewer, to cut no scalar.
  package init(beginningOf bytes: TextBytes, count: Int) {
    var end = count
    // Invalid UTF-8 may have no boundary between scalars.
    while end > count - 3, end > 0, bytes[end] & 0xc0 == 0x80 { end -= 1 }
    self.init(decoding: UnsafeBufferPointer(rebasing: bytes[..<end]), as: UTF8.self)
  }
}
