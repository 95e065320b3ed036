import GridpickCBits

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

  private let letters: [Letter]
  /// Each letter of the term sixteen times.
  private let wanted: [SIMD16<UInt8>]
  private let first: SIMD16<UInt8>
  private let last: SIMD16<UInt8>
  /// What makes a capital a small letter where case does not count.
  private let caseBits: SIMD16<UInt8>

  /// Nil for a term that has a letter beyond ASCII.
  init?(_ term: [UInt32], _ folding: LetterFolding, _ slots: LetterSlots) {
    guard term.allSatisfy({ $0 < 0x80 }), let first = term.first, let last = term.last else {
      return nil
    }
    let caseBit: UInt8 = folding.ignoresCase ? 0x20 : 0
    caseBits = SIMD16(repeating: caseBit)
    // In an order of its own, for a set has another one each time, and terms are compared.
    wanted = Set(term).sorted().map { SIMD16(repeating: UInt8($0) | caseBit) }
    self.first = SIMD16(repeating: UInt8(first) | caseBit)
    self.last = SIMD16(repeating: UInt8(last) | caseBit)
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

  /// Tells of each letter of a text that may be one of the term's and lies from the first of these on: which,
  /// where, what it is worth as the beginning of a word, and in the name of a file.
  ///
  /// False where not all is of ASCII.
  @inline(__always)
  func goThrough(
    _ text: UnsafeBufferPointer<UInt8>,
    _ take: (_ bits: UInt64, _ place: Int32, _ beginning: Int32, _ name: Int32) -> Void
  ) -> Bool {
    guard let bytes = UnsafeRawPointer(text.baseAddress) else { return true }
    return letters.withUnsafeBufferPointer { letters in
      var start = 0
      var nameStart: Int?
      while start < text.count {
        guard var hits = hits(in: bytes, from: start, of: text.count, goingOn: nameStart != nil)
        else { return false }
        if hits != 0, nameStart == nil { nameStart = LetterReader(text: text).nameStart }
        while hits != 0 {
          let place = start &+ hits.trailingZeroBitCount
          hits &= hits &- 1
          // What a text begins behind is as good as a slash.
          let shift = place > 0 ? letters[Int(text[place &- 1] & 0x7f)].shift : 0
          let letter = letters[Int(text[place] & 0x7f)]
          take(
            letter.bits, Int32(truncatingIfNeeded: place), Int32(letter.worths &>> shift & 0xff),
            Int32(Scoring.name(place &- (nameStart ?? 0))))
        }
        start &+= 64
      }
      return true
    }
  }

  /// A bit for each of up to 64 bytes that may be a letter of the term, without those that no way begins or
  /// ends with; nil where not all are of ASCII.
  @inline(__always)
  private func hits(
    in bytes: UnsafeRawPointer, from start: Int, of count: Int, goingOn: Bool
  ) -> UInt64? {
    var (hits, firsts, lasts) = (UInt64(), UInt64(), UInt64())
    var all = SIMD16<UInt8>()
    let end = min(start &+ 64, count)
    var offset = start
    while offset < end {
      // The last bytes are looked at together with some before them.
      let from = count < 16 ? offset : min(offset, count &- 16)
      let chunk = Self.chunk(of: bytes, at: from, upTo: count)
      all |= chunk
      let folded = chunk | caseBits
      var found = SIMDMask<SIMD16<Int8>>()
      for letter in wanted { found .|= folded .== letter }
      let before = UInt64(offset &- from)
      let place = UInt64(offset &- start)
      hits |= (Self.bits(of: found) &>> before) &<< place
      firsts |= (Self.bits(of: folded .== first) &>> before) &<< place
      lasts |= (Self.bits(of: folded .== last) &>> before) &<< place
      offset &+= 16
    }
    guard Self.bits(ofHigh: all) == 0 else { return nil }
    // Smart shifts: where there is none, nothing is left.
    if !goingOn { hits &= ~0 << UInt64(firsts.trailingZeroBitCount) }
    if end == count { hits &= ~0 >> UInt64(lasts.leadingZeroBitCount) }
    return hits & ~0 >> UInt64(64 &- (end &- start))
  }

  @inline(__always)
  private static func chunk(
    of bytes: UnsafeRawPointer, at offset: Int, upTo count: Int
  ) -> SIMD16<UInt8> {
    guard count < 16 else {
      return bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
    }
    let words =
      count < 8
      ? SIMD2(bytes.word(at: 0, upTo: count), 0)
      : SIMD2(
        bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self), bytes.word(at: 8, upTo: count))
    return unsafeBitCast(words, to: SIMD16<UInt8>.self)
  }

  /// A bit for each byte that is set.
  @inline(__always)
  private static func bits(of mask: SIMDMask<SIMD16<Int8>>) -> UInt64 {
    UInt64(bits_of(unsafeBitCast(mask, to: SIMD16<Int8>.self)))
  }

  /// A bit for each byte that is not of ASCII.
  @inline(__always)
  private static func bits(ofHigh bytes: SIMD16<UInt8>) -> UInt64 {
    UInt64(bits_of(unsafeBitCast(bytes, to: SIMD16<Int8>.self)))
  }
}
