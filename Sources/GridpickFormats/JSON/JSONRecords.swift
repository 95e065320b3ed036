import GridpickModel

/// A grid of JSON records: a section a record, a linked column a key.
struct JSONRecords: SourceGrid {
  let source: SourceText
  let index: JSONIndex
  let longValues: LongValues
  let keys: RecordKeys

  var sectionCount: Int { index.sectionCount }
  var columnCount: Int { keys.count }

  func itemCount(inSection section: Int) -> Int { columnCount }

  /// Any JSON is an item here, so that an object shows as it is written.
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    text(ofField: id.index + keys.titleCount, inRecord: id.section, extent).map { GridItem($0) }
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

  /// An absent field is printed as what stands for one.
  func json(at id: ItemID) -> [UInt8]? {
    guard let offset = offset(at: id) else { return Array("null".utf8) }
    return source.withBytes { Array(value(at: offset, in: $0).source) }
  }

  func record(at id: ItemID) -> [UInt8] {
    let start = index.start(ofSection: id.section)
    return source.withBytes { Array(value(at: start, in: $0).source) }
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    keys.titleCount == 0 ? nil : text(ofField: 0, inRecord: section, extent)
  }

  var sectionTitleName: String? { keys.sectionTitleName }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    keys.columnTitle(index, extent)
  }

  private func offset(at id: ItemID) -> Int? {
    index.offset(ofColumn: id.index + keys.titleCount, inRecord: id.section)
  }

  private func text(
    ofField field: Int, inRecord record: Int, _ extent: TextExtent
  ) -> String? {
    guard let offset = index.offset(ofColumn: field, inRecord: record) else { return nil }
    return source.withBytes { bytes in
      let value = value(at: offset, in: bytes)
      return value.isNull ? nil : value.text(extent)
    }
  }

  private func value(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    JSONValue(bytes, at: offset, knowing: longValues)
  }
}
