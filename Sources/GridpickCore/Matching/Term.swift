/// A term of a query; a class, because threads would contend for the parts of a copied struct.
package final class Term: Sendable {
  enum Kind: Equatable, Sendable {
    /// The letters in their order, with any other letters between them.
    case fuzzy
    case exact
    /// The letters side by side, with no letter or digit next to them.
    case word
    case prefix
    case suffix
    case equal
    /// No letters, but what the label of the term's column is worth.
    case comparison(Comparison)
  }

  /// True if the term must not occur.
  package let isInverse: Bool
  /// The only column in which the term is searched; nil for all columns.
  package let column: Int?
  let kind: Kind
  /// The letters of the term, folded like those of a text; never empty, and of no use to compare.
  let letters: [UInt32]
  let folding: LetterFolding
  let filter: LetterFilter
  let slots: LetterSlots
  /// The scan of ASCII texts; nil if the term has a letter beyond ASCII.
  let sweep: LetterSweep?
  let run: LetterRun

  init(
    _ letters: [UInt32], _ kind: Kind, _ folding: LetterFolding, isInverse: Bool, column: Int?
  ) {
    self.isInverse = isInverse
    self.column = column
    self.kind = kind
    self.letters = letters
    self.folding = folding
    filter = LetterFilter(letters, folding)
    slots = LetterSlots(letters, folding)
    sweep = LetterSweep(letters, folding)
    run = LetterRun(letters, folding, filter)
  }

  /// Creates a copy for one thread, so that threads do not contend for one reference count.
  package init(like other: Term) {
    isInverse = other.isInverse
    column = other.column
    kind = other.kind
    letters = other.letters
    folding = other.folding
    filter = other.filter
    slots = other.slots
    sweep = other.sweep
    run = other.run
  }

  /// Returns the score of the term in a text, even if it is inverse; nil if it does not occur.
  package func score(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    switch kind {
    case .fuzzy: alignedScore(in: text)
    case .comparison(let comparison): comparison.accepts(text) ? 0 : nil
    case .exact, .word, .prefix, .suffix, .equal:
      filter.firstPlace(in: text) == nil ? nil : runScore(in: text)
    }
  }

  var isComparison: Bool { if case .comparison = kind { true } else { false } }

  /// In a title a fuzzy term matches only from the beginning of a word, letter by letter (rule F2).
  package func score(inTitle title: UnsafeBufferPointer<UInt8>) -> Int? {
    if isComparison { return score(in: title) }
    return filter.firstPlace(in: title) == nil ? nil : runScore(in: title)
  }

  /// False if no text with some of these bytes, in their order, can match.
  package func mayOccur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    isInverse || isComparison || filter.firstPlace(in: bytes) != nil
  }

  /// Returns the bytes of a text that the term matches; empty if it is inverse or does not occur.
  package func places(in text: String, isTitle: Bool = false) -> [Range<Int>] {
    var text = text
    return isInverse ? [] : text.withUTF8 { places(in: $0, isTitle: isTitle) }
  }

  private func places(
    in text: UnsafeBufferPointer<UInt8>, isTitle: Bool
  ) -> [Range<Int>] {
    if kind == .fuzzy, !isTitle { return alignedPlaces(in: text) }
    if isComparison { return score(in: text) == nil ? [] : [0..<text.count] }
    guard filter.firstPlace(in: text) != nil else { return [] }
    return runBytes(in: text).map { [$0] } ?? []
  }

  /// Nil if there is none, as for a term that is bound to an end of the text.
  func place(in text: String, within bytes: Range<Int>, isTitle: Bool) -> Range<Int>? {
    let ground: LetterRun.Ground? =
      switch kind {
      case .fuzzy: isTitle ? .wordStart : .anywhere
      case .exact: .anywhere
      case .word: .wholeWord
      case .prefix, .suffix, .equal, .comparison: nil
      }
    guard let ground else { return nil }
    var text = text
    return text.withUTF8 { run.best(in: $0, within: bytes, ground) }
  }

  private func runScore(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    runBytes(in: text).map(LetterReader(text: text).score(ofRun:))
  }

  private func runBytes(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    switch kind {
    case .fuzzy: run.best(in: text, .wordStart)
    case .exact: run.best(in: text, .anywhere)
    case .word: run.best(in: text, .wholeWord)
    case .prefix: run.atStart(of: text)
    case .suffix: run.atEnd(of: text)
    case .equal: run.whole(text)
    case .comparison: nil
    }
  }
}

extension Term: Equatable {
  /// Compares the properties from which all others follow.
  package static func == (one: Term, other: Term) -> Bool {
    one.letters == other.letters && one.kind == other.kind && one.folding == other.folding
      && one.isInverse == other.isInverse && one.column == other.column
  }
}
