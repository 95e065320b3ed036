/// A request for a search: the query, and the data that it is searched in.
package struct Search: Equatable, Sendable {
  /// The thing that matches as a whole (rule F2).
  package enum Unit: Sendable {
    case cell
    /// A row with all its cells: a record.
    case row
    /// The only cell of a row, with a rank if matches are ranked: an item of a list.
    case line
  }

  package var query: Query
  package var unit: Unit
  package var columns: [Int]?
  package var titleColumn: Int?
  /// True if a section without a cell can match too, because it is a record (rule P11).
  package var findsEmpty = false
  /// The rows and items that never match, because the user has taken them out (rule B7).
  package var excluded = Exclusions()
  /// The item of a flat list that is the best match, because the query is its name; nil if none is.
  package var named: Int?
  /// The items of a flat list that come after all other matches; nil if there are none.
  package var lastOnes: NumberRuns?
  package var isRanked: Bool
  package var isOfHistory = false
  /// The current item when find began; of equally good matches the nearest is best (rule F5).
  package var origin: ItemID?
  /// True if the best match in the section of `origin` comes before all matches in other sections.
  package var staysInSection: Bool
  package var orders: RowMap?
  /// A number for the data: newer data gets another number, more of the same data keeps it.
  package var dataNumber: Int

  package init(
    _ query: Query, unit: Unit = .cell, columns: [Int]? = nil, isRanked: Bool = true,
    origin: ItemID? = nil, staysInSection: Bool = false, dataNumber: Int = 0
  ) {
    self.query = query
    self.unit = unit
    self.columns = columns
    self.isRanked = isRanked
    self.origin = origin
    self.staysInSection = staysInSection
    self.dataNumber = dataNumber
  }

  /// The same search without its orders, which do not change the matches.
  var inOrderOfData: Search {
    var search = self
    search.orders = nil
    return search
  }

  /// Sets the columns to search, nil for all; a list has only one.
  package mutating func look(in columns: [Int]?, of grid: Grid, in layout: Layout) {
    guard unit != .line else { return }
    self.columns = columns?.sorted()
    findsEmpty = grid.hasRecords
    titleColumn =
      layout.takesRecords(of: grid)
      ? nil : grid.titleColumn.flatMap { columns?.contains($0) == false ? $0 : nil }
  }

  /// True if matches get ranks, because some term can score one above another.
  var givesRanks: Bool {
    unit == .line && isRanked && query.alternatives.joined().contains { !$0.isInverse }
  }

  func excluded(from grid: Grid) -> ((Position) -> Bool)? {
    guard !excluded.isEmpty else { return nil }
    return { [excluded] in grid.id(at: $0).map(excluded.contains) ?? false }
  }
}

/// The matches that a search has found so far.
package struct Findings: Equatable, Sendable {
  package var matches: Matches
  package var shown: ShownMatches?
  package var best: ItemID?
  package var isComplete: Bool

  package var count: Int { matches.count }

  package func shown(by search: Search, in data: Grid) -> Findings {
    var findings = self
    if search.orders != nil || data.parts != nil {
      findings.shown = ShownMatches(matches, of: data, by: search.orders)
    }
    return findings
  }
}
