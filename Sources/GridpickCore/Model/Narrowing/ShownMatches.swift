/// Matches at their shown places, found by the thread that finds them: a key could not wait.
package struct ShownMatches: Equatable, Sendable {
  /// The order in which all is shown; nil is that of the data.
  let orders: RowMap?
  let matches: Matches
  /// The rows with matches, in that order and in their groups.
  let map: RowMap

  init(_ matches: Matches, of data: Grid, by orders: RowMap?) {
    self.orders = orders
    self.matches = matches
    let rows: RowOrder = orders?.rows.map(matches.rows.ordered) ?? matches.rows
    var map = RowMap(rows: rows)
    map.parts = data.parts.map { Parts($0.groups, in: rows) }
    self.map = map
  }
}
