/// A reader of the letters of a text; bytes that are not UTF-8 read as U+FFFD, one byte at a time.
struct LetterReader {
  struct Letter {
    let scalar: UInt32
    let length: Int

    static let broken = Letter(scalar: 0xfffd, length: 1)
  }

  let text: TextBytes

  /// Returns the letter at an offset, which must lie in the text.
  @inline(__always)
  func letter(at offset: Int) -> Letter {
    let first = text[offset]
    return first < 0x80 ? Letter(scalar: UInt32(first), length: 1) : longLetter(at: offset)
  }

  func letter(before offset: Int) -> Letter {
    for length in stride(from: min(4, offset), to: 1, by: -1) {
      let letter = letter(at: offset - length)
      if letter.length == length { return letter }
    }
    let last = text[offset - 1]
    return last < 0x80 ? Letter(scalar: UInt32(last), length: 1) : .broken
  }

  private func longLetter(at offset: Int) -> Letter {
    let first = text[offset]
    let (length, least): (Int, UInt32)
    switch first {
    case 0xc2..<0xe0: (length, least) = (2, 0x80)
    case 0xe0..<0xf0: (length, least) = (3, 0x800)
    case 0xf0..<0xf5: (length, least) = (4, 0x1_0000)
    default: return .broken
    }
    guard offset + length <= text.count else { return .broken }
    var scalar = UInt32(first) & (0x7f >> UInt32(length))
    for byte in text[(offset + 1)..<(offset + length)] {
      guard byte & 0xc0 == 0x80 else { return .broken }
      scalar = scalar << 6 | UInt32(byte & 0x3f)
    }
    guard scalar >= least, Unicode.Scalar(scalar) != nil else { return .broken }
    return Letter(scalar: scalar, length: length)
  }
}

extension LetterReader {
  /// The place after the last slash; -1 if a space comes before the first slash: that is no path.
  @inline(__always)
  var nameStart: Int {
    var start = 0
    var isPath = false
    for offset in stride(from: 0, to: text.count, by: 64) {
      let word = TextWord(text, from: offset)
      var slashes = word.mask(of: SIMD16(repeating: UInt8(ascii: "/")))
      if !isPath {
        let blanks = word.mask(of: SIMD16(repeating: UInt8(ascii: " ")))
        if blanks.trailingZeroBitCount < slashes.trailingZeroBitCount { return -1 }
        isPath = slashes != 0
      }
      // No name follows a slash at the end of the text.
      if offset &+ word.count == text.count {
        slashes &= ~(1 &<< UInt64(truncatingIfNeeded: word.count &- 1))
      }
      if slashes != 0 { start = offset &+ 64 &- slashes.leadingZeroBitCount }
    }
    return start
  }

  /// Returns the letter before an offset; at the start of the text a space, which scores the same.
  @inline(__always)
  func scalar(before offset: Int) -> UInt32 {
    guard offset > 0 else { return 0x20 }
    let last = text[offset - 1]
    return last < 0x80 ? UInt32(last) : letter(before: offset).scalar
  }

  func score(ofRun run: Range<Int>) -> Int {
    let nameStart = nameStart
    var score = 0
    var isRooted = false
    var previous = scalar(before: run.lowerBound)
    var offset = run.lowerBound
    while offset < run.upperBound {
      let letter = letter(at: offset)
      let beginning = Scoring.beginning(letter.scalar, after: previous)
      score += Scoring.letter + Scoring.name(offset - nameStart)
      score +=
        offset == run.lowerBound
        ? beginning * Scoring.firstFactor
        : max(beginning, isRooted ? Scoring.rooted : Scoring.adjoining)
      isRooted = isRooted || beginning > 0
      previous = letter.scalar
      offset += letter.length
    }
    return score
  }

  var startOfLetters: Int {
    var offset = 0
    while offset < text.count {
      let letter = letter(at: offset)
      guard LetterClass(letter.scalar) == .blank else { break }
      offset += letter.length
    }
    return offset
  }

  var endOfLetters: Int {
    var offset = text.count
    while offset > 0 {
      let letter = letter(before: offset)
      guard LetterClass(letter.scalar) == .blank else { break }
      offset -= letter.length
    }
    return offset
  }
}
