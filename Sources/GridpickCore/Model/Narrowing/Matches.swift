/// A selected part of some data, by places in the data's own order.
package enum Matches: Equatable, Sendable {
  case rows(RowOrder)
  case cells(Cells)

  package var count: Int {
    switch self {
    case .rows(let rows): rows.count
    case .cells(let cells): cells.count
    }
  }

  package func count(inSection section: Int) -> Int {
    guard case .cells(let cells) = self, let place = cells.place(ofSection: section) else {
      return 0
    }
    return cells.indexes(ofSectionAt: place).count
  }

  package var rows: RowOrder {
    switch self {
    case .rows(let rows): rows
    case .cells(let cells): RowOrder(cells.sections, isInOrder: true)
    }
  }

  /// The matches in ascending order, so that bisection can find each match.
  var inOrder: Matches {
    if case .rows(let rows) = self { .rows(rows.inOrder) } else { self }
  }

  package func rows(among wanted: [UInt32]?) -> [UInt32] {
    wanted.map(rows.members(among:)) ?? rows.members
  }
}

/// Matches at their shown places; the search finds the places too, because a key cannot wait.
package struct ShownMatches: Equatable, Sendable {
  /// The order in which the data is shown; nil is the data's own order.
  let orders: RowMap?
  let matches: Matches
  let map: RowMap

  init(_ matches: Matches, of data: Grid, by orders: RowMap?) {
    self.orders = orders
    self.matches = matches
    let rows: RowOrder = orders?.rows.map(matches.rows.ordered) ?? matches.rows
    var map = RowMap(rows: rows)
    map.parts = data.parts?.ordered(by: rows)
    self.map = map
  }
}
