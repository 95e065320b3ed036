// The bytes of titles and items that make up a `RowKey`.

extension Grid {
  /// Returns the title as bytes: `String` treats a precomposed and a combining accent as equal.
  func titleBytes(ofSection section: Int) -> [UInt8]? {
    sectionTitle(section, .whole).map { Array($0.utf8) }
  }

  func titleBytes(ofColumn column: Int) -> [UInt8]? {
    columnTitle(column, .whole).map { Array($0.utf8) }
  }

  /// Returns all that an item shows and holds, including the records of a pivot's item.
  func content(of id: ItemID) -> [[UInt8]?] {
    let item = source.item(at: id, .whole)
    return [
      source.value(at: id), pivot?.record(at: id), source.json(at: id),
      item.map { Array($0.label.utf8) }, item?.detail.map { Array($0.utf8) },
    ]
  }
}

extension Grid {
  /// Returns the present numbers of older data's sections that still exist.
  package func sections(_ wanted: some Sequence<Int>, of old: Grid) -> [Int: Int] {
    let (keys, before) = (RowKeys.sections(of: self), RowKeys.sections(of: old))
    let wanted = Set(wanted)
    let reach = RowKeys.seenAtOnce / max(1, wanted.count)
    let pairs =
      (reach..<RowKeys.seenAtOnce).contains(sectionCount)
      ? keys.carry(Array(wanted), from: before, PartedWork()) ?? []
      : wanted.compactMap { section in
        keys.nearest(to: section, before.key(section), within: max(1, reach))
          .map { RowKeys.Pair(old: section, new: $0) }
      }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0.old, $0.new) })
  }

  /// Returns each column's present number, by title, or if untitled by number; nil if it is gone.
  func columns(of old: Grid) -> [Int?] {
    let titles = (0..<columnCount).map(titleBytes(ofColumn:))
    let places = Dictionary(grouping: titles.indices) { titles[$0] }
    return (0..<old.columnCount).map { column in
      guard let title = old.titleBytes(ofColumn: column) else {
        return titles.indices.contains(column) && titles[column] == nil ? column : nil
      }
      return places[title]?.nearest(to: column)
    }
  }

  /// Returns the present place of an item of older data; nil if the item is gone.
  ///
  /// An item without an id, in a section with a title, is gone only if the title is gone.
  package func position(of position: Position, in old: Grid, columnsAreLinked: Bool) -> Position? {
    let hasID = old.identity(at: position) != nil
    let isAlone = hasID || itemsStandAlone && old.itemsStandAlone
    let rowID = old.sectionKey(position.section)
    if !isAlone {
      let row = RowKeys.rows(of: self)
        .nearest(to: position.section, RowKeys.rows(of: old).key(position.section))
      if row != nil || rowID != nil {
        return row.flatMap { place(inSection: $0, likeColumn: position.index, of: old) }
      }
    }
    let section = sections([position.section], of: old)[position.section]
    let isTitled = rowID != nil || old.sectionTitle(position.section) != nil
    // With linked columns, and in a pivot, the titles of section and column identify an item.
    let isNamed = isTitled && (columnsAreLinked || pivot != nil)
    if isAlone, hasID || !isNamed {
      let near = Position(section: section ?? position.section, index: position.index)
      let own = section.map { $0..<$0 + 1 } ?? 0..<0
      func keys(of grid: Grid, in sections: Range<Int>?) -> RowKeys {
        .items(of: grid, columnsAreLinked: columnsAreLinked, in: sections)
      }
      let found = keys(of: self, in: hasID || !isTitled ? nil : own)
        .nearest(to: near.number, keys(of: old, in: nil).key(position.number))
      if found != nil || hasID { return found.map(Position.init(number:)) }
    }
    guard isTitled, let section else { return nil }
    return place(inSection: section, likeColumn: position.index, of: old)
  }

  private func place(inSection section: Int, likeColumn column: Int, of old: Grid) -> Position? {
    let count = itemCount(inSection: section)
    guard let title = old.columnTitle(column) else {
      return column < count ? Position(section: section, index: column) : nil
    }
    return Outwards(from: column, below: count).prefix(RowKeys.seenAtOnce)
      .first { columnTitle($0) == title }
      .map { Position(section: section, index: $0) }
  }
}
