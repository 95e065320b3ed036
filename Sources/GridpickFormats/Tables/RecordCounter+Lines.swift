extension RecordCounter {
  /// Counts terminators as fast as memory delivers bytes; `end` is in the same block as `extent`.
  mutating func countLines(in bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) {
    var count = 0
    var offset = extent
    while end - offset >= 64 {
      // A lane counts to 255 at most.
      let stop = offset + min(255, (end - offset) / 64) * 64
      count += Self.count(of: syntax.terminator, in: bytes, from: offset, to: stop)
      offset = stop
    }
    for byte in bytes[offset..<end] where byte == syntax.terminator { count += 1 }
    noteLines(count, upTo: end, endsLine: bytes[end - 1] == syntax.terminator)
  }

  /// Returns how often `byte` occurs in whole vectors, of which there are 255 at most.
  private static func count(
    of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let wanted = SIMD64<UInt8>(repeating: byte)
    var lanes = SIMD64<UInt8>()
    for offset in stride(from: start, to: end, by: 64) {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: SIMD64<UInt8>.self)
      let found: SIMDMask<SIMD64<Int8>> = word .== wanted
      // A lane that matches has all bits set, which is -1.
      lanes &-= unsafeBitCast(found, to: SIMD64<UInt8>.self)
    }
    return sum(of: unsafeBitCast(lanes, to: SIMD8<UInt64>.self))
  }

  /// Returns the sum of all 64 bytes; bytes in even and in odd places are added as 16-bit numbers.
  private static func sum(of lanes: SIMD8<UInt64>) -> Int {
    let evens: UInt64 = 0x00ff_00ff_00ff_00ff
    var sums: UInt64 = 0
    for place in 0..<8 {
      sums &+= (lanes[place] & evens) &+ (lanes[place] &>> 8 & evens)
    }
    return Int((sums &* 0x0001_0001_0001_0001) &>> 48)
  }
}
