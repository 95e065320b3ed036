import GridpickCore

/// A grid of JSON records: each record is a section, and each value in records has a linked column.
struct JSONRecords: OwnShape, OwnItems {
  let source: SourceText
  let index: JSONIndex
  let longValues: LongValues
  let columns: JSONColumns
  let fields: JSONFields
  /// True if records are members of an object, and their keys title them.
  let titlesByKeys: Bool

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    text(of: id.index, inRecord: id.section, extent).map { GridItem($0) }
  }

  func hasItem(at id: ItemID) -> Bool {
    guard let offset = offset(at: id) else { return false }
    return source.withBytes { !value(at: offset, in: $0).isNull }
  }

  func value(at id: ItemID) -> [UInt8] {
    beginning(ofValueAt: id, count: .max)
  }

  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    guard let offset = offset(at: id) else { return [] }
    return source.withBytes { value(at: offset, in: $0).content(upTo: count) }
  }

  /// Returns the value as it is written; an absent field is printed as `null`.
  func json(at id: ItemID) -> [UInt8]? {
    guard let offset = offset(at: id) else { return Array("null".utf8) }
    return source.withBytes { Array(value(at: offset, in: $0).source) }
  }

  func record(at id: ItemID) -> [UInt8] {
    source.withBytes { Array(record(id.section, in: $0).source) }
  }

  private func record(_ record: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    value(at: index.start(ofSection: record), in: bytes)
  }

  private func offset(at id: ItemID) -> Int? {
    index.offset(ofColumn: id.index, inRecord: id.section)
  }

  private func text(of column: Int, inRecord record: Int, _ extent: TextExtent) -> String? {
    guard let offset = index.offset(ofColumn: column, inRecord: record) else { return nil }
    return source.withBytes { bytes in
      let value = value(at: offset, in: bytes)
      if value.isNull { return nil }
      return columns.flattens ? value.shown(extent) : value.text(extent)
    }
  }

  private func value(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    JSONValue(bytes, at: offset, knowing: longValues)
  }
}

// MARK: - Shape

extension JSONRecords {
  var sectionCount: Int { index.sectionCount }
  var columnCount: Int { columns.count }

  func itemCount(inSection section: Int) -> Int { columnCount }

  func id(at position: Position) -> ItemID? {
    guard position.index < columnCount else { return nil }
    return ItemID(section: position.section, index: columns.column(at: position.index))
  }

  func position(of id: ItemID) -> Position? {
    columns.place(of: id.index).map { Position(section: id.section, index: $0) }
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    guard titlesByKeys, let offset = index.titleOffset(ofSection: section) else {
      return columns.titleColumn.flatMap { text(of: $0, inRecord: section, extent) }
    }
    return source.withBytes { value(at: offset, in: $0).text(extent) }
  }

  func sectionKey(_ section: Int) -> [UInt8]? {
    source.withBytes { record(section, in: $0).identity(by: fields.id) }
  }

  var sectionTitleName: String? { columns.titleName }
  func titlesSections(named name: [UInt8]) -> Bool { columns.titlesRecords(named: name) }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    columns.title(at: index, extent)
  }

  func column(named name: [UInt8]) -> Int? { columns.place(named: name) }
}
