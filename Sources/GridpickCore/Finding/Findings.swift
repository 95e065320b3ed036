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

extension Findings {
  /// Creates findings at places in any order, without places that are missing, hidden or excluded.
  package init(at places: [Position], for search: Search, in grid: Grid) {
    let isExcluded = search.excluded(from: grid)
    let (sectionCount, columns) = (grid.sectionCount, search.columns.map(Set.init))
    let sorted = places.filter { place in
      (0..<sectionCount).contains(place.section)
        && (0..<grid.itemCount(inSection: place.section)).contains(place.index)
        && columns?.contains(place.index) != false && isExcluded?(place) != true
    }.sorted { ($0.section, $0.index) < ($1.section, $1.index) }
    var (sections, starts, indexes): ([UInt32], [UInt32], [UInt32]) = ([], [], [])
    var last: Position?
    for place in sorted where place != last {
      if place.section != last?.section {
        sections.append(UInt32(place.section))
        starts.append(UInt32(indexes.count))
      }
      indexes.append(UInt32(place.index))
      last = place
    }
    starts.append(UInt32(indexes.count))
    let matches: Matches =
      switch search.unit {
      case .cell: .cells(Cells(sections: sections, starts: starts, indexes: indexes))
      case .row, .line: .rows(RowOrder(sections, isInOrder: true))
      }
    let best = Nearness(of: search, in: grid)
      .best(sorted.lazy.map { Nearness.Candidate(score: 0, place: $0) })
    self.init(matches, best: best.flatMap { grid.id(at: $0.place) }, isComplete: true)
  }
}
