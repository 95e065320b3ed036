/// What is special about a cell, and shown by how it is drawn.
package struct CellStates: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The position is on it.
  package static let current = CellStates(rawValue: 1)
  /// It does not match, and stays in its place.
  package static let dimmed = CellStates(rawValue: 2)
  /// It is marked.
  package static let marked = CellStates(rawValue: 4)
  /// An edge of the view leaves so little of it that it says nothing (rule L7).
  package static let sliver = CellStates(rawValue: 8)
}
