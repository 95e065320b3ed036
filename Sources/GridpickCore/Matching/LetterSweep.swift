/// A scan of an ASCII text for the letters of a term, 64 bytes at a time.
struct LetterSweep: Equatable, Sendable {
  private struct Letter: Equatable, Sendable {
    /// The number, from 1, of the last letter of the term that this letter matches; 0 if none.
    let number: Int32
    /// The scores of this letter as the beginning of a word: five bits for each kind of letter that
    /// may come before it.
    let worths: UInt32
    /// The bit offset in `worths` of the next letter; its score after this kind of letter is there.
    let shift: UInt32
  }

  /// An example of each class of letters in ASCII, in their order.
  private static let kinds: [UInt32] = [0x20, 0x2f, 0x2e, 0x61, 0x41, 0x30]
  private static let worthBits: UInt32 = 5
  private static let worthMask: UInt32 = 1 << worthBits - 1

  private let letters: [Letter]
  /// For each letter of the term, by its number, the number of the same letter before it; or 0.
  private let earlier: [Int32]
  /// The letters of the term, each repeated sixteen times.
  private let wanted: [SIMD16<UInt8>]
  private let caseBits: SIMD16<UInt8>

  init?(_ term: [UInt32], _ folding: LetterFolding) {
    guard term.allSatisfy({ $0 < 0x80 }) else { return nil }
    func number(of letter: UInt32, in letters: ArraySlice<UInt32>) -> Int32 {
      Int32(letters.lastIndex(of: letter).map { $0 + 1 } ?? 0)
    }
    let caseBit: UInt8 = folding.ignoresCase ? 0x20 : 0
    caseBits = SIMD16(repeating: caseBit)
    wanted = term.map { SIMD16(repeating: UInt8($0) | caseBit) }
    earlier = [0] + term.indices.map { number(of: term[$0], in: term[..<$0]) }
    letters = (0..<0x80).map { (scalar: UInt32) in
      Letter(
        number: number(of: folding.folded(scalar), in: term[...]),
        worths: Self.kinds.reversed().reduce(0) {
          $0 << Self.worthBits | UInt32(Scoring.beginning(scalar, after: $1))
        }, shift: LetterClass(scalar).rawValue * Self.worthBits)
    }
  }

  /// Calls `visit` for each letter of the text that may matter; false if not all is ASCII.
  ///
  /// `visit` gets the number of the term's letter, the place, and the scores as a beginning and in
  /// a name. If the term has a letter more than once, its last number comes first.
  @inline(__always)
  func visitLetters(
    _ text: TextBytes,
    _ visit: (_ number: Int, _ place: Int32, _ beginning: Int32, _ name: Int32) -> Void
  ) -> Bool {
    letters.withUnsafeBufferPointer { letters in
      earlier.withUnsafeBufferPointer { earlier in
        var found = 0
        var nameStart: Int?
        for offset in stride(from: 0, to: text.count, by: 64) {
          let word = TextWord(text, from: offset)
          guard word.isASCII else { return false }
          var hits = hits(in: word, isLast: offset &+ 64 >= text.count, found: &found)
          if hits != 0, nameStart == nil { nameStart = LetterReader(text: text).nameStart }
          while hits != 0 {
            let place = offset &+ hits.trailingZeroBitCount
            hits &= hits &- 1
            // The start of the text scores like a space. A file may have changed since its bytes
            // were seen to be ASCII.
            let shift = place > 0 ? letters[Int(text[place &- 1] & 0x7f)].shift : 0
            let letter = letters[Int(text[place] & 0x7f)]
            var number = Int(letter.number)
            while number > 0 {
              visit(
                number, Int32(truncatingIfNeeded: place),
                Int32(letter.worths &>> shift & Self.worthMask),
                Int32(Scoring.name(place &- (nameStart ?? 0))))
              number = Int(earlier[number])
            }
          }
        }
        return true
      }
    }
  }

  /// Returns a bit for each byte that may be a letter; no bit if this last word excludes a match.
  ///
  /// `found` counts the leading letters of the term seen so far in their order.
  @inline(__always)
  private func hits(in word: TextWord, isLast: Bool, found: inout Int) -> UInt64 {
    wanted.withUnsafeBufferPointer { wanted in
      var hits: UInt64 = 0
      // A letter found in an earlier word counts anywhere in this one; any other counts only after
      // the letter before it.
      var allowed = ~0 as UInt64
      for index in wanted.indices {
        let mask = word.mask(of: wanted[index], setting: caseBits) & allowed
        hits |= mask
        if index == found {
          guard mask != 0 else { return isLast ? 0 : hits }
          found &+= 1
          allowed = ~(mask ^ (mask &- 1))
        }
        if isLast, index == wanted.count &- 1 { hits &= ~0 >> UInt64(mask.leadingZeroBitCount) }
      }
      return hits
    }
  }
}
