import GridpickCore

extension GridPicker {
  /// A move from one item to another.
  ///
  /// ```swift
  /// picker.onMove = { move in
  ///   if move.from.section != move.to.section { print("another row, at", move.item) }
  /// }
  /// ```
  public struct Move {
    /// The position before the move.
    public let from: Position
    /// The position after the move.
    public let to: Position
    /// The item at `to`.
    public let item: Item
  }
}

extension GridPicker.Move: Sendable where Item: Sendable {}
