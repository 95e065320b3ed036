/// The first places of a fuzzy term's letters, used if text or term is too long for the best ones.
struct FirstAlignment {
  private(set) var bytes: [Range<Int>] = []
  private var tally = Tally()

  var score: Int { tally.score }

  init?(_ term: Term, in text: UnsafeBufferPointer<UInt8>) {
    let reader = LetterReader(text: text)
    let nameStart = reader.nameStart
    var previous = reader.scalar(before: 0)
    var offset = 0
    var place = 0
    var index = 0
    while offset < text.count, index < term.letters.count {
      let letter = reader.letter(at: offset)
      let end = offset + letter.length
      if term.folding.folded(letter.scalar) == term.letters[index] {
        tally.add(
          place, worth: Scoring.beginning(letter.scalar, after: previous),
          name: Scoring.name(offset - nameStart))
        bytes.append(joining: offset..<end)
        index += 1
      }
      previous = letter.scalar
      offset = end
      place += 1
    }
    guard index == term.letters.count else { return nil }
  }
}

extension [Range<Int>] {
  mutating func append(joining range: Range<Int>) {
    if let last, last.upperBound == range.lowerBound {
      self[count - 1] = last.lowerBound..<range.upperBound
    } else {
      append(range)
    }
  }
}
