/// The matches that a search has found so far.
package struct Findings: Equatable, Sendable {
  package var matches: Matches
  package var shown: ShownMatches?
  package var best: ItemID?
  package var isComplete: Bool

  package init(_ matches: Matches, best: ItemID?, isComplete: Bool) {
    self.matches = matches
    self.best = best
    self.isComplete = isComplete
  }

  package var count: Int { matches.count }

  package func shown(by search: Search, in data: Grid) -> Findings {
    var findings = self
    if search.orders != nil || data.parts != nil {
      findings.shown = ShownMatches(matches, of: data, by: search.orders)
    }
    return findings
  }
}
