/// A query in the form of fzf: a list of terms, all of which must match (rule F1).
package struct Query: Equatable, Sendable {
  /// The query as it was typed.
  package let text: String
  /// The groups of terms; in each group at least one term must match.
  package let alternatives: [[Term]]

  /// Reads a query; `column` returns the column with a given title, if there is one.
  ///
  /// A term `title:term` is searched only in the column of that title. In a literal query, letters
  /// with and without accents never match each other; in an exact one, words are not fuzzy.
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

  /// True if the query has no terms, so that everything matches.
  package var isEmpty: Bool { alternatives.isEmpty }

  /// Returns true if an earlier query matches everything that this query matches.
  ///
  /// The search then needs only the earlier matches. Terms are compared by their places, because
  /// typing at the end of a query keeps the places of the terms before.
  package func narrows(_ earlier: Query) -> Bool {
    guard alternatives.count >= earlier.alternatives.count else { return false }
    return zip(alternatives, earlier.alternatives).allSatisfy { own, others in
      own.count <= others.count && zip(own, others).allSatisfy { $0.implies($1) }
    }
  }
}
