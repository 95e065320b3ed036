/// Some data: sections of items, with their titles, read one at a time and never copied.
///
/// Callers ask only for sections that exist and for columns below `columnCount`. More data may
/// change an item's `Position`, but not its `ItemID`.
package protocol Source {
  var sectionCount: Int { get }
  /// The number of sections before the lines below a table.
  var tableCount: Int { get }
  var columnCount: Int { get }
  func itemCount(inSection section: Int) -> Int
  /// Returns nil for a gap; beyond the end of a section, the id of the item that would be there.
  func id(at position: Position) -> ItemID?
  func position(of id: ItemID) -> Position?

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String?
  /// Returns a key that identifies the section in newer data too (rule P8); nil if it has no key.
  func sectionKey(_ section: Int) -> [UInt8]?
  var rowKind: RowKind { get }
  /// The number of first columns that stay put in a table of records (rule P12).
  var frozenCount: Int { get }
  var titleColumn: Int? { get }
  /// This source, if it is a pivot, whose items stand for records of a table; nil otherwise.
  var pivot: PivotedGrid? { get }
  func columnTitle(_ index: Int, _ extent: TextExtent) -> String?
  /// Returns the column with this name: its title, or a longer name that the data has for it.
  func column(named name: [UInt8]) -> Int?
  var hasSectionStyles: Bool { get }
  func style(ofSection section: Int) -> AskedStyle?

  /// Returns the contents of the cell; nil for an empty slot, which is shown but never picked (P2).
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem?
  /// Returns true if there is an item to pick; this may be faster than decoding the item.
  func hasItem(at id: ItemID) -> Bool
  /// Returns the bytes that are printed when the item is picked, exactly as they came in.
  func value(at id: ItemID) -> [UInt8]
  /// Returns the first bytes of the value, at most `count`; a long value need not be read further.
  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8]
  func record(at id: ItemID) -> [UInt8]
  /// True if each row is a record as it came in, and `record(at:)` finds it without its fields.
  var recordsAreAtHand: Bool { get }
  /// Returns the item's value as JSON text; nil if the item did not come in as JSON.
  func json(at id: ItemID) -> [UInt8]?
  /// Returns a key that identifies the item in newer data too (rule P8); nil if it has no key.
  func identity(at id: ItemID) -> [UInt8]?
  /// Returns words about the item for a peek or the status line; nil uses the default words.
  func words(at id: ItemID, for purpose: ItemWords) -> String?
  func hasField(at id: ItemID) -> Bool
  var mayHaveGaps: Bool { get }
  var recordsAreLines: Bool { get }
  var fieldSeparator: [UInt8] { get }
  /// True if reading may run slow code of the program; then only items to be shown are read.
  var isCostly: Bool { get }
  /// True if there may be too much data to go through all of it.
  var isVast: Bool { get }

  // The functions below may read much at once, on several threads.

  /// Reads all shown texts of sections, given in ascending order, until `body` returns false.
  func readRecords(_ numbers: UnsafeBufferPointer<UInt32>, _ body: RecordBody)
  /// Reads the labels of a column; a missing item has an empty label.
  func readLabels(
    ofColumn column: Int, inSections sections: Range<Int>,
    _ body: (TextBytes) -> Void)
}

/// The kinds of rows; all rows of a source are of one kind.
package enum RowKind: Sendable {
  /// An item of a list, which a layout may flow.
  case item
  /// A record, whose items are its fields (rule P11).
  case record
  /// Values that belong to their row, as the cells of a program's record do.
  case values
  /// Items that stand alone, so that each is found again by itself.
  case items
}

/// The bytes of a text, which are valid only while the function runs that gets them.
package typealias TextBytes = UnsafeBufferPointer<UInt8>

/// Takes an index (nil for a title), label and detail; returns true to go on to the next cell.
package typealias RecordVisit = (Int?, TextBytes, TextBytes?) -> Bool

/// Takes a record as it came in, and what visits its cells; returns true to go on to the next one.
package typealias RecordBody = (RawRecord, (RecordVisit) -> Void) -> Bool

package enum ItemWords: Sendable {
  case peek
  case status
}

// MARK: - Defaults

extension Source {
  package func id(at position: Position) -> ItemID? {
    ItemID(section: position.section, index: position.index)
  }

  package func position(of id: ItemID) -> Position? {
    Position(section: id.section, index: id.index)
  }

