extension SourceText {
  /// Where the next newline is, eight bytes looked at at a time while eight are left.
  ///
  /// A byte's top bit ends up set where it is a newline. Borrows run only upwards from such a byte,
  /// so the lowest one set is exact.
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
