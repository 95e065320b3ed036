/// A change to a picker that is open.
///
/// ```swift
/// continuation.yield(.append(rows: [["XXL"]]))
/// continuation.yield(.notice("one more size"))
/// ```
public struct PickerUpdate<Item> {
  enum Kind {
    case replace([[Item]])
    case extend(section: Int, by: [Item])
    case append([[Item]])
    case redraw
    case notice(String)
    case move(to: Position)
    case cancel
  }

  let kind: Kind

  /// Replaces all rows by these; a list gets the items of all of them.
  ///
  /// ```swift
  /// continuation.yield(.replace([["S", "M"], ["L"]]))
  /// ```
  public static func replace(_ rows: [[Item]]) -> PickerUpdate {
    PickerUpdate(kind: .replace(rows))
  }

  /// Appends items to a row.
  ///
  /// Items for the row behind the last begin that row; items for rows farther on are ignored. A
  /// list gets the items at its end, and a source takes none.
  ///
  /// ```swift
  /// continuation.yield(.append(["XXL"], toSection: 1))
  /// ```
  public static func append(_ items: [Item], toSection section: Int) -> PickerUpdate {
    PickerUpdate(kind: .extend(section: section, by: items))
  }

  /// Appends rows; a list gets their items, and a source takes none.
  ///
  /// ```swift
  /// continuation.yield(.append(rows: [["XXL"]]))
  /// ```
  public static func append(rows: [[Item]]) -> PickerUpdate { PickerUpdate(kind: .append(rows)) }

  /// Asks for all cells again, because what they show has changed.
  ///
  /// ```swift
  /// continuation.yield(.redraw)
  /// ```
  public static var redraw: PickerUpdate { PickerUpdate(kind: .redraw) }

  /// Shows a notice in the status line until a key is pressed.
  ///
  /// ```swift
  /// continuation.yield(.notice("sold out"))
  /// ```
  public static func notice(_ words: String) -> PickerUpdate { PickerUpdate(kind: .notice(words)) }

  /// Moves to a position, as a person at the keys would.
  ///
  /// ```swift
  /// continuation.yield(.move(to: Position(section: 0, index: 1)))
  /// ```
  public static func move(to place: Position) -> PickerUpdate {
    PickerUpdate(kind: .move(to: place))
  }

  /// Ends the picker with nothing picked.
  ///
  /// ```swift
  /// continuation.yield(.cancel)
  /// ```
  public static var cancel: PickerUpdate { PickerUpdate(kind: .cancel) }
}

extension PickerUpdate: Sendable where Item: Sendable {}
extension PickerUpdate.Kind: Sendable where Item: Sendable {}
