import GridpickCBits

/// Up to 64 bytes of an input, examined at once; each bit of a mask represents one byte.
struct ByteWord {
  private let bytes: SIMD64<UInt8>
  private let count: Int

  /// Creates a word of at most 64 bytes from `offset` to `end`; `end` must be inside the buffer.
  @inline(__always)
  init(_ source: UnsafeBufferPointer<UInt8>, from offset: Int, within end: Int) {
    // The load may include bytes after `end`; the masks leave them out.
    bytes =
      source.count - offset >= 64
      ? UnsafeRawBufferPointer(source).loadUnaligned(fromByteOffset: offset, as: SIMD64.self)
      : Self.padded(source, from: offset)
    count = min(64, end - offset)
  }

  private static func padded(
    _ source: UnsafeBufferPointer<UInt8>, from offset: Int
  ) -> SIMD64<UInt8> {
    var padded = SIMD64<UInt8>()
    withUnsafeMutableBytes(of: &padded) {
      $0.copyBytes(from: UnsafeRawBufferPointer(source)[offset...])
    }
    return padded
  }

  @inline(__always)
  func mask(of byte: UInt8) -> UInt64 {
    let found = bytes .== SIMD64<UInt8>(repeating: byte)
    // The vector is read in quarters, because Swift copies its halves byte by byte.
    let eighths = unsafeBitCast(found, to: SIMD8<UInt64>.self)
    var bits: UInt64 = 0
    for place in 0..<4 {
      let quarter = SIMD2(eighths[place &* 2], eighths[place &* 2 &+ 1])
      bits |= UInt64(bits_of(unsafeBitCast(quarter, to: SIMD16<Int8>.self))) &<< UInt64(place &* 16)
    }
    return bits & ~0 >> UInt64(64 - count)
  }
}
