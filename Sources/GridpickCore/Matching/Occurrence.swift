/// A place where a term occurs in a text.
package struct Occurrence {
  /// The bytes of the letters, in their order; never empty.
  package private(set) var letters: [Range<Int>]
  let term: Term
  var isTitle = false

  var span: Range<Int> { letters[0].lowerBound..<letters[letters.count - 1].upperBound }

  /// Moves the occurrence into some bytes of its text, if the term occurs there letter by letter.
  mutating func move(into bytes: Range<Int>, of text: String) {
    if let run = term.place(in: text, within: bytes, isTitle: isTitle) { letters = [run] }
  }

  /// Returns the occurrence with new places of its letters from `bytes`; nil if no letter is left.
  func inPart(_ bytes: (Range<Int>) -> Range<Int>?) -> Occurrence? {
    var moved = self
    moved.letters = letters.compactMap(bytes)
    return moved.letters.isEmpty ? nil : moved
  }
}

extension [Occurrence] {
  var letters: [Range<Int>] {
    if count == 1 { return self[0].letters }
    return flatMap(\.letters).sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension Range<Int> {
  /// Returns the range after `lead` bytes replaced the first `count`; nil if nothing is left.
  func replacing(first count: Int, by lead: Int) -> Range<Int>? {
    guard upperBound > count else { return nil }
    return Swift.max(lowerBound, count) - count + lead..<upperBound - count + lead
  }
}

extension Query {
  /// Returns one place for each term that occurs; terms for other columns are left out.
  func occurrences(in text: String, column: Int?, isTitle: Bool = false) -> [Occurrence] {
    alternatives.flatMap { $0.occurrences(in: text, column: column, isTitle: isTitle) }
  }
}

extension [Term] {
  func occurrences(in text: String, column: Int?, isTitle: Bool = false) -> [Occurrence] {
    compactMap { term in
      guard !term.isInverse, term.column == nil || term.column == column else { return nil }
      let letters = term.places(in: text, isTitle: isTitle)
      return letters.isEmpty ? nil : Occurrence(letters: letters, term: term, isTitle: isTitle)
    }
  }
}
