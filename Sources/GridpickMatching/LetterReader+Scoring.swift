extension LetterReader {
  /// Where the name of a file begins: behind the last slash that has something behind it.
  var nameStart: Int {
    var index = text.count - 1
    while index > 0 {
      index -= 1
      if text[index] == UInt8(ascii: "/") { return index + 1 }
    }
    return 0
  }

  /// The letter before an offset; what a text begins behind is as good as a slash.
  @inline(__always)
  func scalar(before offset: Int) -> UInt32 {
    guard offset > 0 else { return 0x2f }
    let last = text[offset - 1]
    return last < 0x80 ? UInt32(last) : letter(before: offset).scalar
  }

  /// How well letters are taken that stand side by side.
  func score(ofRun run: Range<Int>) -> Int {
    let nameStart = nameStart
    var tally = Tally()
    var previous = scalar(before: run.lowerBound)
    var offset = run.lowerBound
    var place = 0
    while offset < run.upperBound {
      let letter = letter(at: offset)
      tally.take(
        place, worth: Scoring.beginning(letter.scalar, after: previous),
        name: Scoring.name(offset - nameStart))
      previous = letter.scalar
      offset += letter.length
      place += 1
    }
    return tally.score
  }
}
