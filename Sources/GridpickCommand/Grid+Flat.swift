import GridpickCore

extension Grid {
  /// Returns the grid as it is without a screen, whose width sets the number of a list's columns.
  func content(columns: ColumnCount, fill: FillOrder) -> Grid {
    guard let list, case .fixed(let count) = columns else { return self }
    return Grid(list, columns: count, order: fill)
  }
}
