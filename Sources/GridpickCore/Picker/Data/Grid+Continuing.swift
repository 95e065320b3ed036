extension Grid {
  /// Returns true if an earlier part of the same input may have grown to this data.
  func mayContinue(_ earlier: Grid) -> Bool {
    guard isList == earlier.isList, count >= earlier.count else { return false }
    guard isList else { return hasColumns(of: earlier) }
    let first = ItemID(row: 0)
    return earlier.isEmpty || source.hasSame(first, as: earlier.source, first)
  }

  func id(of id: ItemID, in earlier: Grid) -> ItemID? {
    switch (isList, earlier.isList) {
    case (true, true):
      RowKeys.rows(of: self).nearest(to: id.section, RowKeys.rows(of: earlier).key(id.section))
        .map(ItemID.init(row:))
    case (false, true):
      self.id(ofLine: id.section, of: earlier)
        ?? (shows(ItemID(section: 0, index: id.section), as: earlier.source, id)
          ? ItemID(section: 0, index: id.section) : nil)
    case (false, false): self.id(ofField: id, in: earlier)
    case (true, false): nil
    }
  }
}

extension Source {
  fileprivate func hasSame(_ id: ItemID, as earlier: any Source, _ other: ItemID) -> Bool {
    beginning(ofValueAt: id, count: 64) == earlier.beginning(ofValueAt: other, count: 64)
  }
}

extension Grid {
  fileprivate func shows(_ id: ItemID, as earlier: any Source, _ other: ItemID) -> Bool {
    guard id.section < sectionCount, let place = position(of: id) else { return false }
    return place.index < itemCount(inSection: place.section)
      && source.hasSame(id, as: earlier, other)
  }

  func id(ofLine number: Int, of list: Grid) -> ItemID? {
    let line = list.value(at: ItemID(row: number))
    return Outwards(from: number, below: sectionCount).prefix(Self.rowsNear).lazy
      .compactMap { id(at: Position(section: $0, index: 0)) }.first { record(at: $0) == line }
  }

  /// Returns the same field of the same record; the fields of a single record may be rows now.
  fileprivate func id(ofField id: ItemID, in before: Grid) -> ItemID? {
    let rows = Outwards(from: id.section, below: sectionCount).prefix(Self.rowsNear)
    return
      (rows.map { ItemID(section: $0, index: id.index) }
      + [ItemID(section: id.index, index: 0)]).first { other in
        shows(other, as: before.source, id) && record(at: other) == before.record(at: id)
      }
  }

  /// Up to ten lines above the records of a table may become titles, or stop being titles.
  private static let rowsNear = 21

  /// Returns true if all titles of an earlier part are here; text may be cut differently now.
  fileprivate func hasColumns(of before: Grid) -> Bool {
    columnCount >= before.columnCount
      && (0..<min(before.columnCount, 100)).allSatisfy { columnTitle($0) == before.columnTitle($0) }
  }
}
