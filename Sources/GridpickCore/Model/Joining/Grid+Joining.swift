extension Grid {
  /// Appends to one section, or below all of them; groups are made anew of all records.
  package func joined(with more: Grid, in section: Int?) -> Grid {
    if let groups = parts?.groups {
      let all = Grid(JoinedGrid(Grid(source), more))
      return Grid(all, in: Groups(all, by: groups.grouping, groups.columns))
    }
    if let list { return Grid(of: JoinedList(list, more.asList)) }
    if let section { return Grid(RefilledGrid(self, section: section, with: more, .appending)) }
    guard let list = more.list else { return Grid(JoinedGrid(self, more)) }
    return list.count == 0 ? self : Grid(JoinedGrid(self, Grid(list)))
  }

  package func replaced(by newer: Grid, in section: Int?) -> Grid {
    guard let section else { return newer }
    return isList
      ? Grid(of: newer.asList)
      : Grid(RefilledGrid(self, section: section, with: newer, .replacing))
  }
}
