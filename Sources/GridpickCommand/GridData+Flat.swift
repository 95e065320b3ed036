import GridpickCore

extension GridData {
  /// Returns the grid as it is without a screen.
  ///
  /// The number of columns of a flat list would depend on the screen's width, so a list without a
  /// fixed number gets one column.
  func content(columns: ColumnCount, fill: FillOrder) -> Grid {
    switch (self, columns) {
    case (.grid(let content), _): content
    case (.list(let list), .fixed(let count)): Grid(list, columns: count, order: fill)
    case (.list(let list), .automatic): Grid(list, columns: 1, order: fill)
    }
  }
}
