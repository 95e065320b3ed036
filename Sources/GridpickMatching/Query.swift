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
    alternatives = text.split(separator: " ").map { [Term(String($0), isLiteral: isLiteral)] }
  }

  /// Whether it asks for nothing, and so everything matches.
  package var isEmpty: Bool { alternatives.isEmpty }

  /// Whether all that matches it matches an earlier one too, so that it need be looked for only there.
  package func narrows(_ earlier: Query) -> Bool { earlier.isEmpty }
}
