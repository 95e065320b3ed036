/// Up to 64 bytes of an input, looked at all at once; a bit of a mask stands for each.
struct ByteWord {
  private let bytes: SIMD64<UInt8>
  /// Where it begins in the input.
  let offset: Int
  let count: Int

  /// The 64 bytes from `offset` on, all of which are in the buffer.
  @inline(__always)
  init(_ source: UnsafeBufferPointer<UInt8>, from offset: Int) {
    bytes = UnsafeRawBufferPointer(source)
      .loadUnaligned(fromByteOffset: offset, as: SIMD64<UInt8>.self)
    self.offset = offset
    count = 64
  }

  /// The fewer than 64 bytes before `end`, which is after `offset` and inside the buffer.
  init(_ source: UnsafeBufferPointer<UInt8>, from offset: Int, upTo end: Int) {
    var padded = SIMD64<UInt8>()
    withUnsafeMutableBytes(of: &padded) {
      $0.copyBytes(from: UnsafeRawBufferPointer(source)[offset..<end])
    }
    bytes = padded
    self.offset = offset
    count = end - offset
  }

  /// The bits of the bytes that it has.
  @inline(__always)
  var all: UInt64 { ~0 >> UInt64(64 - count) }

  var last: UInt8 { bytes[count - 1] }

  /// Where the byte stands.
  ///
  /// No instruction for this is in reach. Each eighth of the bytes is given a bit of its own, so that
  /// all eight can be laid over each other; what comes out is the mask as a square of 8 × 8 bits on
  /// its side, which is turned over (Hacker's Delight, 7-3). Halves of a vector would be neater, but
  /// Swift copies those byte by byte.
  @inline(__always)
  func mask(of byte: UInt8) -> UInt64 {
    let wanted = SIMD64<UInt8>(repeating: byte)
    let found: SIMDMask<SIMD64<Int8>> = bytes .== wanted
    let eighths = unsafeBitCast(found, to: SIMD8<UInt64>.self)
    var square: UInt64 = 0
    for place in 0..<8 {
      square |= eighths[place] & 0x0101_0101_0101_0101 &<< UInt64(place)
    }
    if square == 0 { return 0 }
    var turned = (square ^ square &>> 7) & 0x00aa_00aa_00aa_00aa
    square ^= turned ^ turned &<< 7
    turned = (square ^ square &>> 14) & 0x0000_cccc_0000_cccc
    square ^= turned ^ turned &<< 14
    turned = (square ^ square &>> 28) & 0x0000_0000_f0f0_f0f0
    square ^= turned ^ turned &<< 28
    return square & all
  }
}
