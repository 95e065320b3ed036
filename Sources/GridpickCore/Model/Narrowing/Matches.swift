/// A selected part of some data, by places in the data as it lies.
package enum Matches: Equatable, Sendable {
  case rows(RowOrder)
  /// Items of a grid.
  case cells(Cells)

  package var count: Int {
    switch self {
    case .rows(let rows): rows.count
    case .cells(let cells): cells.count
    }
  }

  /// Returns the number of selected items in a section; 0 if whole sections are selected.
  package func count(inSection section: Int) -> Int {
    guard case .cells(let cells) = self, let place = cells.place(ofSection: section) else {
      return 0
    }
    return cells.indexes(ofSectionAt: place).count
  }

  /// The rows of which something is selected.
  package var rows: RowOrder {
    switch self {
    case .rows(let rows): rows
    case .cells(let cells): RowOrder(cells.sections, isInOrder: true)
    }
  }

  /// The same in ascending order, so that bisection can find each of them.
  var inOrder: Matches {
    if case .rows(let rows) = self { .rows(rows.inOrder) } else { self }
  }

  package func rows(among wanted: [UInt32]?) -> [UInt32] {
    wanted.map(rows.members(among:)) ?? rows.members
  }
}
