extension GridData {
  /// Returns true if this data may continue an earlier part of the same input.
  ///
  /// Arriving data only gets more, unless the input turns out to be something else than it seemed.
  func mayContinue(_ earlier: GridData) -> Bool {
    switch (self, earlier) {
    case (.list(let list), .list(let before)):
      count >= earlier.count
        && (before.count == 0 || list.hasSame(ItemID(ofList: 0), as: before))
    case (.grid(let grid), .grid(let before)):
      count >= earlier.count && grid.hasColumns(of: before)
    case (.list, .grid), (.grid, .list): false
    }
  }

  /// Returns the item of this data that is the same as an earlier item; nil if the item is gone.
  ///
  /// It is called only if this data does not continue the earlier part.
  func id(of id: ItemID, in earlier: GridData) -> ItemID? {
    switch (self, earlier) {
    case (.list(let list), .list(let before)):
      id.index < list.count && list.hasSame(id, as: before) ? id : nil
    case (.grid(let grid), .list(let list)):
      if let section = grid.section(ofLine: id.index, list.value(at: id)) {
        grid.id(at: Position(section: section, index: 0))
      } else {
        grid.shows(id) && grid.source.hasSame(id, as: list) ? id : nil
      }
    case (.grid(let grid), .grid(let before)): grid.id(ofField: id, in: before)
    case (.list, .grid): nil
    }
  }
}

extension Source {
  /// Compares an item with one of earlier data by the beginning of its value.
  fileprivate func hasSame(_ id: ItemID, as earlier: any Source, _ other: ItemID? = nil) -> Bool {
    beginning(ofValueAt: id, count: 64) == earlier.beginning(ofValueAt: other ?? id, count: 64)
  }
}

extension Grid {
  fileprivate func shows(_ id: ItemID) -> Bool {
    guard id.section < sectionCount, let place = position(of: id) else { return false }
    return place.index < itemCount(inSection: place.section)
  }

  /// Returns the same field of the same record; nil if there is none.
  ///
  /// Lines above the record may have become titles, or may be titles no more. The fields of a lone
  /// record may have become rows.
  fileprivate func id(ofField id: ItemID, in before: Grid) -> ItemID? {
    let record = before.record(at: id)
    let near = max(0, id.section - Self.mostTitles)...id.section + Self.mostTitles
    let places = near.map { ItemID(section: $0, index: id.index) }
    return ([id, ItemID(section: id.index, index: 0)] + places).first { other in
      shows(other) && source.hasSame(other, as: before.source, id)
        && source.record(at: other) == record
    }
  }

  /// The most lines above the records of a table, which are titles, a rule, and lines above them.
  private static let mostTitles = 10

  /// Returns true if the grid has all columns of an earlier part, as far as their titles tell.
  ///
  /// Text that is cut by blanks may be cut otherwise once there is more of it.
  fileprivate func hasColumns(of before: Grid) -> Bool {
    if let groups, let before = before.groups { return groups.table.hasColumns(of: before.table) }
    return columnCount >= before.columnCount
      && (0..<min(before.columnCount, 100)).allSatisfy { columnTitle($0) == before.columnTitle($0) }
  }

  /// Returns the section that this line has become; nil if there is none.
  ///
  /// The line was an item of a list before. Some lines above it may have become titles.
  func section(ofLine number: Int, _ line: [UInt8]) -> Int? {
    (max(0, number - Self.mostTitles)...number).first { section in
      section < sectionCount && itemCount(inSection: section) > 0
        && source.record(at: ItemID(section: section, index: 0)) == line
    }
  }
}
