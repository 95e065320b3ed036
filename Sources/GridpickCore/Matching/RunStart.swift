/// The start of the run that would end at the letter read last.
struct RunStart {
  private let reader: LetterReader
  private(set) var offset = 0
  private var previous: UInt32

  init(_ reader: LetterReader) {
    self.reader = reader
    previous = reader.scalar(before: 0)
  }

  /// Moves to the next letter, but never beyond the text, even if the text changes meanwhile.
  mutating func step() {
    let letter = reader.letter(at: offset)
    guard offset + letter.length < reader.text.count else { return }
    previous = letter.scalar
    offset += letter.length
  }

  private var scalar: UInt32 { reader.letter(at: offset).scalar }

  func worth(nameStart: Int) -> Int {
    let beginning = Scoring.beginning(scalar, after: previous)
    return beginning * Scoring.firstFactor + Scoring.name(offset - nameStart)
  }

  func isOn(_ ground: LetterRun.Ground, to end: Int) -> Bool {
    switch ground {
    case .anywhere: true
    case .wordStart:
      !LetterClass(scalar).isOfWord || Scoring.beginning(scalar, after: previous) > 0
    case .wholeWord:
      !LetterClass(previous).isOfWord
        && (end == reader.text.count || !LetterClass(reader.letter(at: end).scalar).isOfWord)
    }
  }
}
