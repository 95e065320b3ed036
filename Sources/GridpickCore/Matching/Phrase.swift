/// A query as it was typed, blanks included, which in a history counts more than any score.
struct Phrase {
  private let run: LetterRun

  init?(_ query: Query) {
    let text = query.text.unicodeScalars.drop { $0 == " " }
    let blanks = text.reversed().prefix { $0 == " " }.count
    let folding = LetterFolding(of: text.dropLast(blanks), isLiteral: false)
    let letters = text.dropLast(blanks).map { folding.folded($0.value) }
    guard !letters.isEmpty else { return nil }
    run = LetterRun(letters, folding, LetterFilter(letters, folding))
  }

  /// More for a text that is the phrase, begins with it, or has it at the beginning of a word.
  func score(in text: UnsafeBufferPointer<UInt8>) -> Int {
    if run.whole(text) != nil { return 3 * Scoring.phrase }
    if run.atStart(of: text) != nil { return 2 * Scoring.phrase }
    return run.best(in: text, .wordStart) != nil ? Scoring.phrase : 0
  }
}
