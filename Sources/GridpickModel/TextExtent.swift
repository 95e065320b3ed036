/// How much of a text is decoded.
///
/// Labels and titles are decoded to be shown, to be looked through, or whole to be printed.
package enum TextExtent: Sendable {
  /// As much as one line of any screen shows (rule L1).
  case seen
  /// As much as is looked through for what somebody wants to find (rule F1).
  case searched
  case whole

  /// More bytes than there are columns on the widest of screens, and few enough for a screen full of them.
  package static let seenByteCount = 1 << 12
  /// More than any text has that somebody has written to be read at a glance.
  package static let searchedByteCount = 1 << 16

  package var byteCount: Int {
    switch self {
    case .seen: Self.seenByteCount
    case .searched: Self.searchedByteCount
    case .whole: .max
    }
  }

  /// One more than tells that a text goes on.
  package var askedCount: Int { self == .whole ? .max : byteCount + 1 }

  /// The bytes decoded, with an ellipsis where they go on.
  package func text(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.count > byteCount else { return String(decoding: bytes, as: UTF8.self) }
    return String(beginningOf: bytes, count: byteCount) + "…"
  }

  package func text(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer(text)
  }
}

extension String {
  /// So many bytes of more, or a few less where a scalar would be cut.
  package init(beginningOf bytes: UnsafeBufferPointer<UInt8>, count: Int) {
    var end = count
    // In bad UTF-8 there may be no place between two scalars.
    while end > count - 3, end > 0, bytes[end] & 0xc0 == 0x80 { end -= 1 }
    self.init(decoding: UnsafeBufferPointer(rebasing: bytes[..<end]), as: UTF8.self)
  }
}
