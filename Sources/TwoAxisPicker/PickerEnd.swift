/// How a picker ended.
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
  /// All that was marked was picked, in the order of the grid.
  case marked([Item])
  /// The picker was left, its task was cancelled, or a signal that ends programs came and the program has a
  /// handler of its own for it.
  case cancelled
  /// Nobody picked in time.
  case timedOut
  /// There was nothing to pick from, and nothing that could have brought any.
  case nothingToPick

  /// What was picked, or the first of what was marked; nil where nothing was.
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
