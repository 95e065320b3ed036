extension LetterReader {
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

  /// Returns the bytes of letters with these ascending numbers; adjoining ones share a range.
  func bytes(of places: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    var place = 0
    for wanted in places {
      while place < wanted, offset < text.count {
        offset += letter(at: offset).length
        place += 1
      }
      guard offset < text.count else { break }
      ranges.append(joining: offset..<(offset + letter(at: offset).length))
    }
    return ranges
  }
}
