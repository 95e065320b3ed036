import GridpickCore

/// The unit in which a program pads with blanks, which decides the width of characters in tables.
enum AlignedMeasure: CaseIterable, Sendable {
  /// The unit of `kubectl` and `ps`.
  case characters
  /// The unit of `column` and `df`.
  case displayColumns

  @inline(__always)
  func width(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes[offset] < 0x80 ? 1 : wideWidth(at: offset, in: bytes)
  }

  private func wideWidth(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    switch self {
    case .characters: return 1
    case .displayColumns:
      let longest = bytes[offset..<min(offset + 4, bytes.count)]
      let scalar = String(decoding: longest, as: UTF8.self).unicodeScalars.first
      return scalar.flatMap(DisplayWidth.width) ?? 1
    }
  }
}
