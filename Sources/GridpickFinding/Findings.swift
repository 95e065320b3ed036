import GridpickModel

/// What a search has found so far.
package struct Findings: Equatable, Sendable {
  package var matches: Matches
  /// The best of them; nil where there is none.
  package var best: ItemID?
  /// Whether all was looked through that was there.
  package var isComplete: Bool

  package init(_ matches: Matches, best: ItemID?, isComplete: Bool) {
    self.matches = matches
    self.best = best
    self.isComplete = isComplete
  }

  /// How many items there are, or whole sections.
  package var count: Int { matches.count }
}
