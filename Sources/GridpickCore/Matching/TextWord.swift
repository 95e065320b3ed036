import GridpickCBits

/// Up to 64 bytes of a text, examined at once; each bit of a mask stands for one byte.
struct TextWord {
  let count: Int
  private let first: SIMD16<UInt8>
  private let second: SIMD16<UInt8>
  private let third: SIMD16<UInt8>
  private let last: SIMD16<UInt8>

  /// Reads from an offset on, where at least one byte must follow.
  @inline(__always)
  init(_ text: TextBytes, from offset: Int) {
    let start = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped) + offset
    count = min(64, text.count &- offset)
    // With fewer than 64 bytes chunks overlap or repeat each other.
    if count >= 16 {
      first = start.loadUnaligned(as: SIMD16<UInt8>.self)
      last = start.loadUnaligned(fromByteOffset: count &- 16, as: SIMD16<UInt8>.self)
    } else {
      first = Self.chunk(of: start, upTo: count)
      last = first
    }
    if count > 32 {
      second = start.loadUnaligned(fromByteOffset: 16, as: SIMD16<UInt8>.self)
      third = start.loadUnaligned(fromByteOffset: count &- 32, as: SIMD16<UInt8>.self)
    } else {
      second = first
      third = first
    }
  }

  @inline(__always)
  private static func chunk(of start: UnsafeRawPointer, upTo count: Int) -> SIMD16<UInt8> {
    let words =
      count < 8
      ? SIMD2(start.word(at: 0, upTo: count), 0)
      : SIMD2(start.loadUnaligned(as: UInt64.self), start.word(at: 8, upTo: count))
    return unsafeBitCast(words, to: SIMD16<UInt8>.self)
  }

  @inline(__always)
  var isASCII: Bool { ((first | second) | (third | last)).bitsBeyondASCII == 0 }

  /// Returns a mask of the bytes that equal `byte` once `caseBits` are set in them.
  @inline(__always)
  func mask(of byte: SIMD16<UInt8>, setting caseBits: SIMD16<UInt8> = SIMD16()) -> UInt64 {
    let count = UInt64(truncatingIfNeeded: count)
    // Zeros fill up a short text. With the case bits set they would equal a space.
    guard count >= 16 else { return (first | caseBits .== byte).bits & (1 &<< count &- 1) }
    let outer = (first | caseBits .== byte).bits | (last | caseBits .== byte).bits &<< (count &- 16)
    guard count > 32 else { return outer }
    return outer | (second | caseBits .== byte).bits &<< 16
      | (third | caseBits .== byte).bits &<< (count &- 32)
  }
}

extension SIMDMask<SIMD16<Int8>> {
  @inline(__always)
  var bits: UInt64 { UInt64(bits_of(unsafeBitCast(self, to: SIMD16<Int8>.self))) }
}

extension SIMD16<UInt8> {
  @inline(__always)
  var bitsBeyondASCII: UInt64 { UInt64(bits_of(unsafeBitCast(self, to: SIMD16<Int8>.self))) }
}
