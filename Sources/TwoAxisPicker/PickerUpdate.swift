/// A change to a picker that is open.
///
/// ```swift
/// session.apply(.replace([GridSection(title: "small", items: ["S", "M"])]))
/// session.apply(.append([GridSection(title: "large", items: ["XL"])]))
/// session.apply(.extend("large", by: ["XXL"]))
/// session.apply(.redraw("large"))
/// session.apply(.titles(title: "Sizes in stock", columns: ["short", "long"]))
/// session.apply(.notice("one more size"))
/// session.apply(.move(to: Position(section: 0, index: 1)))
/// ```
public enum PickerUpdate<Item> {
  /// Replaces all sections by these; a list gets the items of all of them.
  case replace([GridSection<Item>])
  /// Appends sections; a list gets the items of all of them, and a source takes none.
  case append([GridSection<Item>])
  /// Appends items to the section with a name, or begins such a section behind the last one.
  ///
  /// A list gets the items at its end, and a source takes none.
  case extend(String, by: [Item])
  /// Asks for all cells again, or those of one section, because what they show has changed.
  case redraw(String? = nil)
  /// Changes the lines above the grid and the titles of the columns; nil leaves one as it is.
  ///
  /// An empty title is none.
  case titles(title: String? = nil, banner: [String]? = nil, columns: [String]? = nil)
  /// Shows a notice in the status line until a key is pressed.
  case notice(String)
  /// Moves to a position, as a person at the keys would.
  case move(to: Position)
}

extension PickerUpdate: Sendable where Item: Sendable {}
