extension LetterReader {
  /// Behind the last slash; -1 for a text with a blank before its first slash, which is no path.
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
      // A slash at the end of the text has nothing behind it.
      if offset &+ word.count == text.count {
        slashes &= ~(1 &<< UInt64(truncatingIfNeeded: word.count &- 1))
      }
      if slashes != 0 { start = offset &+ 64 &- slashes.leadingZeroBitCount }
    }
    return start
  }

  /// Returns the letter before an offset; at the start of the text a blank, which scores the same.
  @inline(__always)
  func scalar(before offset: Int) -> UInt32 {
    guard offset > 0 else { return 0x20 }
    let last = text[offset - 1]
    return last < 0x80 ? UInt32(last) : letter(before: offset).scalar
  }

  func score(ofRun run: Range<Int>) -> Int {
    let nameStart = nameStart
    var tally = Tally()
    var previous = scalar(before: run.lowerBound)
    var offset = run.lowerBound
    var place = 0
    while offset < run.upperBound {
      let letter = letter(at: offset)
      tally.add(
        place, worth: Scoring.beginning(letter.scalar, after: previous),
        name: Scoring.name(offset - nameStart))
      previous = letter.scalar
      offset += letter.length
      place += 1
    }
    return tally.score
  }
}
