/// What a user sets of finding.
package struct FindOptions: Equatable, Sendable {
  /// What is looked for from the start; nil is nothing.
  package var query: String?
  /// Whether find is on from the start, and ends with the picker.
  package var opens = false
  /// Whether what does not match stays where it is.
  package var dims = false
  /// Whether what is found in a flat list stands best first.
  package var isRanked = true
  /// Whether a letter with an accent is another one than without.
  package var isLiteral = false

  package init() {}
}
