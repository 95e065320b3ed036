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

  func item(at id: ItemID) -> GridItem? {
    label(ofField: id.index + titleFieldCount, in: record(id.section + headerCount))
      .map { GridItem($0) }
  }

  func value(at id: ItemID) -> [UInt8] {
    let record = record(id.section + headerCount)
    let field = id.index + titleFieldCount
    // A file that was changed under way may have fewer fields than before.
    guard field < record.fields.count else { return [] }
    return source.withBytes { splitter.content(of: record.fields[field], in: $0) }
  }

  func record(at id: ItemID) -> [UInt8] {
    source.withBytes { Array($0[record(id.section + headerCount).range]) }
  }

  func sectionTitle(_ section: Int) -> String? {
    titleFieldCount == 0 ? nil : label(ofField: 0, in: record(section + headerCount))
  }

  func columnTitle(_ index: Int) -> String? {
    headerCount == 0 ? nil : label(ofField: index + titleFieldCount, in: record(0))
  }

  private func record(_ number: Int) -> FieldCache.Record {
    cache.record(number) {
      source.withBytes { bytes in
        let range = index.range(of: number, in: bytes)
        return FieldCache.Record(
          number: number, range: range, fields: splitter.fields(of: range, in: bytes))
      }
    }
  }

  /// Without the carriage return that ends the line, which the value keeps.
  private func label(ofField field: Int, in record: FieldCache.Record) -> String? {
    guard field < record.fields.count else { return nil }
    return source.withBytes { bytes in
      var text = splitter.content(of: record.fields[field], in: bytes)
      if field == record.fields.count - 1, text.last == UInt8(ascii: "\r") { text.removeLast() }
      return String(decoding: text, as: UTF8.self)
    }
  }
}
