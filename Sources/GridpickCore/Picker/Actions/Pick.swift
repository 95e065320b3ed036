/// The picked items, and the way they were picked.
package struct Pick: Equatable, Sendable {
  package enum Things: Equatable, Sendable {
    case item(ItemID)
    /// All marked items (rule M3).
    case marked(Marks)
  }

  package var things: Things
  /// True if each picked item takes along all items of its section.
  package var takesSections = false
  /// The key to name in the result; nil if no key is to be named (rule B4).
  package var key: Key?

  package init(_ things: Things, takesSections: Bool = false, key: Key? = nil) {
    self.things = things
    self.takesSections = takesSections
    self.key = key
  }

  package init(_ id: ItemID) {
    self.init(.item(id))
  }
}
