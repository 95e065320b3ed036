import GridpickCore

/// A change to a picker that is open.
///
/// ```swift
/// continuation.yield(.append([["XXL"]]))
/// continuation.yield(.notice("one more size"))
/// ```
public struct PickerUpdate<Item> {
  enum Kind {
    case replace([GridSection<Item>])
    case extend(String, by: [Item])
    case append([GridSection<Item>])
    case redraw(String?)
    case titles(title: String?, banner: [String]?, columns: [String]?)
    case notice(String)
    case move(to: Position)
    case cancel
  }

  let kind: Kind

  /// Replaces all sections by these; a list gets the items of all of them.
  ///
  /// ```swift
  /// continuation.yield(.replace([GridSection(title: "small", items: ["S", "M"])]))
  /// ```
  public static func replace(_ sections: [GridSection<Item>]) -> PickerUpdate {
    PickerUpdate(kind: .replace(sections))
  }

  /// Appends sections; a list gets the items of all of them, and a source takes none.
  ///
  /// ```swift
  /// continuation.yield(.append([GridSection(title: "largest", items: ["XXL"])]))
  /// ```
  public static func append(_ sections: [GridSection<Item>]) -> PickerUpdate {
    PickerUpdate(kind: .append(sections))
  }

  /// Appends items to the section with a name, or begins such a section behind the last one.
  ///
  /// A list gets the items at its end, and a source takes none.
  ///
  /// ```swift
  /// continuation.yield(.append(["XXL"], to: "large"))
  /// ```
  public static func append(_ items: [Item], to section: String) -> PickerUpdate {
    PickerUpdate(kind: .extend(section, by: items))
  }

  /// Asks for all cells again, or those of one section, because what they show has changed.
  ///
  /// ```swift
  /// continuation.yield(.redraw())
  /// continuation.yield(.redraw("large"))
  /// ```
  public static func redraw(_ section: String? = nil) -> PickerUpdate {
    PickerUpdate(kind: .redraw(section))
  }

  /// Changes the lines above the grid and the titles of the columns; nil leaves one as it is.
  ///
  /// An empty title is none.
  ///
  /// ```swift
  /// continuation.yield(.titles(title: "Sizes in stock", columns: ["short", "long"]))
  /// ```
  public static func titles(
    title: String? = nil, banner: [String]? = nil, columns: [String]? = nil
  ) -> PickerUpdate {
    PickerUpdate(kind: .titles(title: title, banner: banner, columns: columns))
  }

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

extension PickerUpdate {
  var cancels: Bool { if case .cancel = kind { true } else { false } }
}
