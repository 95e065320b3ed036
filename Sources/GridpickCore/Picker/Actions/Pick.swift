/// The picked items, and the way they were picked.
package struct Pick: Equatable, Sendable {
  package enum Things: Equatable, Sendable {
    case item(ItemID)
    /// All marked items (rule M3).
    case marked(Marks)
  }

  package var things: Things
  /// The part that is printed for each thing: the thing itself, its row, or its column.
  package var unit: MarkUnit
  /// The item that was current, whose column is that of the cells picked of marked records.
  package var current: ItemID?
  /// The key to name in the result; nil if no key is to be named (rule B4).
  package var key: Key?

  package init(
    _ things: Things, as unit: MarkUnit = .item, at current: ItemID? = nil, key: Key? = nil
  ) {
    self.things = things
    self.unit = unit
    self.current = current
    self.key = key
  }

  package init(_ id: ItemID) {
    self.init(.item(id))
  }
}
