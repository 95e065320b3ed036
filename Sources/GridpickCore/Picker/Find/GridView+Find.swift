/// The narrowing of the data by find, between the data and everything that shows it (rule F3).
extension GridView {
  /// Returns a list in columns with only the matches; if others stay, they cannot be current.
  func narrowed(_ list: Grid, columns: Int, fill: FillOrder) -> Grid {
    guard let matches = filter.matches, !filter.keepsOthers else {
      return offering(list.flowed(columns: columns, fill, in: order), of: list)
    }
    return list.flowed(
      columns: columns, fill, in: shown(matches, of: list)?.map.rows ?? matches.rows)
  }

  /// Returns a grid narrowed to the matches; `columns` (nil: all) receives the remaining columns.
  func narrowed(_ grid: Grid, columns: inout [Int]?, areLinked: Bool) -> Grid {
    guard let matches = filter.matches, !filter.keepsOthers else {
      return offering(
        reordered(grid.showing(columns)), of: grid, inColumns: columns != nil)
    }
    switch matches {
    case .rows: return linedUp(grid, columns, to: matches)
    case .cells(let cells) where !areLinked:
      return reordered(grid).packed(reordered(cells, of: grid))
    case .cells(let cells):
      let matched = cells.columns(of: grid.columnCount)
      columns = (columns ?? Array(0..<grid.columnCount)).filter { matched[$0] }
      // Each remaining section has at least one match.
      return linedUp(grid, columns, to: matches)
        .offering(matches, of: grid, isInEachSection: true)
    }
  }

  func narrowed(_ grid: Grid, as record: RecordItem) -> Grid {
    guard let matches = filter.matches, !filter.keepsOthers else {
      return offering(grid.showingRecords(as: record, in: shownOrders), of: grid)
    }
    return grid.showingRecords(
      as: record, in: shown(matches, of: grid)?.map ?? RowMap(rows: matches.rows))
  }

  /// Returns a shown grid in which only the matches, if there is a search, may be current.
  private func offering(_ shown: Grid, of grid: Grid, inColumns: Bool = false) -> Grid {
    guard let matches = filter.matches else { return shown }
    return shown.offering(matches, of: grid, by: self, inColumns: inColumns)
  }

  /// Returns true if sections keep the data's order, and each section with matches shows one.
  ///
  /// False for matching cells if only some columns are shown.
  func keepsSections(of matches: Matches, inColumns isInColumns: Bool) -> Bool {
    if case .cells = matches, isInColumns { return false }
    return orders.section.shown == nil && !filter.hidesOthers
  }

  private func linedUp(_ grid: Grid, _ columns: [Int]?, to matches: Matches) -> Grid {
    let sections: RowOrder = shown(matches, of: grid)?.map.rows ?? matches.rows
    return grid.showing(columns).showing(sections)
  }
}

extension Grid {
  /// Returns a copy in which only these matches in the whole data may be current.
  ///
  /// `view` shows the copy; if records are items, the matches become places in the copy.
  func offering(
    _ matches: Matches, of whole: Grid, by view: GridView, inColumns isInColumns: Bool
  ) -> Grid {
    if record != nil {
      return offering(
        .cells(Cells(ofRows: matches.rows, shownIn: self)), of: self, isInOrder: true,
        isShown: true)
    }
    return offering(
      matches, of: whole,
      isInOrder: view.keepsSections(of: matches, inColumns: isInColumns))
  }
}

extension Cells {
  fileprivate func columns(of count: Int) -> [Bool] {
    var has = [Bool](repeating: false, count: count)
    for index in indexes where index < count { has[Int(index)] = true }
    return has
  }
}
