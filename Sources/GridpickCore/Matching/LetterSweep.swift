import GridpickCBits

/// A scan of an ASCII text for the letters of a term, sixteen bytes at a time.
///
/// Only bytes that may be letters of the term are then taken one by one.
struct LetterSweep: Equatable, Sendable {
  /// The data about one ASCII letter of a text.
  private struct Letter: Equatable, Sendable {
    /// The letters of the term that this letter may stand for, one bit for each.
    let bits: UInt64
    /// The scores as the beginning of a word, five bits for each kind of letter before this one.
    let worths: UInt32
    /// The bit offset, in `worths` of the next letter, of the score behind this kind of letter.
    let shift: UInt32
  }

  /// An example of each kind of letter; kinds differ in the score they give to the next letter.
  private static let kinds: [UInt32] = [0x20, 0x2f, 0x2e, 0x61, 0x41, 0x30]
  private static let worthBits: UInt32 = 5
  private static let worthMask: UInt32 = 1 << worthBits - 1

  private let letters: [Letter]
  /// The letters of the term, each repeated sixteen times.
  private let wanted: [SIMD16<UInt8>]
  private let first: SIMD16<UInt8>
  private let last: SIMD16<UInt8>
  /// The bits that turn a capital into a small letter, if case does not count.
  private let caseBits: SIMD16<UInt8>

  /// Returns nil for a term that has a letter beyond ASCII.
  init?(_ term: [UInt32], _ folding: LetterFolding, _ slots: LetterSlots) {
    guard term.allSatisfy({ $0 < 0x80 }), let first = term.first, let last = term.last else {
      return nil
    }
    let caseBit: UInt8 = folding.ignoresCase ? 0x20 : 0
    caseBits = SIMD16(repeating: caseBit)
    // Sorted, because terms are compared and the order of a set changes from run to run.
    wanted = Set(term).sorted().map { SIMD16(repeating: UInt8($0) | caseBit) }
    self.first = SIMD16(repeating: UInt8(first) | caseBit)
    self.last = SIMD16(repeating: UInt8(last) | caseBit)
    letters = (0..<0x80).map { (scalar: UInt32) in
      let kind: UInt32 =
        switch LetterClass(scalar) {
        case .blank: 0
        case .delimiter: 1
        case .sign: 2
        case .small: 3
        case .capital, .letter: 4
        case .digit: 5
        }
      return Letter(
        bits: slots[scalar],
        worths: Self.kinds.reversed().reduce(0) {
          $0 << Self.worthBits | UInt32(Scoring.beginning(scalar, after: $1))
        }, shift: kind * Self.worthBits)
    }
  }

  /// Calls `visit` for each letter of the text that may be a letter of the term.
  ///
  /// `visit` gets the letters of the term as bits, the place, the score as the beginning of a word,
  /// and the score in the name of a file. Letters before the first possible start of a match are
  /// left out. The result is false if the text is not all ASCII.
  @inline(__always)
  func visitLetters(
    _ text: UnsafeBufferPointer<UInt8>,
    _ visit: (_ bits: UInt64, _ place: Int32, _ beginning: Int32, _ name: Int32) -> Void
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
          // The start of the text scores like a blank.
          let shift = place > 0 ? letters[Int(text[place &- 1] & 0x7f)].shift : 0
          let letter = letters[Int(text[place] & 0x7f)]
          visit(
            letter.bits, Int32(truncatingIfNeeded: place),
            Int32(letter.worths &>> shift & Self.worthMask),
            Int32(Scoring.name(place &- (nameStart ?? 0))))
        }
        start &+= 64
      }
      return true
    }
  }

  /// Returns a bit for each of up to 64 bytes that may be a letter of the term.
  ///
  /// Bytes before the first possible start and behind the last possible end of a match are left
  /// out. The result is nil if a byte is not ASCII.
  @inline(__always)
  private func hits(
    in bytes: UnsafeRawPointer, from start: Int, of count: Int, goingOn: Bool
  ) -> UInt64? {
    var (hits, firsts, lasts) = (UInt64(), UInt64(), UInt64())
    var all = SIMD16<UInt8>()
    let end = min(start &+ 64, count)
    var offset = start
    while offset < end {
      // The last chunk is moved back to have sixteen bytes, so it overlaps the chunk before it.
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
    // Swift's shifts give 0 for 64 bits or more, so without a first or last letter no hit is left.
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

  /// Returns a bit for each byte that is set in the mask.
  @inline(__always)
  static func bits(of mask: SIMDMask<SIMD16<Int8>>) -> UInt64 {
    UInt64(bits_of(unsafeBitCast(mask, to: SIMD16<Int8>.self)))
  }

  /// Returns a bit for each byte that is not ASCII.
  @inline(__always)
  static func bits(ofHigh bytes: SIMD16<UInt8>) -> UInt64 {
    UInt64(bits_of(unsafeBitCast(bytes, to: SIMD16<Int8>.self)))
  }
}
