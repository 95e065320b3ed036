/// The orders of sections or items, and of each group's records; nil keeps that of the data.
package struct ShownOrders: Equatable, Sendable {
  let sections: Permutation?
  let records: GroupOrder?

}

/// Matches at their shown places, found by the thread that finds them: a key could not wait.
package struct ShownMatches: Equatable, Sendable {
  let orders: ShownOrders
  let matches: Matches
  /// The records of groups; nil if the data is not grouped.
  let cells: CellSelection?
  /// The items of a list or the sections with matches; nil if the data is grouped.
  let lines: OrderedSelection?

  init(_ matches: Matches, of data: GridData, by orders: ShownOrders) {
    self.orders = orders
    self.matches = matches
    if case .cells(let cells) = matches, case .grid(let grid) = data, grid.groups != nil {
      self.cells = cells.moved(to: grid.reordered(by: orders), from: grid)
      lines = nil
    } else {
      cells = nil
      lines = orders.sections.map(matches.lines.ordered)
    }
  }
}

extension Matches {
  var lines: Selection {
    switch self {
    case .items(let items): items
    case .sections(let sections): sections
    case .cells(let cells): Selection(cells.sections, isInOrder: true)
    }
  }
}
