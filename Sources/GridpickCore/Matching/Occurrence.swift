/// A place where a term occurs in a text.
package struct Occurrence {
  /// The bytes of the letters, in their order; never empty.
  package let letters: [Range<Int>]

  var span: Range<Int> { letters[0].lowerBound..<letters[letters.count - 1].upperBound }

  /// Returns the occurrence with new places of its letters from `bytes`; nil if no letter is left.
  func inPart(_ bytes: (Range<Int>) -> Range<Int>?) -> Occurrence? {
    let moved = letters.compactMap(bytes)
    return moved.isEmpty ? nil : Occurrence(letters: moved)
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
    alternatives.joined().compactMap { term in
      guard term.column == nil || term.column == column else { return nil }
      let letters = term.places(in: text, isTitle: isTitle)
      return letters.isEmpty ? nil : Occurrence(letters: letters)
    }
  }
}
