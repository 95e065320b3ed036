import GridpickModel
import GridpickProtocol

/// What was picked, and how.
package struct Pick: Equatable, Sendable {
  package enum Things: Equatable, Sendable {
    case item(ItemID)
    /// All that was marked (rule M3).
    case marked(Marks)
  }

  package var things: Things
  /// Whether each takes along all that stands in its section.
  package var takesSections = false
  /// The key that somebody waits for to be named (rule B4).
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
