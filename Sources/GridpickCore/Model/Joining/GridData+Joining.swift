extension GridData {
  /// Appends to one section, or below all of them; groups are made anew of all records.
  package func joined(with more: GridData, in section: Int?) -> GridData {
    if case .grid(let grid) = self, let groups = grid.parts?.groups {
      let all = Grid(JoinedGrid(Grid(grid.source), more.table))
      return .grid(Grid(all, in: Groups(all, by: groups.grouping, groups.columns)))
    }
    return switch (self, more, section) {
    case (.list(let list), _, _): .list(JoinedList(list, more.list))
    case (.grid(let grid), _, let section?):
      .grid(Grid(RefilledGrid(grid, section: section, with: more, .appending)))
    case (.grid(let grid), .grid(let other), nil): .grid(Grid(JoinedGrid(grid, other)))
    case (.grid, .list(let list), nil) where list.count == 0: self
    case (.grid(let grid), .list(let list), nil):
      .grid(Grid(JoinedGrid(grid, Grid(list))))
    }
  }

  package func replaced(by newer: GridData, in section: Int?) -> GridData {
    switch (self, section) {
    case (_, nil): newer
    case (.list, _): .list(newer.list)
    case (.grid(let grid), let section?):
      .grid(Grid(RefilledGrid(grid, section: section, with: newer, .replacing)))
    }
  }
}
