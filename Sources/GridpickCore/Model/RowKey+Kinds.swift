extension RowKeys {
  /// The rows of some data: known by the id, or else by the title and all that the row holds.
  static func rows(of grid: Grid) -> RowKeys {
    // A program makes all fields of a record.
    let cost = grid.isCostly ? max(1, grid.columnCount) : 1
    return RowKeys(parts: 0..<grid.sectionCount, cost: cost) { section, wanted in
      guard section < grid.sectionCount else { return nil }
      if grid.isList, let id = grid.identity(at: Position(section: section, index: 0)) {
        return RowKey(id: id)
      }
      if let id = grid.sectionKey(section) { return RowKey(id: id) }
      var key = RowKey([grid.titleBytes(ofSection: section)])
      var last: [UInt8]?
      for index in 0..<grid.itemCount(inSection: section) {
        guard let id = grid.id(at: Position(section: section, index: index)) else { continue }
        if let wanted, !key.begins(wanted) { return nil }
        if grid.itemsStandAlone, !grid.isList {
          for part in grid.content(of: id) { key.append(part) }
          continue
        }
        let record = grid.record(at: id)
        // All fields of a record have the same one.
        if record == last, !record.isEmpty { break }
        key.append(record)
        last = record
      }
      return key
    }
  }

  /// The items of a grid where rows are no records, by their places.
  ///
  /// They are known by the id, or else by all that they show and hold, with the titles.
  static func items(
    of grid: Grid, columnsAreLinked: Bool, in sections: Range<Int>? = nil
  ) -> RowKeys {
    RowKeys(parts: sections ?? 0..<grid.sectionCount, count: grid.itemCount) { number, _ in
      let place = Position(number: number)
      guard place.section < grid.sectionCount, grid.hasItem(at: place), let id = grid.id(at: place)
      else { return nil }
      if let identity = grid.identity(at: place) { return RowKey(id: identity) }
      let column =
        columnsAreLinked ? titled(grid.titleBytes(ofColumn: place.index), place.index) : []
      return RowKey([grid.titleBytes(ofSection: place.section)] + column + grid.content(of: id))
    }
  }

  /// Sections with places of their own: known by the key, or else by the title or the number.
  static func sections(of grid: Grid) -> RowKeys {
    RowKeys(parts: 0..<grid.sectionCount) { section, _ in
      guard section < grid.sectionCount else { return nil }
      return grid.sectionKey(section).map(RowKey.init(id:))
        ?? RowKey(titled(grid.titleBytes(ofSection: section), section))
    }
  }

  /// The title of a section or a column, or without a title its number.
  private static func titled(_ title: [UInt8]?, _ number: Int) -> [[UInt8]?] {
    [title, title == nil ? Array("\(number)".utf8) : nil]
  }
}
