/// The way a picker ended.
///
/// ```swift
/// switch try picker.end(timeout: .seconds(30)) {
/// case .picked(let size, at: _): print(size)
/// case .marked(let sizes): print(sizes.count)
/// case .cancelled, .timedOut, .nothingToPick: break
/// }
/// ```
public enum PickerEnd<Item> {
  /// An item was picked.
  case picked(Item, at: Position)
  /// All marked items were picked, in the order of the grid.
  ///
  /// Marked rows and columns count with all their items, and so does a single row that is picked
  /// whole.
  case marked([Item])
  /// The picker was left, its task was cancelled, or a signal came that ends programs and for which
  /// the program has its own handler.
  case cancelled
  /// Nobody picked within the timeout.
  case timedOut
  /// There was no item to pick, and nothing could have brought one.
  case nothingToPick

  /// The picked item, or the first of the marked items; nil if nothing was picked.
  ///
  /// ```swift
  /// if let size = try picker.end().item { print(size) }
  /// ```
  public var item: Item? {
    switch self {
    case .picked(let item, at: _): item
    case .marked(let items): items.first
    case .cancelled, .timedOut, .nothingToPick: nil
    }
  }
}

extension PickerEnd: Sendable where Item: Sendable {}
