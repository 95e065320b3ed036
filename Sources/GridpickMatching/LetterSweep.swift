/// Takes the letters of a term from a text of ASCII, where sixteen bytes are looked at at once and only those
/// that may be one of its letters one by one.
struct LetterSweep: Equatable, Sendable {
  /// What is known of a letter of ASCII.
  private struct Letter: Equatable, Sendable {
    /// Which letters of the term it may be, a bit each.
    let bits: UInt64
    /// What it is worth as the beginning of a word, a byte for each kind of letter before it.
    let worths: UInt32
    /// Where such a byte is for what comes behind this letter.
    let shift: UInt32
  }

  /// One of each kind of letter that differ by what they make of the next one.
  private static let kinds: [UInt32] = [0x2f, 0x61, 0x41, 0x30]
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  private let letters: [Letter]
  /// Each letter of the term sixteen times.
  private let wanted: [SIMD16<UInt8>]
  /// What makes a capital a small letter where case does not count.
  private let caseBits: SIMD16<UInt8>

  /// Nil for a term that has a letter beyond ASCII.
  init?(_ term: [UInt32], _ folding: LetterFolding, _ slots: LetterSlots) {
    guard term.allSatisfy({ $0 < 0x80 }) else { return nil }
    let caseBit: UInt8 = folding.ignoresCase ? 0x20 : 0
    caseBits = SIMD16(repeating: caseBit)
    // In an order of its own, for a set has another one each time, and terms are compared.
    wanted = Set(term).sorted().map { SIMD16(repeating: UInt8($0) | caseBit) }
    letters = (0..<0x80).map { (scalar: UInt32) in
      let kind: UInt32 =
        switch LetterClass(scalar) {
        case .blank, .sign: 0
        case .small: 1
        case .capital, .letter: 2
        case .digit: 3
        }
      return Letter(
        bits: slots[scalar],
        worths: Self.kinds.reversed().reduce(0) {
          $0 << 8 | UInt32(Scoring.beginning(scalar, after: $1))
        }, shift: kind << 3)
    }
  }

  /// Takes what lies between two places, all of ASCII outside of these; false where it is not within them.
  @inline(__always)
  func take(
    _ places: ClosedRange<Int>, of text: UnsafeBufferPointer<UInt8>, nameStart: Int,
    for score: Alignment.Score
  ) -> Bool {
    guard let bytes = text.baseAddress else { return true }
    return letters.withUnsafeBufferPointer { letters in
      var start = places.lowerBound
      while start <= places.upperBound {
        let end = min(start + 64, places.upperBound + 1)
        guard var hits = hits(in: UnsafeRawPointer(bytes), from: start, to: end, of: text.count)
        else { return false }
        while hits != 0 {
          let place = start &+ hits.trailingZeroBitCount
          hits &= hits &- 1
          // What a text begins behind is as good as a slash.
          let shift = place > 0 ? letters[Int(bytes[place &- 1] & 0x7f)].shift : 0
          let letter = letters[Int(bytes[place] & 0x7f)]
          score.take(
            letter.bits, at: Int32(truncatingIfNeeded: place),
            worth: Int32(letter.worths &>> shift & 0xff),
            name: Int32(Scoring.name(place &- nameStart)))
        }
        start = end
      }
      return true
    }
  }

  /// A bit for each of up to 64 bytes that may be a letter of the term; nil where not all are of ASCII.
  @inline(__always)
  private func hits(in bytes: UnsafeRawPointer, from start: Int, to end: Int, of count: Int)
    -> UInt64?
  {
    var hits: UInt64 = 0
    var all = SIMD16<UInt8>()
    var offset = start
    while offset < end {
      let chunk = Self.chunk(of: bytes, at: offset, upTo: count)
      all |= chunk
      let folded = chunk | caseBits
      var found = SIMDMask<SIMD16<Int8>>()
      for letter in wanted { found .|= folded .== letter }
      hits |= Self.bits(of: found) &<< UInt64(offset &- start)
      offset &+= 16
    }
    let words = unsafeBitCast(all, to: SIMD2<UInt64>.self)
    guard (words[0] | words[1]) & Self.highBits == 0 else { return nil }
    return hits & ~0 >> UInt64(64 - (end - start))
  }

  @inline(__always)
  private static func chunk(
    of bytes: UnsafeRawPointer, at offset: Int, upTo count: Int
  ) -> SIMD16<UInt8> {
    guard offset + 16 > count else {
      return bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
    }
    let words =
      offset + 8 > count
      ? SIMD2(bytes.word(at: offset, upTo: count), 0)
      : SIMD2(
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
        bytes.word(at: offset + 8, upTo: count))
    return unsafeBitCast(words, to: SIMD16<UInt8>.self)
  }

  /// A bit for each byte that is set.
  @inline(__always)
  private static func bits(of mask: SIMDMask<SIMD16<Int8>>) -> UInt64 {
    let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return bits(of: words[0]) | bits(of: words[1]) << 8
  }

  @inline(__always)
  private static func bits(of word: UInt64) -> UInt64 {
    ((word & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101) >> 56
  }
}
