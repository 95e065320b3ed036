extension GridData {
  /// With more behind it: in one of its sections, or below them all.
  package func joined(with more: GridData, in section: Int?) -> GridData {
    switch (self, more, section) {
    case (.list(let list), _, _): .list(JoinedList(list, more.list))
    case (.grid(let grid), _, let section?):
      .grid(RefilledContent(grid, section: section, with: more, .appending))
    case (.grid(let grid), .grid(let other), nil): .grid(JoinedContent(grid, other))
    case (.grid(let grid), .list(let list), nil):
      .grid(JoinedContent(grid, FlowedContent(list, columns: list.count, order: .rows)))
    }
  }

  /// With newer data in its place: in that of one of its sections, or of them all.
  package func replaced(by newer: GridData, in section: Int?) -> GridData {
    switch (self, section) {
    case (_, nil): newer
    case (.list, _): .list(newer.list)
    case (.grid(let grid), let section?):
      .grid(RefilledContent(grid, section: section, with: newer, .replacing))
    }
  }
}
