import GridpickCore

/// A grid of JSON records: each record is a section, and each value in records has a linked column.
///
/// A line may also be an array of items, a scalar, or else a text, which is its own only item, its
/// own record, and its own title if records have titles.
struct JSONRecords: Source {
  let source: SourceText
  let index: JSONIndex
  let longValues: LongValues
  let columns: JSONColumns
  let fields: JSONFields
  /// A reader that knows the keys of all records.
  let cutter: JSONRecordReader
  let cache: FieldCache
  /// True if records are members of an object, and their keys title them.
  let titlesByKeys: Bool
  /// The titles of columns whose items are those of arrays.
  let rowsTitles: [String?]

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    switch index.kind(ofSection: id.section) {
    case .record: text(of: id.index, inRecord: id.section, extent).map { GridItem($0) }
    case .items: source.withBytes { item(at: id, in: $0)?.shown(extent) }
    case .text: GridItem(text(ofLine: id.section, extent))
    }
  }

  func hasItem(at id: ItemID) -> Bool {
    index.kind(ofSection: id.section) == .text
      || source.withBytes { value(at: id, in: $0).map { !$0.isNull } ?? false }
  }

  func value(at id: ItemID) -> [UInt8] {
    beginning(ofValueAt: id, count: .max)
  }

  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    switch index.kind(ofSection: id.section) {
    case .record: source.withBytes { value(at: id, in: $0)?.content(upTo: count) ?? [] }
    case .items: source.withBytes { item(at: id, in: $0)?.content(upTo: count) ?? [] }
    case .text: Array(text(ofLine: id.section).prefix(count))
    }
  }

  /// Returns the value as it is written; `null` for an absent field, and nil for a text.
  func json(at id: ItemID) -> [UInt8]? {
    switch index.kind(ofSection: id.section) {
    case .record:
      source.withBytes { bytes in
        value(at: id, in: bytes).map { Array($0.source) } ?? Array("null".utf8)
      }
    case .items: source.withBytes { item(at: id, in: $0)?.json }
    case .text: nil
    }
  }

  func record(at id: ItemID) -> [UInt8] {
    guard index.kind(ofSection: id.section) != .text else { return text(ofLine: id.section) }
    return source.withBytes { Array(section(id.section, in: $0).source) }
  }

  /// Returns the identity of an item; nil in a record, whose id belongs to none of its fields.
  func identity(at id: ItemID) -> [UInt8]? {
    guard index.kind(ofSection: id.section) == .items else { return nil }
    return source.withBytes { value(at: id, in: $0)?.identity(by: fields.id) }
  }
}

// MARK: - Shape

extension JSONRecords {
  var sectionCount: Int { index.sectionCount }
  var columnCount: Int { max(columns.count, index.columnCount) }

  func itemCount(inSection section: Int) -> Int {
    switch index.kind(ofSection: section) {
    case .record: columns.count
    case .items: index.items(ofSection: section).count
    case .text: 1
    }
  }

  func id(at position: Position) -> ItemID? {
    guard index.kind(ofSection: position.section) == .record else {
      return ItemID(section: position.section, index: position.index)
    }
    guard position.index < columns.count else { return nil }
    return ItemID(section: position.section, index: columns.column(at: position.index))
  }

  var isDirect: Bool { false }

  func position(of id: ItemID) -> Position? {
    guard index.kind(ofSection: id.section) == .record else {
      return Position(section: id.section, index: id.index)
    }
    return columns.place(of: id.index).map { Position(section: id.section, index: $0) }
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    if titlesByKeys, let offset = index.titleOffset(ofSection: section) {
      return source.withBytes { value(at: offset, in: $0).text(extent) }
    }
    guard let place = columns.titlePlace else { return nil }
    switch index.kind(ofSection: section) {
    case .record: return text(of: columns.column(at: place), inRecord: section, extent)
    case .items: return nil
    case .text: return text(ofLine: section, extent)
    }
  }

  func sectionKey(_ section: Int) -> [UInt8]? {
    guard index.kind(ofSection: section) == .record else { return nil }
    return source.withBytes { self.section(section, in: $0).identity(by: fields.id) }
  }

  var sectionsAreRecords: Bool { !columns.isEmpty }
  var titleColumn: Int? { titlesByKeys ? nil : columns.titlePlace }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    columns.title(at: index, extent) ?? (index < rowsTitles.count ? rowsTitles[index] : nil)
  }

  func column(named name: [UInt8]) -> Int? {
    columns.place(named: name) ?? column(titled: name)
  }
}

// MARK: - Values

extension JSONRecords {
  func value(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    JSONValue(bytes, at: offset, knowing: longValues)
  }

  private func section(_ section: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    value(at: index.start(ofSection: section), in: bytes)
  }

  /// Returns the value of an item that is no text; nil if a record has no such key.
  private func value(at id: ItemID, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue? {
    if index.kind(ofSection: id.section) == .items {
      let item = index.items(ofSection: id.section).lowerBound + id.index
      return value(at: index.offset(ofItem: item), in: bytes)
    }
    let places = cache.record(id.section) { cut(id.section, in: bytes) }.fields
    guard id.index < places.count, !places[id.index].isEmpty else { return nil }
    return value(at: places[id.index].lowerBound, in: bytes)
  }

  private func item(at id: ItemID, in bytes: UnsafeBufferPointer<UInt8>) -> JSONItem? {
    value(at: id, in: bytes).map { JSONItem($0, fields: fields) }
  }

  private func text(of column: Int, inRecord record: Int, _ extent: TextExtent) -> String? {
    source.withBytes { bytes in
      value(at: ItemID(section: record, index: column), in: bytes).flatMap { text(of: $0, extent) }
    }
  }

  func text(of value: JSONValue, _ extent: TextExtent) -> String? {
    if value.isNull { return nil }
    return columns.flattens ? value.shown(extent) : value.text(extent)
  }

  private func text(ofLine section: Int) -> [UInt8] {
    source.withBytes { bytes in
      let start = index.start(ofSection: section)
      return Array(bytes[start..<bytes.place(of: .newline, from: start)])
    }
  }

  /// Returns the line of a text without the carriage return that ends it.
  private func text(ofLine section: Int, _ extent: TextExtent) -> String {
    var text = text(ofLine: section)
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    return extent.text(of: text)
  }
}
