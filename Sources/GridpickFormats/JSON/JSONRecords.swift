import GridpickModel

/// A grid of JSON records: a section a record, a linked column a key.
struct JSONRecords: SourceGrid {
  private let source: SourceText
  private let index: JSONIndex
  private let keys: [[UInt8]]
  /// How many leading columns are titles rather than items: one or none.
  private let titleColumnCount: Int

  init(source: SourceText, index: JSONIndex, keys: [[UInt8]], rowTitles: Bool) {
    self.source = source
    self.index = index
    self.keys = keys
    // A single column is what there is to pick from, not the title of nothing.
    titleColumnCount = rowTitles && keys.count > 1 ? 1 : 0
  }

  var sectionCount: Int { index.sectionCount }
  var columnCount: Int { keys.count - titleColumnCount }

  func itemCount(inSection section: Int) -> Int { columnCount }

  /// Any JSON is an item here, so that an object shows as it is written.
  func item(at id: ItemID) -> GridItem? {
    text(ofColumn: id.index + titleColumnCount, inRecord: id.section)
      .map { GridItem($0) }
  }

  func hasItem(at id: ItemID) -> Bool {
    guard let offset = offset(at: id) else { return false }
    return source.withBytes { !JSONValue($0, at: offset).isNull }
  }

  func value(at id: ItemID) -> [UInt8] {
    guard let offset = offset(at: id) else { return [] }
    return source.withBytes { JSONValue($0, at: offset).content }
  }

  /// An absent field is printed as what stands for one.
  func json(at id: ItemID) -> [UInt8]? {
    guard let offset = offset(at: id) else { return Array("null".utf8) }
    return source.withBytes { Array(JSONValue($0, at: offset).source) }
  }

  func record(at id: ItemID) -> [UInt8] {
    let start = index.start(ofSection: id.section)
    return source.withBytes { Array(JSONValue($0, at: start).source) }
  }

  func sectionTitle(_ section: Int) -> String? {
    titleColumnCount == 0 ? nil : text(ofColumn: 0, inRecord: section)
  }

  var sectionTitleName: String? {
    titleColumnCount == 0 ? nil : String(decoding: keys[0], as: UTF8.self)
  }

  func columnTitle(_ index: Int) -> String? {
    guard index < columnCount else { return nil }
    return String(decoding: keys[index + titleColumnCount], as: UTF8.self)
  }

  private func offset(at id: ItemID) -> Int? {
    index.offset(ofColumn: id.index + titleColumnCount, inRecord: id.section)
  }

  private func text(ofColumn column: Int, inRecord record: Int) -> String? {
    guard let offset = index.offset(ofColumn: column, inRecord: record) else { return nil }
    return source.withBytes { bytes in
      let value = JSONValue(bytes, at: offset)
      return value.isNull ? nil : value.text
    }
  }
}
