/// The positions of items that another arrangement shows.
extension Arrangement {
  /// Returns the position here of the item that another arrangement of the same data shows.
  func position(of position: Position, in other: Arrangement) -> Position {
    guard let id = other.content.id(at: position) else { return position }
    if data.mayContinue(other.data) {
      return content.position(of: id) ?? field(ofRow: other.content.row(at: position)) ?? position
    }
    if let id = data.id(of: id, in: other.data) { return content.position(of: id) ?? position }
    // If the JSON turns out to be lines, the earlier data was the first line.
    if data.isList { return content.place(ofRow: 0) ?? position }
    var there = id.section < data.count ? content.position(of: id) ?? position : position
    // A position beyond the end would move with the data that arrives.
    there.section = min(there.section, max(0, content.sectionCount - 1))
    return there
  }

  /// Returns the first shown field of a record that was one item, whose label may be no column here.
  private func field(ofRow row: Int?) -> Position? {
    guard let row, !content.itemsAreRows else { return nil }
    return data.id(at: Position(section: row, index: column(shownAt: 0))).flatMap(content.position)
  }

  /// Returns the position of an item of older data in this arrangement; nil if the item is gone.
  func newPosition(
    of position: Position, in other: Arrangement, columnsAreLinked: Bool
  ) -> Position? {
    guard position.index < other.content.itemCount(inSection: position.section) else { return nil }
    guard let id = other.content.id(at: position) else {
      return content.position(of: position, in: other.content, columnsAreLinked: columnsAreLinked)
    }
    if data.isList == other.data.isList, let row = other.content.row(at: position) {
      // Only the row itself counts: the group of one that is gone stays current.
      let key = RowKeys.rows(of: other.data).key(row)
      return RowKeys.rows(of: data).nearest(to: row, key)
        .flatMap { data.id(at: Position(section: $0, index: id.index)) ?? data.id(ofRow: $0) }
        .flatMap(content.position)
    }
    return other.data.position(of: id)
      .flatMap { data.position(of: $0, in: other.data, columnsAreLinked: columnsAreLinked) }
      .flatMap(data.id).flatMap(content.position)
  }
}
