/// The way a picker ended.
///
/// ```swift
/// switch try picker.end(timeout: .seconds(30)) {
/// case .picked(let size, at: let place): print(size, place.section)
/// case .marked(let sizes): print(sizes.map(\.item))
/// case .cancelled(at: let place): print("left at", place?.section ?? 0)
/// case .timedOut, .nothingToPick: break
/// }
/// ```
public enum PickerEnd<Item> {
  /// An item was picked.
  case picked(Item, at: Position)
  /// All marked items were picked, in the order of the grid.
  ///
  /// Marked rows and columns count with all their items, and so does a single row that is picked
  /// whole.
  case marked([Marked<Item>])
  /// The picker was left, its task was cancelled, or a signal came that ends programs and for which
  /// the program has its own handler; `at` is the position by then, nil if there was no item.
  case cancelled(at: Position?)
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
    case .marked(let marked): marked.first?.item
    case .cancelled, .timedOut, .nothingToPick: nil
    }
  }
}

extension PickerEnd: Sendable where Item: Sendable {}

/// An item that was picked together with others, and its position.
///
/// ```swift
/// if case .marked(let sizes) = try picker.end() {
///   for marked in sizes { print(marked.item, "in row", marked.position.section) }
/// }
/// ```
public struct Marked<Item> {
  /// The item.
  public let item: Item
  /// The position in the caller's rows.
  public let position: Position
}

extension Marked: Sendable where Item: Sendable {}
