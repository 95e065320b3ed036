/// The items of some data, which callers know to exist, read one at a time and never copied.
///
/// No member has a default: a store that forwards questions must forward all of them.
package protocol ItemStore {
  /// Returns the contents of the cell; nil for an empty slot, which is shown but never picked (P2).
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem?
  /// Returns true if there is an item to pick; this may be faster than decoding the item.
  func hasItem(at id: ItemID) -> Bool
  /// Returns the bytes that are printed when the item is picked, exactly as they came in.
  func value(at id: ItemID) -> [UInt8]
  /// Returns the first bytes of the value, at most `count`; a long value need not be read further.
  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8]
  /// Returns the record that the item came in with, as it came in.
  func record(at id: ItemID) -> [UInt8]
  /// Returns the item's value as JSON text; nil if the item did not come in as JSON.
  func json(at id: ItemID) -> [UInt8]?
  /// Returns a key that identifies the item in newer data too (rule P8); nil if it has no key.
  func identity(at id: ItemID) -> [UInt8]?
  /// Returns words about the item for one place on the screen; nil leaves the words to that place.
  func words(at id: ItemID, for purpose: ItemWords) -> String?
  /// True if reading may run slow code of the program: then only what is about to be shown is read.
  var isCostly: Bool { get }
  /// True if the program searches all items itself, however many there are.
  var isSearchedByProgram: Bool { get }
  /// True if each record, or item of a list, is a line of text.
  var recordsAreLines: Bool { get }
  /// True if each item is independent, not a field of a record.
  var itemsStandAlone: Bool { get }
  /// The table of the records for which the items stand; nil if the items stand for themselves.
  var recordTable: Grid? { get }
  /// The bytes between fields that are printed together.
  var fieldSeparator: [UInt8] { get }
  /// Returns true if the record has this field, which may be empty.
  func hasField(at id: ItemID) -> Bool
  /// Returns the number in that table of the first record for which an item stands.
  func recordNumber(of id: ItemID) -> Int?
}

extension ItemStore {
  package var recordTable: Grid? { nil }
  package var fieldSeparator: [UInt8] { Array(" ".utf8) }
  package func recordNumber(of id: ItemID) -> Int? { nil }
  package func hasField(at id: ItemID) -> Bool { hasItem(at: id) }

  package func item(at id: ItemID) -> GridItem? { item(at: id, .seen) }
}

/// A store that holds its items itself; it has defaults for everything but items and values.
package protocol OwnItems: ItemStore {}

extension OwnItems {
  package func hasItem(at id: ItemID) -> Bool { item(at: id, .seen) != nil }
  package func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    Array(value(at: id).prefix(count))
  }

  package func record(at id: ItemID) -> [UInt8] { value(at: id) }
  package func json(at id: ItemID) -> [UInt8]? { nil }
  package func identity(at id: ItemID) -> [UInt8]? { nil }
  package func words(at id: ItemID, for purpose: ItemWords) -> String? { nil }
  package var isCostly: Bool { false }
  package var isSearchedByProgram: Bool { false }
  package var recordsAreLines: Bool { false }
  package var itemsStandAlone: Bool { false }
}

package enum ItemWords: Sendable {
  /// The window over the grid that peeks at the item.
  case peek
  case status
}

/// A store that takes its items from other stores and only says which store lends an item.
package protocol BorrowedItems: ItemStore {
  /// Returns the store that lends the item and its place there; nil for an empty slot of no store.
  func lender(of id: ItemID) -> (store: any ItemStore, id: ItemID)?
}

extension BorrowedItems {
  package func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    lender(of: id).flatMap { $0.store.item(at: $0.id, extent) }
  }

  package func hasItem(at id: ItemID) -> Bool {
    lender(of: id).map { $0.store.hasItem(at: $0.id) } ?? false
  }

  package func hasField(at id: ItemID) -> Bool {
    lender(of: id).map { $0.store.hasField(at: $0.id) } ?? false
  }

  package func value(at id: ItemID) -> [UInt8] {
    lender(of: id).map { $0.store.value(at: $0.id) } ?? []
  }

  package func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    lender(of: id).map { $0.store.beginning(ofValueAt: $0.id, count: count) } ?? []
  }

  package func record(at id: ItemID) -> [UInt8] {
    lender(of: id).map { $0.store.record(at: $0.id) } ?? []
  }

  package func json(at id: ItemID) -> [UInt8]? {
    lender(of: id).flatMap { $0.store.json(at: $0.id) }
  }

  package func identity(at id: ItemID) -> [UInt8]? {
    lender(of: id).flatMap { $0.store.identity(at: $0.id) }
  }

  package func words(at id: ItemID, for purpose: ItemWords) -> String? {
    lender(of: id).flatMap { $0.store.words(at: $0.id, for: purpose) }
  }

  package var isCostly: Bool { false }
  package var isSearchedByProgram: Bool { false }
  package var recordsAreLines: Bool { false }
  package var itemsStandAlone: Bool { false }
}
