extension LetterReader {
  /// The start of the name of a file, behind the last slash that has something behind it.
  @inline(__always)
  var nameStart: Int {
    var end = text.count - 1
    // Compares eight bytes at once; a slash sets the high bit of its byte.
    while end >= 8, let start = UnsafeRawPointer(text.baseAddress) {
      let word = start.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self)
      let difference = UInt64(littleEndian: word) ^ 0x2f2f_2f2f_2f2f_2f2f
      let unequal = (difference & 0x7f7f_7f7f_7f7f_7f7f) &+ 0x7f7f_7f7f_7f7f_7f7f | difference
      let slashes = ~unequal & 0x8080_8080_8080_8080
      if slashes != 0 { return end - slashes.leadingZeroBitCount >> 3 }
      end -= 8
    }
    while end > 0 {
      end -= 1
      if text[end] == UInt8(ascii: "/") { return end + 1 }
    }
    return 0
  }

  /// Returns the letter before an offset; at the start of the text a slash, which scores the same.
  @inline(__always)
  func scalar(before offset: Int) -> UInt32 {
    guard offset > 0 else { return 0x2f }
    let last = text[offset - 1]
    return last < 0x80 ? UInt32(last) : letter(before: offset).scalar
  }

  /// Returns the score of letters that stand side by side.
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
