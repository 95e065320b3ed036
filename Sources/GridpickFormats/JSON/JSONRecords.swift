import GridpickModel

/// A grid of JSON records: a section a record, a linked column a key.
struct JSONRecords: GridContent {
  private let source: SourceText
  private let index: JSONIndex
  private let longValues: LongValues
  private let keys: [[UInt8]]
  /// How many leading columns are titles rather than items: one or none.
  private let titleColumnCount: Int
  private var extent = TextExtent.seen

  init(
    source: SourceText, index: JSONIndex, longValues: LongValues, keys: [[UInt8]], rowTitles: Bool
  ) {
    self.source = source
    self.index = index
    self.longValues = longValues
    self.keys = keys
    // A single column is what there is to pick from, not the title of nothing.
    titleColumnCount = rowTitles && keys.count > 1 ? 1 : 0
  }

  var sectionCount: Int { index.sectionCount }
  var columnCount: Int { keys.count - titleColumnCount }

  func itemCount(inSection section: Int) -> Int { columnCount }

  /// Any JSON is an item here, so that an object shows as it is written.
  func item(at position: Position) -> GridItem? {
    text(ofColumn: position.index + titleColumnCount, inRecord: position.section)
      .map { GridItem($0) }
  }

  func hasItem(at position: Position) -> Bool {
    guard let offset = offset(at: position) else { return false }
    return source.withBytes { !value(at: offset, in: $0).isNull }
  }

  func value(at position: Position) -> [UInt8] {
    beginning(ofValueAt: position, count: .max)
  }

  func beginning(ofValueAt position: Position, count: Int) -> [UInt8] {
    guard let offset = offset(at: position) else { return [] }
    return source.withBytes { value(at: offset, in: $0).content(upTo: count) }
  }

  var unabridged: any GridContent {
    var content = self
    content.extent = .whole
    return content
  }

  /// An absent field is printed as what stands for one.
  func json(at position: Position) -> [UInt8]? {
    guard let offset = offset(at: position) else { return Array("null".utf8) }
    return source.withBytes { Array(value(at: offset, in: $0).source) }
  }

  func record(at position: Position) -> [UInt8] {
    let start = index.start(ofSection: position.section)
    return source.withBytes { Array(value(at: start, in: $0).source) }
  }

  func sectionTitle(_ section: Int) -> String? {
    titleColumnCount == 0 ? nil : text(ofColumn: 0, inRecord: section)
  }

  var sectionTitleName: String? {
    titleColumnCount == 0 ? nil : String(decoding: keys[0], as: UTF8.self)
  }

  func columnTitle(_ index: Int) -> String? {
    guard index < columnCount else { return nil }
    return extent.text(of: keys[index + titleColumnCount])
  }

  private func offset(at position: Position) -> Int? {
    index.offset(ofColumn: position.index + titleColumnCount, inRecord: position.section)
  }

  private func text(ofColumn column: Int, inRecord record: Int) -> String? {
    guard let offset = index.offset(ofColumn: column, inRecord: record) else { return nil }
    return source.withBytes { bytes in
      let value = value(at: offset, in: bytes)
      return value.isNull ? nil : value.text(extent)
    }
  }

  private func value(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    JSONValue(bytes, at: offset, knowing: longValues)
  }
}
