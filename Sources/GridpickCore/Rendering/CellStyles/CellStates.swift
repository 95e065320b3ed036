/// The special states of a cell, which the drawing of the cell shows.
package struct CellStates: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let current = CellStates(rawValue: 1)
  /// The item does not match the query, and stays in its place.
  package static let dimmed = CellStates(rawValue: 2)
  /// The cell carries the sign of a mark.
  package static let marked = CellStates(rawValue: 4)
  /// An edge of the view leaves so little of the cell that its text would say nothing (rule L7).
  package static let sliver = CellStates(rawValue: 8)
  /// The cursor is put where the text begins, as on the cell of the position.
  package static let cursor = CellStates(rawValue: 16)
  /// The item is marked, alone or with its whole section or column.
  package static let tinted = CellStates(rawValue: 32)
}
