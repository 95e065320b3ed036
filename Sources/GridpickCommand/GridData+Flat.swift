import GridpickCore

extension GridData {
  /// Returns the grid as it is without a screen, whose width sets the number of a list's columns.
  func content(columns: ColumnCount, fill: FillOrder) -> Grid {
    switch (self, columns) {
    case (.grid(let content), _): content
    case (.list(let list), .fixed(let count)): Grid(list, columns: count, order: fill)
    case (.list(let list), .automatic): Grid(list, columns: 1, order: fill)
    }
  }
}
