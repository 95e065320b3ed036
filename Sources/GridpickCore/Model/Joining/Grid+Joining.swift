extension Grid {
  /// Appends to one section, or below all of them; groups are made anew of all records.
  package func joined(with more: Grid, in section: Int?) -> Grid {
    if let groups = parts?.groups {
      let all = Grid(JoinedGrid(Grid(source), more))
      return Grid(all, in: Groups(all, by: groups.grouping, groups.columns))
    }
    if isList {
      var joined = JoinedList(self)
      joined.append(more)
      return Grid(joined)
    }
    if let section { return Grid(RefilledGrid(self, section: section, with: more, .appending)) }
    if more.isList, more.isEmpty { return self }
    // Lines go below each other, even below lines that were found to be a table.
    let isSection = more.isList && !more.recordsAreLines
    return Grid(JoinedGrid(self, isSection ? Grid(JoinedList(more, asList: false)) : more))
  }

  package func replaced(by newer: Grid, in section: Int?) -> Grid {
    guard let section else { return newer }
    return Grid(RefilledGrid(self, section: section, with: newer, .replacing))
  }
}
