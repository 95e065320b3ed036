/// What is looked for: terms, all of which must match, as fzf reads them (rule F1).
package struct Query: Equatable, Sendable {
  /// As it was typed.
  package let text: String
  /// Of each of these some term must match.
  package let alternatives: [[Term]]

  /// A term `title:term` is asked for in the column alone that goes by that title.
  ///
  /// Literal is a query whose letters answer for no letter but themselves, whatever their accents.
  package init(
    _ text: String, isLiteral: Bool = false, column: (String) -> Int? = { _ in nil }
  ) {
    self.text = text
    var reader = QueryReader(isLiteral: isLiteral)
    for token in QueryReader.tokens(of: text).prefix(Self.mostTerms) {
      reader.read(token, column: column)
    }
    alternatives = reader.alternatives
  }

  /// More nobody means, and each is asked of every text.
  private static let mostTerms = 64

  /// Whether it asks for nothing, and so everything matches.
  package var isEmpty: Bool { alternatives.isEmpty }

  /// Whether all that matches it matches an earlier one too, so that it need be looked for only there.
  ///
  /// Terms are compared by their places, which is what typing on leaves as it was.
  package func narrows(_ earlier: Query) -> Bool {
    guard alternatives.count >= earlier.alternatives.count else { return false }
    return zip(alternatives, earlier.alternatives).allSatisfy { own, others in
      own.count <= others.count && zip(own, others).allSatisfy { $0.implies($1) }
    }
  }
}
