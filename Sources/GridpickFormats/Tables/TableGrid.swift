import GridpickModel

/// A grid of a table's records: a section a record, an item a field.
struct TableGrid: SourceGrid {
  let source: SourceText
  let index: RecordIndex
  let splitter: FieldSplitter
  let cache: FieldCache
  /// How many leading records are titles: one or none.
  private let headerCount: Int
  /// How many leading fields are titles rather than items: one or none.
  private let titleFieldCount: Int
  let columnCount: Int

  init(
    source: SourceText, index: RecordIndex, splitter: FieldSplitter, cache: FieldCache,
    hasHeader: Bool, rowTitles: Bool
  ) {
    self.source = source
    self.index = index
    self.splitter = splitter
    self.cache = cache
    headerCount = hasHeader && index.recordCount > 0 ? 1 : 0
    let lengths =
      switch splitter {
      case .separated: (first: index.counter.firstLength, others: index.counter.longestOther)
      case .aligned(let columns): (first: columns.count, others: columns.count)
      }
    // A single column is what there is to pick from, not the title of nothing.
    titleFieldCount = rowTitles && max(lengths.first, lengths.others) > 1 ? 1 : 0
    let longest = hasHeader ? lengths.others : max(lengths.first, lengths.others)
    columnCount = index.recordCount == headerCount ? 0 : max(0, longest - titleFieldCount)
  }

  var sectionCount: Int { index.recordCount - headerCount }

  func itemCount(inSection section: Int) -> Int {
    max(0, record(section + headerCount).fields.count - titleFieldCount)
  }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    label(ofField: id.index + titleFieldCount, in: record(id.section + headerCount), extent)
      .map { GridItem($0) }
  }

  func hasItem(at id: ItemID) -> Bool {
    id.index + titleFieldCount < record(id.section + headerCount).fields.count
  }

  func value(at id: ItemID) -> [UInt8] {
    beginning(ofValueAt: id, count: .max)
  }

  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    let record = record(id.section + headerCount)
    let field = id.index + titleFieldCount
    // A file that was changed under way may have fewer fields than before.
    guard field < record.fields.count else { return [] }
    return source.withBytes {
      splitter.content(of: place(of: field, in: record, $0), in: $0, upTo: count)
    }
  }

  func record(at id: ItemID) -> [UInt8] {
    source.withBytes { Array($0[record(id.section + headerCount).range]) }
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    titleFieldCount == 0 ? nil : label(ofField: 0, in: record(section + headerCount), extent)
  }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    headerCount == 0 ? nil : label(ofField: index + titleFieldCount, in: record(0), extent)
  }

  private func record(_ number: Int) -> FieldCache.Record {
    cache.record(number) {
      source.withBytes { bytes in
        let range = index.range(of: number, in: bytes)
        return FieldCache.Record(number: number, range: range, fields: fields(of: range, in: bytes))
      }
    }
  }

  /// Columns that are aligned lie where a record begins; other fields may be very many.
  private func fields(
    of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> FieldCache.Fields {
    switch splitter {
    case .separated where index.isLong(record):
      .long(count: index.fieldCount(of: record, in: bytes))
    case .separated, .aligned: .cut(splitter.fields(of: record, in: bytes))
    }
  }

  private func place(
    of field: Int, in record: FieldCache.Record, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    switch record.fields {
    case .cut(let fields): fields[field]
    case .long(let count): index.field(field, of: count, in: record.range, bytes)
    }
  }

  /// Without the carriage return that ends the line, which the value keeps.
  private func label(
    ofField field: Int, in record: FieldCache.Record, _ extent: TextExtent
  ) -> String? {
    guard field < record.fields.count else { return nil }
    return source.withBytes { bytes in
      let limit = extent.askedCount
      var text = splitter.content(of: place(of: field, in: record, bytes), in: bytes, upTo: limit)
      let isLast = field == record.fields.count - 1
      if isLast, text.count < limit, text.last == UInt8(ascii: "\r") { text.removeLast() }
      return extent.text(of: text)
    }
  }
}
