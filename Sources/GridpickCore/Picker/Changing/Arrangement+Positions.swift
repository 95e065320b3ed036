/// The positions of items that another arrangement shows.
extension Arrangement {
  /// Returns the position of an item of a list, also of one that has not come yet.
  func place(ofItem number: Int) -> Position {
    let columns = max(1, content.columnCount)
    return content.position(of: ItemID(ofList: number))
      ?? Position(section: number / columns, index: number % columns)
  }

  /// Returns the position here of the item that another arrangement of the same data shows.
  func position(of position: Position, in other: Arrangement) -> Position {
    guard let id = other.content.id(at: position) else { return position }
    if data.mayContinue(other.data) { return content.position(of: id) ?? position }
    if let id = data.id(of: id, in: other.data) { return content.position(of: id) ?? position }
    // If the JSON turns out to be lines, the earlier data was the first line.
    if data.isList { return content.position(of: ItemID(ofList: 0)) ?? position }
    var there = id.section < data.count ? content.position(of: id) ?? position : position
    // A position beyond the end would move with the data that arrives.
    there.section = min(there.section, max(0, content.sectionCount - 1))
    return there
  }

  /// Returns the position of an item of older data in this arrangement; nil if the item is gone.
  func newPosition(of position: Position, in other: Arrangement) -> Position? {
    guard position.index < other.content.itemCount(inSection: position.section) else { return nil }
    guard let id = other.content.id(at: position) else {
      return content.position(of: position, in: other.content)
    }
    if let list = data.flatList, let before = other.data.flatList {
      return list.index(of: id.index, in: before)
        .flatMap { content.position(of: ItemID(ofList: $0)) }
    }
    guard let place = other.whole.position(of: id) else { return nil }
    let isNumbered =
      other.whole.sectionTitle(place.section) == nil
      && other.whole.sectionKey(place.section) == nil
    // The number of a section says nothing of its item. Only the item's id or the record does.
    let found =
      isNumbered && other.whole.identity(at: place) == nil
      ? whole.position(ofRecordLike: place, in: other.whole)
      : whole.position(of: place, in: other.whole)
    return found.flatMap(whole.id).flatMap(content.position)
  }
}
