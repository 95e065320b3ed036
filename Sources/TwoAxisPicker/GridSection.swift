/// A row of items with its title: a shelf, or a tab.
///
/// ```swift
/// let picker = GridPicker(
///   sections: [
///     GridSection(title: "small", items: ["S", "M"]),
///     GridSection(title: "large", id: 7, items: ["L", "XL"]),
///   ]) { Cell($0) }
/// ```
///
/// An array is a section without a title:
///
/// ```swift
/// continuation.yield(.replace([["S", "M"], ["L"]]))
/// ```
public struct GridSection<Item> {
  /// The title, which the layout shows beside the row, above it or on its tab; empty for none.
  ///
  /// ```swift
  /// picker.sections[0].title = "sold out"
  /// ```
  public var title: String
  /// The name by which updates, `refresh` and `more` know the section; nil lets the title be the
  /// name, or without a title the section's number from 0.
  ///
  /// ```swift
  /// picker.sections[0].id = "small"
  /// ```
  public var id: SectionID?
  /// The items, from left to right, or from top to bottom in a tab.
  ///
  /// ```swift
  /// picker.sections[0].items.append("XS")
  /// ```
  public var items: [Item]

  /// Creates a section.
  ///
  /// ```swift
  /// let section = GridSection(title: "small", items: ["S", "M"])
  /// ```
  public init(title: String = "", id: SectionID? = nil, items: [Item]) {
    self.title = title
    self.id = id
    self.items = items
  }

  /// Creates a section with a name of any type.
  ///
  /// ```swift
  /// let section = GridSection(title: "small", id: 7, items: ["S", "M"])
  /// ```
  public init(title: String = "", id: some Hashable & Sendable, items: [Item]) {
    self.init(title: title, id: Optional(SectionID(id)), items: items)
  }
}

extension GridSection: ExpressibleByArrayLiteral {
  /// Creates a section of these items, without a title.
  ///
  /// ```swift
  /// let section: GridSection = ["S", "M"]
  /// ```
  public init(arrayLiteral items: Item...) {
    self.init(items: items)
  }
}

extension GridSection: Sendable where Item: Sendable {}

/// The name of a section: a value of any type that tells the section from the others.
///
/// ```swift
/// continuation.yield(.append(["XXL"], to: "large"))
/// continuation.yield(.append(["XXL"], to: SectionID(7)))
/// ```
public struct SectionID: Hashable, Sendable {
  private let given: any Hashable & Sendable

  /// Creates the name of a section.
  ///
  /// ```swift
  /// let id = SectionID("large")
  /// ```
  public init(_ name: some Hashable & Sendable) {
    given = (name as? SectionID)?.given ?? name
  }

  /// The value that was given as the name.
  ///
  /// ```swift
  /// picker.refresh = { tab in
  ///   let size = tab?.value as? String ?? "S"
  ///   return [[size, size + "X"]]
  /// }
  /// ```
  public var value: AnyHashable { AnyHashable(given) }

  var name: SectionName {
    if let text = given as? String { return .text(text) }
    if let number = (given as? any BinaryInteger).flatMap({ Int(exactly: $0) }) {
      return .number(number)
    }
    return .other(value)
  }

  /// Returns true if two names are of equal values.
  ///
  /// ```swift
  /// print(SectionID(7) == 7)
  /// ```
  public static func == (one: SectionID, other: SectionID) -> Bool { one.value == other.value }

  /// Hashes the value.
  ///
  /// ```swift
  /// let counts: [SectionID: Int] = ["small": 2]
  /// ```
  public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension SectionID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates a name of a text.
  ///
  /// ```swift
  /// let id: SectionID = "large"
  /// ```
  public init(stringLiteral name: String) { self.init(name) }

  /// Creates a name of a number.
  ///
  /// ```swift
  /// let id: SectionID = 7
  /// ```
  public init(integerLiteral number: Int) { self.init(number) }
}
