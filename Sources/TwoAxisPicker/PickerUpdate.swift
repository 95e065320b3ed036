/// A change to an open picker.
///
/// ```swift
/// session.apply(.replace([GridSection(title: "small", items: ["S", "M"])]))
/// session.apply(.append([GridSection(title: "large", items: ["XL"])]))
/// session.apply(.extend("large", by: ["XXL"]))
/// session.apply(.redraw)
/// session.apply(.titles(title: "Sizes in stock", columns: ["short", "long"]))
/// session.apply(.notice("one more size"))
/// session.apply(.move(to: Position(section: 0, index: 1)))
/// ```
public enum PickerUpdate<Item> {
  /// Replaces all sections; a list takes the items of all new sections.
  case replace([GridSection<Item>])
  /// Appends sections; a list takes the items of all sections, and a source ignores them.
  case append([GridSection<Item>])
  /// Appends items to the section with a name; an unknown name begins a new last section.
  ///
  /// A list takes the items at its end, and a source ignores them.
  case extend(String, by: [Item])
  /// Makes all cells again, because their content has changed.
  case redraw
  /// Changes the title, the banner and the column titles, each unless nil.
  ///
  /// An empty title removes the title.
  case titles(title: String? = nil, banner: [String]? = nil, columns: [String]? = nil)
  /// Shows a notice in the status line until a key is pressed.
  case notice(String)
  /// Moves to a position, like a key that a person presses.
  case move(to: Position)
}

extension PickerUpdate: Sendable where Item: Sendable {}
