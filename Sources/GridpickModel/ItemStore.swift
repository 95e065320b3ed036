/// Items by their places in the data, asked for one at a time and never copied.
///
/// Asked only for items that are there, unless a member says otherwise. Nothing has a default here:
/// whoever passes questions on must pass on all of them.
package protocol ItemStore {
  /// What the item shows; nil is an empty slot, seen but never picked (P2).
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem?
  /// Whether there is something to pick, which may take less than decoding it.
  func hasItem(at id: ItemID) -> Bool
  /// What is printed when the item is picked, byte for byte as it came in.
  func value(at id: ItemID) -> [UInt8]
  /// The first bytes of the value, so many at most; a long one need not be looked through for them.
  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8]
  /// The record that the item came in with, as it came in.
  func record(at id: ItemID) -> [UInt8]
  /// The item's value as JSON text, where it came in as JSON.
  func json(at id: ItemID) -> [UInt8]?
  /// What tells the item from every other, also in newer data (rule P8); nil where nothing does.
  func identity(at id: ItemID) -> [UInt8]?
  /// What there is to say of the item in a place where words about it stand; nil leaves it to that place.
  func words(at id: ItemID, for purpose: ItemWords) -> String?
  /// Whether to ask for an item runs the code of a program, which may take its time: nobody is to ask for
  /// more than is about to be seen.
  var isCostly: Bool { get }
  /// Whether the value of each item is its whole record, whatever it shows.
  var picksRecords: Bool { get }
  /// Whether each item is a thing of its own, and no field of a record.
  var itemsStandAlone: Bool { get }
}

extension ItemStore {
  /// As it is shown.
  package func item(at id: ItemID) -> GridItem? { item(at: id, .seen) }
}

/// A store of items of its own, which may have no more to say of them than their values.
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
  package var picksRecords: Bool { false }
  package var itemsStandAlone: Bool { false }
}

/// Where words about an item stand.
package enum ItemWords: Sendable {
  /// Over the grid, where the item is peeked at.
  case peek
  /// In the status line.
  case status
}

/// A store made of the items of others: it says whose an item is, and that is all.
package protocol BorrowedItems: ItemStore {
  /// Whose the item is, and its place there; nil where it is an empty slot of nobody's.
  func lender(of id: ItemID) -> (store: any ItemStore, id: ItemID)?
}

extension BorrowedItems {
  package func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    lender(of: id).flatMap { $0.store.item(at: $0.id, extent) }
  }

  package func hasItem(at id: ItemID) -> Bool {
    lender(of: id).map { $0.store.hasItem(at: $0.id) } ?? false
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
  package var picksRecords: Bool { false }
  package var itemsStandAlone: Bool { false }
}
