/// An item by its place in the data: a row and a field of it, both counted from 0.
///
/// The place stays the same while data arrives, is flowed anew or is shown in part. Only newer data
/// has other items at the same places.
package struct ItemID: Hashable, Sendable {
  package var section: Int
  package var index: Int

  package init(section: Int, index: Int) {
    self.section = section
    self.index = index
  }

  /// Creates the id of an item of a list.
  package init(row: Int) { self.init(section: row, index: 0) }
}

// Programs and people know an item by its place; a list is one section to them.
extension ItemID {
  package init(_ place: Position, inList isList: Bool) {
    self.init(
      section: isList ? place.index : place.section, index: isList ? 0 : place.index)
  }

  package func place(inList isList: Bool) -> Position {
    Position(section: isList ? 0 : section, index: isList ? section : index)
  }
}