  package var tableCount: Int { sectionCount }
  package func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? { nil }
  package func sectionKey(_ section: Int) -> [UInt8]? { nil }
  package var rowKind: RowKind { .values }
  package var frozenCount: Int { 1 }
  package var titleColumn: Int? { nil }
  package var pivot: PivotedGrid? { nil }
  package func columnTitle(_ index: Int, _ extent: TextExtent) -> String? { nil }
  package func column(named name: [UInt8]) -> Int? { column(titled: name) }
  package func column(titled name: [UInt8]) -> Int? {
    // Compare bytes: `String` treats a precomposed and a combining accent as equal.
    (0..<columnCount).first { columnTitle($0, .whole)?.utf8.elementsEqual(name) ?? false }
  }
  package var hasSectionStyles: Bool { false }
  package func style(ofSection section: Int) -> AskedStyle? { nil }

  package func item(at id: ItemID) -> GridItem? { item(at: id, .seen) }
  package func hasItem(at id: ItemID) -> Bool { item(at: id, .seen) != nil }
  package func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    Array(value(at: id).prefix(count))
  }
  package func record(at id: ItemID) -> [UInt8] { value(at: id) }
  package var recordsAreAtHand: Bool { false }
  package func json(at id: ItemID) -> [UInt8]? { nil }
  package func identity(at id: ItemID) -> [UInt8]? { nil }
  package func words(at id: ItemID, for purpose: ItemWords) -> String? { nil }
  package func hasField(at id: ItemID) -> Bool { hasItem(at: id) }
  package var mayHaveGaps: Bool { true }
  package var recordsAreLines: Bool { false }
  package var fieldSeparator: [UInt8] { Array(" ".utf8) }
  package var isCostly: Bool { false }
  package var isVast: Bool { false }

  package func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: RecordBody
  ) { Grid(self).readOneByOne(numbers, body) }
  package func readLabels(
    ofColumn column: Int, inSections sections: Range<Int>,
    _ body: (TextBytes) -> Void
  ) {
    Grid(self).readLabelsOneByOne(ofColumn: column, inSections: sections, body)
  }
}

// MARK: - Places for people and programs

// A list is one section to people and programs.
extension Source {
  package func id(ofPlace place: Position) -> ItemID {
    rowKind == .item ? ItemID(row: place.index) : ItemID(section: place.section, index: place.index)
  }

  package func place(of id: ItemID) -> Position {
    rowKind == .item
      ? Position(section: 0, index: id.section) : Position(section: id.section, index: id.index)
  }
}

// MARK: - Borrowed items

/// A source that takes its items from other sources and only says which one lends an item.
package protocol Borrowing: Source {
  /// Returns the source that lends the item and its id there; nil for an empty slot of no source.
  func lender(of id: ItemID) -> (source: any Source, id: ItemID)?
}

extension Borrowing {
  package func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    lender(of: id).flatMap { $0.source.item(at: $0.id, extent) }
  }

  package func hasItem(at id: ItemID) -> Bool {
    lender(of: id).map { $0.source.hasItem(at: $0.id) } ?? false
  }

  package func hasField(at id: ItemID) -> Bool {
    lender(of: id).map { $0.source.hasField(at: $0.id) } ?? false
  }

  package func value(at id: ItemID) -> [UInt8] {
    lender(of: id).map { $0.source.value(at: $0.id) } ?? []
  }

  package func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    lender(of: id).map { $0.source.beginning(ofValueAt: $0.id, count: count) } ?? []
  }

  package func record(at id: ItemID) -> [UInt8] {
    lender(of: id).map { $0.source.record(at: $0.id) } ?? []
  }

  package func json(at id: ItemID) -> [UInt8]? {
    lender(of: id).flatMap { $0.source.json(at: $0.id) }
  }

  package func identity(at id: ItemID) -> [UInt8]? {
    lender(of: id).flatMap { $0.source.identity(at: $0.id) }
  }

  package func words(at id: ItemID, for purpose: ItemWords) -> String? {
    lender(of: id).flatMap { $0.source.words(at: $0.id, for: purpose) }
  }
}

/// The bytes of a section, or of an item of a flat list, as they are in the input.
package enum RawRecord {
  /// The record is nothing but the label of its only item.
  case label(TextBytes)
  /// The bytes contain each shown text in order, perhaps with other bytes in between.
  case text(TextBytes)
  /// The record is written in a form that differs from what is shown.
  case hidden
}
