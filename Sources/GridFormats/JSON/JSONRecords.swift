import GridModel

/// A grid of JSON records: a section a record, a linked column a key.
struct JSONRecords: GridContent {
  private let source: SourceText
  private let index: JSONRecordIndex
  /// How many leading columns are titles rather than items: one or none.
  private let titleColumnCount: Int

  init(source: SourceText, index: JSONRecordIndex, rowTitles: Bool) {
    self.source = source
    self.index = index
    // A single column is what there is to pick from, not the title of nothing.
    titleColumnCount = rowTitles && index.columnTitles.count > 1 ? 1 : 0
  }

  var sectionCount: Int { index.recordCount }
  var columnCount: Int { index.columnTitles.count - titleColumnCount }

  func itemCount(inSection section: Int) -> Int { columnCount }

  /// Any JSON is an item here, so that an object shows as it is written.
  func item(at position: Position) -> GridItem? {
    text(ofColumn: position.index + titleColumnCount, inRecord: position.section)
      .map { GridItem($0) }
  }

  func value(at position: Position) -> [UInt8] {
    let column = position.index + titleColumnCount
    guard let offset = index.offset(ofColumn: column, inRecord: position.section) else { return [] }
    return source.withBytes { JSONValue($0, at: offset).content }
  }

  func sectionTitle(_ section: Int) -> String? {
    titleColumnCount == 0 ? nil : text(ofColumn: 0, inRecord: section)
  }

  func columnTitle(_ index: Int) -> String? {
    index < columnCount ? self.index.columnTitles[index + titleColumnCount] : nil
  }

  private func text(ofColumn column: Int, inRecord record: Int) -> String? {
    guard let offset = index.offset(ofColumn: column, inRecord: record) else { return nil }
    return source.withBytes { bytes in
      let value = JSONValue(bytes, at: offset)
      return value.isNull ? nil : value.text
    }
  }
}
