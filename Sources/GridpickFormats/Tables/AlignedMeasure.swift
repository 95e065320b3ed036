import GridpickScreen

/// What a program counts that pads with blanks, and so how wide a character is in its tables.
enum AlignedMeasure: CaseIterable, Sendable {
  /// As `kubectl` and `ps` do.
  case characters
  /// As `column` and `df` do.
  case displayColumns

  /// How wide the character is whose first byte this is.
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
