/// A row of items with its title: a shelf, or a tab.
///
/// ```swift
/// let picker = GridPicker(
///   sections: [
///     GridSection(title: "small", items: ["S", "M"]),
///     GridSection(title: "large", id: "7", items: ["L", "XL"]),
///   ]) { Cell($0) }
/// ```
public struct GridSection<Item> {
  /// The title, shown beside the row, above it or on its tab; empty for none.
  public var title: String
  /// The name of the section in updates, `refresh` and `more`; nil means the title, or without a
  /// title the section's number from 0 as text.
  public var id: String?
  /// The items, from left to right, or from top to bottom in a tab.
  public var items: [Item]

  var shownTitle: String? { title.isEmpty ? nil : title }

  /// Creates a section.
  public init(title: String = "", id: String? = nil, items: [Item]) {
    self.title = title
    self.id = id
    self.items = items
  }
}

extension GridSection: ExpressibleByArrayLiteral {
  /// Creates a section of items without a title.
  ///
  /// ```swift
  /// session.apply(.replace([["S", "M"], ["L"]]))
  /// ```
  public init(arrayLiteral items: Item...) {
    self.init(items: items)
  }
}

extension GridSection: Sendable where Item: Sendable {}
