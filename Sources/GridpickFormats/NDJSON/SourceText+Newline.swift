extension SourceText {
  /// Returns the offset of the next newline, examining eight bytes at a time; nil if there is none.
  ///
  /// The top bit of a byte ends up set if the byte is a newline. Borrows run only upwards from such
  /// a byte, so the lowest bit set is exact.
  func newline(from start: Int) -> Int? {
    withBytes { bytes in
      let ones: UInt64 = 0x0101_0101_0101_0101
      let raw = UnsafeRawBufferPointer(bytes)
      var offset = start
      while offset + 8 <= raw.count {
        let word = UInt64(
          littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let differing = word ^ ones &* 0x0a
        let flags = (differing &- ones) & ~differing & (ones &* 0x80)
        if flags != 0 { return offset + flags.trailingZeroBitCount / 8 }
        offset += 8
      }
      return bytes[offset...].firstIndex(of: .newline)
    }
  }
}
