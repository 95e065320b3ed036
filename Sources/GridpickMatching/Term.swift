/// One term of a query, and how it is looked for.
///
/// An object, since a term that is asked where it lies in an array would be copied each time, with a count for
/// each of its parts that all threads would contend for.
package final class Term: Sendable {
  enum Kind: Sendable {
    /// The letters in their order, with anything between them.
    case fuzzy
    case exact
    /// With no letter or digit beside it.
    case word
    case prefix
    case suffix
    case equal
  }

  /// Whether it must not occur.
  package let isInverse: Bool
  /// The column that titles sections, where a term is asked for in that alone.
  package static let sectionTitle = -1

  /// The only column it is asked for in, where there is one.
  package let column: Int?
  let kind: Kind
  /// As a text has them once they are folded; never none.
  let letters: [UInt32]
  let folding: LetterFolding
  let filter: LetterFilter
  let slots: LetterSlots
  /// Nil where texts of ASCII cannot have its letters.
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
    sweep = LetterSweep(letters, folding, slots)
    run = LetterRun(letters, folding)
  }

  /// The same for one thread alone.
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

  /// How well it occurs in a text, whether or not it may; nil where it does not.
  package func score(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    if kind == .fuzzy { return alignedScore(in: text) }
    return filter.firstPlace(in: text) == nil ? nil : runScore(in: text)
  }

  /// The same in a title, where a fuzzy term occurs only from the beginning of a word on, letter by letter
  /// (rule F2).
  package func score(inTitle title: UnsafeBufferPointer<UInt8>) -> Int? {
    guard filter.firstPlace(in: title) != nil else { return nil }
    return runScore(in: title)
  }

  /// False where no text that has these bytes, but for some left out, can match, whatever its letters
  /// stand for.
  package func mayOccur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    isInverse || filter.firstPlace(in: bytes) != nil
  }

  /// Which bytes of a text it takes, in their order; none where it does not occur.
  package func places(in text: String, isTitle: Bool = false) -> [Range<Int>] {
    var text = text
    return isInverse ? [] : text.withUTF8 { places(in: $0, isTitle: isTitle) }
  }

  private func places(
    in text: UnsafeBufferPointer<UInt8>, isTitle: Bool
  ) -> [Range<Int>] {
    if kind == .fuzzy, !isTitle { return alignedPlaces(in: text) }
    guard filter.firstPlace(in: text) != nil else { return [] }
    return runBytes(in: text).map { [$0] } ?? []
  }

  private func runScore(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    runBytes(in: text).map(LetterReader(text: text).score(ofRun:))
  }

  /// Where the letters stand side by side; those of a fuzzy term do so in a title.
  private func runBytes(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    switch kind {
    case .fuzzy: run.best(in: text, .wordStart)
    case .exact: run.best(in: text, .anywhere)
    case .word: run.best(in: text, .wholeWord)
    case .prefix: run.atStart(of: text)
    case .suffix: run.atEnd(of: text)
    case .equal: run.whole(text)
    }
  }
}

extension Term: Equatable {
  /// All else follows from these.
  package static func == (one: Term, other: Term) -> Bool {
    one.letters == other.letters && one.kind == other.kind && one.folding == other.folding
      && one.isInverse == other.isInverse && one.column == other.column
  }
}
