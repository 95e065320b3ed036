/// A grid that is asked, not copied: it answers for one section or one item at a time.
///
/// Positions asked for are always inside: `section < sectionCount`, `index < itemCount(inSection:)`.
package protocol GridContent {
  var sectionCount: Int { get }
  /// How many items the longest section has.
  var columnCount: Int { get }
  func itemCount(inSection section: Int) -> Int
  /// What the item shows; nil is an empty slot, seen but never picked (P2).
  func item(at position: Position) -> GridItem?
  /// Whether there is something to pick, which may take less than decoding it.
  ///
  /// May also be asked at an index beyond the section's end.
  func hasItem(at position: Position) -> Bool
  /// What is printed when the item is picked, byte for byte as it came in.
  func value(at position: Position) -> [UInt8]
  /// No more than so many bytes of the value, for which a long one need not be looked through.
  func beginning(ofValueAt position: Position, count: Int) -> [UInt8]
  /// The record that the item came in with, as it came in.
  func record(at position: Position) -> [UInt8]
  /// The item's value as JSON text, where it came in as JSON.
  func json(at position: Position) -> [UInt8]?
  /// What tells the item from every other, also in newer data (rule P8); nil where nothing does.
  func identity(at position: Position) -> [UInt8]?
  func sectionTitle(_ section: Int) -> String?
  /// What the column is called whose items title the sections, where that is how they are titled.
  var sectionTitleName: String? { get }
  func columnTitle(_ index: Int) -> String?
  /// Whether any section asks for a cell style of its own.
  var hasSectionStyles: Bool { get }
  /// The name of the cell style that the section asks for.
  func styleName(ofSection section: Int) -> String?
  /// The same with whole labels and titles, to be printed: those to be shown may be cut (rule L1).
  var unabridged: any GridContent { get }
}

extension GridContent {
  package func record(at position: Position) -> [UInt8] { value(at: position) }
  package func json(at position: Position) -> [UInt8]? { nil }
  package func identity(at position: Position) -> [UInt8]? { nil }
  package func sectionTitle(_ section: Int) -> String? { nil }
  package var sectionTitleName: String? { nil }
  package func columnTitle(_ index: Int) -> String? { nil }
  package var hasSectionStyles: Bool { false }
  package func styleName(ofSection section: Int) -> String? { nil }
  package var unabridged: any GridContent { self }

  package func beginning(ofValueAt position: Position, count: Int) -> [UInt8] {
    Array(value(at: position).prefix(count))
  }

  package func hasItem(at position: Position) -> Bool {
    position.index < itemCount(inSection: position.section) && item(at: position) != nil
  }
}

/// A flat run of items that has yet to be flowed into columns.
package protocol ItemList {
  var count: Int { get }
  func item(at index: Int) -> GridItem?
  func value(at index: Int) -> [UInt8]
  /// No more than so many bytes of the value, for which a long one need not be looked through.
  func beginning(ofValueAt index: Int, count: Int) -> [UInt8]
  /// The record that the item came in with, as it came in.
  func record(at index: Int) -> [UInt8]
  /// The item's value as JSON text, where it came in as JSON.
  func json(at index: Int) -> [UInt8]?
  /// What tells the item from every other, also in newer data (rule P8); nil where nothing does.
  func identity(at index: Int) -> [UInt8]?
  /// The same with whole labels, to be printed: those to be shown may be cut (rule L1).
  var unabridged: any ItemList { get }
}

extension ItemList {
  package func record(at index: Int) -> [UInt8] { value(at: index) }
  package func json(at index: Int) -> [UInt8]? { nil }
  package func identity(at index: Int) -> [UInt8]? { nil }
  package var unabridged: any ItemList { self }

  package func beginning(ofValueAt index: Int, count: Int) -> [UInt8] {
    Array(value(at: index).prefix(count))
  }
}

/// What an input holds: sections, or a flat list.
package enum GridData {
  case grid(any GridContent)
  case list(any ItemList)
}

extension GridData {
  /// Whether there is not even a section, or an item of a list.
  package var isEmpty: Bool {
    switch self {
    case .grid(let content): content.sectionCount == 0
    case .list(let list): list.count == 0
    }
  }
}
