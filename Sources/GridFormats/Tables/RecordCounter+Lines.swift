extension RecordCounter {
  /// Counts terminators as fast as memory gives bytes; `end` is in the same block.
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

  /// Over whole vectors, 255 at most.
  private static func count(
    of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let wanted = SIMD64<UInt8>(repeating: byte)
    var lanes = SIMD64<UInt8>()
    for offset in stride(from: start, to: end, by: 64) {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: SIMD64<UInt8>.self)
      let found: SIMDMask<SIMD64<Int8>> = word .== wanted
      // What is found is all ones, which is -1.
      lanes &-= unsafeBitCast(found, to: SIMD64<UInt8>.self)
    }
    let pairs = unsafeBitCast(lanes, to: SIMD32<UInt16>.self)
    let evens = SIMD32<UInt16>(repeating: 0xff)
    let sums = (pairs & evens) &+ (pairs &>> SIMD32<UInt16>(repeating: 8))
    return Int(sums.wrappedSum())
  }
}
