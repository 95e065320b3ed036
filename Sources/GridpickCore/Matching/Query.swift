/// A query in the form of fzf: a list of terms, all of which must match (rule F1).
package struct Query: Equatable, Sendable {
  package let text: String
  /// The groups of terms; in each group at least one term must match.
  package let alternatives: [[Term]]

  /// `title:term` is searched only in the column of that title, which `column` returns.
  ///
  /// In a literal query accents always count; in an exact one, words are not fuzzy.
  package init(
    _ text: String, isLiteral: Bool = false, isExact: Bool = false,
    column: (String) -> Int? = { _ in nil }
  ) {
    self.text = text
    var reader = QueryReader(isLiteral: isLiteral, isExact: isExact)
    for token in QueryReader.tokens(of: text).prefix(Self.mostTerms) {
      reader.add(token, column: column)
    }
    alternatives = reader.alternatives
  }

  /// The number of terms that are read: nobody types more, and each term is searched in every text.
  private static let mostTerms = 64

  package var isEmpty: Bool { alternatives.isEmpty }

  /// True if the earlier query matches all that this one does; terms are compared by place.
  package func narrows(_ earlier: Query) -> Bool {
    guard alternatives.count >= earlier.alternatives.count else { return false }
    return zip(alternatives, earlier.alternatives).allSatisfy { own, others in
      own.count <= others.count && zip(own, others).allSatisfy { $0.implies($1) }
    }
  }
}
