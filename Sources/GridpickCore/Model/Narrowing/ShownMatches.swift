/// Matches at their shown places, found by the thread that finds them: a key could not wait.
package struct ShownMatches: Equatable, Sendable {
  let orders: RowMap
  let matches: Matches
  /// The records of groups; nil if the data is not grouped.
  let cells: Cells?
  /// The items of a list or the sections with matches; nil if the data is grouped.
  let lines: RowOrder?

  init(_ matches: Matches, of data: GridData, by orders: RowMap) {
    self.orders = orders
    self.matches = matches
    if case .cells(let cells) = matches, case .grid(let grid) = data, grid.groups != nil {
      self.cells = cells.moved(to: grid.showing(orders), from: grid)
      lines = nil
    } else {
      cells = nil
      lines = orders.rows.map(matches.rows.ordered)
    }
  }
}
