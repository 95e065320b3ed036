extension ByteWord {
  /// Returns how often `byte` occurs in some bytes, as fast as memory delivers them.
  static func count(
    of byte: UInt8, in source: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    var count = 0
    var offset = start
    while end - offset >= 64 {
      // A lane counts to 255 at most.
      let stop = offset + min(255, (end - offset) / 64) * 64
      count += countInLanes(of: byte, in: source, from: offset, to: stop)
      offset = stop
    }
    guard offset < end else { return count }
    return count + ByteWord(source, from: offset, within: end).mask(of: byte).nonzeroBitCount
  }

  /// Returns how often `byte` occurs in whole vectors, of which there are 255 at most.
  private static func countInLanes(
    of byte: UInt8, in source: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    let raw = UnsafeRawBufferPointer(source)
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
