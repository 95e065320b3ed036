extension GridData {
  /// Returns this data with more data appended: to one of its sections, or below all of them.
  ///
  /// Groups are made anew of all records.
  package func joined(with more: GridData, in section: Int?) -> GridData {
    if let groups {
      return .grid(Grid(groups.joined(with: more.table)))
    }
    return switch (self, more, section) {
    case (.list(let list), _, _): .list(JoinedList(list, more.list))
    case (.grid(let grid), _, let section?):
      .grid(Grid(RefilledGrid(grid, section: section, with: more, .appending)))
    case (.grid(let grid), .grid(let other), nil): .grid(Grid(JoinedGrid(grid, other)))
    case (.grid(let grid), .list(let list), nil):
      .grid(Grid(JoinedGrid(grid, Grid(list, columns: list.count, order: .rows))))
    }
  }

  /// Returns this data with newer data in place of one of its sections, or of all of them.
  package func replaced(by newer: GridData, in section: Int?) -> GridData {
    switch (self, section) {
    case (_, nil): newer
    case (.list, _): .list(newer.list)
    case (.grid(let grid), let section?):
      .grid(Grid(RefilledGrid(grid, section: section, with: newer, .replacing)))
    }
  }
}
