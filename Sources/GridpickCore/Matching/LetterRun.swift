struct LetterRun: Equatable, Sendable {
  enum Ground {
    case anywhere
    case wordStart
    case wholeWord
  }

  let letters: [UInt32]
  let folding: LetterFolding
  let filter: LetterFilter

  init(_ letters: [UInt32], _ folding: LetterFolding) {
    self.letters = letters
    self.folding = folding
    filter = LetterFilter(letters, folding)
  }

  /// Returns the run with the best beginning, the first of equals.
  func best(in text: TextBytes, _ ground: Ground) -> Range<Int>? {
    let reader = LetterReader(text: text)
    let nameStart = reader.nameStart
    var best: (run: Range<Int>, worth: Int)?
    var offset = filter.placeOfFirst(in: text, from: 0)
    while offset < text.count {
      let letter = reader.letter(at: offset)
      if folding.folded(letter.scalar) == letters[0], let run = run(in: reader, from: offset) {
        let previous = reader.scalar(before: offset)
        let beginning = Scoring.beginning(letter.scalar, after: previous)
        let worth = beginning * Scoring.firstFactor + Scoring.name(offset - nameStart)
        let isThere =
          switch ground {
          case .anywhere: true
          case .wordStart: beginning > 0 || !LetterClass(letter.scalar).isOfWord
          case .wholeWord:
            !LetterClass(previous).isOfWord && !reader.isOfWord(at: run.upperBound)
          }
        if isThere, best.map({ $0.worth < worth }) ?? true { best = (run, worth) }
      }
      offset = filter.placeOfFirst(in: text, from: offset + letter.length)
    }
    return best?.run
  }

  func atStart(of text: TextBytes) -> Range<Int>? {
    let reader = LetterReader(text: text)
    return run(in: reader, from: isBlank(letters.first) ? 0 : reader.startOfLetters)
  }

  func atEnd(of text: TextBytes) -> Range<Int>? {
    let reader = LetterReader(text: text)
    var start = isBlank(letters.last) ? text.count : reader.endOfLetters
    for _ in letters {
      guard start > 0 else { return nil }
      start -= reader.letter(before: start).length
    }
    return run(in: reader, from: start)
  }

  func whole(_ text: TextBytes) -> Range<Int>? {
    let end = isBlank(letters.last) ? text.count : LetterReader(text: text).endOfLetters
    return atStart(of: text).flatMap { $0.upperBound == end ? $0 : nil }
  }

  private func isBlank(_ letter: UInt32?) -> Bool {
    letter.map(LetterClass.init) == .blank
  }

  private func run(in reader: LetterReader, from start: Int) -> Range<Int>? {
    guard reader.text.count - start >= letters.count else { return nil }
    var offset = start
    for expected in letters {
      guard offset < reader.text.count else { return nil }
      let letter = reader.letter(at: offset)
      guard folding.folded(letter.scalar) == expected else { return nil }
      offset += letter.length
    }
    return start..<offset
  }
}

extension LetterReader {
  fileprivate func isOfWord(at offset: Int) -> Bool {
    offset < text.count && LetterClass(letter(at: offset).scalar).isOfWord
  }
}
