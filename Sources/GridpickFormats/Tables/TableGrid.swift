import GridpickCore

/// A grid of the records of a table: each record is a section, each field is an item.
struct TableGrid: Source {
  let source: SourceText
  let index: RecordIndex
  let cache: FieldCache
  let splitter: FieldSplitter
  let headerCount: Int
  private let titleNumber: Int?
  let end: Int
  let titleColumn: Int?
  /// True if the table was found among lines.
  let recordsAreLines: Bool
  private var keyField: Int?
  let columnCount: Int

  init(source: SourceText, index: RecordIndex, layout: TableLayout, cache: FieldCache) {
    self.source = source
    self.index = index
    self.cache = cache
    splitter = layout.splitter
    headerCount = min(layout.headerCount, index.recordCount)
    titleNumber = headerCount > 0 ? layout.titleNumber : nil
    end = layout.end
    recordsAreLines = layout.isFound
    let others = splitter.columnCount ?? index.counter.longestOther
    var longest = max(splitter.columnCount ?? index.counter.firstLength, others)
    if splitter.columnCount == nil, let titleNumber, longest > others {
      // A column that no record reaches is one only if it has a title.
      longest = max(others, Self.titleCount(ofRecord: titleNumber, splitter, index, source))
    }
    // A single column holds the items to pick from, so it is no column of titles.
    titleColumn = layout.rowTitles && longest > 1 ? 0 : nil
    columnCount = index.recordCount == headerCount ? 0 : longest
    keyField = layout.keyName.flatMap { field(named: $0) }
  }

  private static func titleCount(
    ofRecord number: Int, _ splitter: FieldSplitter, _ index: RecordIndex, _ source: SourceText
  ) -> Int {
    source.withBytes { bytes in
      let fields = splitter.fields(of: index.range(of: number, in: bytes), in: bytes)
      return (fields.lastIndex { !bytes[$0].isBlank }).map { $0 + 1 } ?? 0
    }
  }

  var sectionCount: Int { index.recordCount - headerCount }

  var tableCount: Int { min(sectionCount, max(0, end - headerCount)) }

  var sectionsAreRecords: Bool { true }

  func itemCount(inSection section: Int) -> Int { columnCount }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    let record = record(id.section + headerCount)
    guard let label = label(ofField: id.index, in: record, extent), !label.isEmpty
    else { return nil }
    var item = GridItem(label)
    item.runsOver = id.section + headerCount >= end
    if source.colors != nil {
      item.labelStyles = source.styles(ofBytes: record.fields[id.index], shownAs: label) {
        splitter.content(of: $0, in: $1, upTo: .max)
      }
    }
    return item
  }

  var fieldSeparator: [UInt8] {
    switch index.syntax.separator {
    case .byte(let byte): [byte]
    case .bytes(let bytes): bytes
    case .none, .blanks: Array(" ".utf8)
    }
  }

  func hasItem(at id: ItemID) -> Bool {
    content(ofField: id.index, in: record(id.section + headerCount), upTo: 1)?.isEmpty == false
  }

  func hasField(at id: ItemID) -> Bool {
    id.index < record(id.section + headerCount).fields.count
  }

  func value(at id: ItemID) -> [UInt8] {
    beginning(ofValueAt: id, count: .max)
  }

  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    let record = record(id.section + headerCount)
    // If the file changed during reading, it may have fewer fields than before.
    return content(ofField: id.index, in: record, upTo: count) ?? []
  }

  func record(at id: ItemID) -> [UInt8] {
    source.withBytes { Array($0[record(id.section + headerCount).range]) }
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    titleColumn.flatMap { label(ofField: $0, in: record(section + headerCount), extent) }
  }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    titleNumber.flatMap { label(ofField: index, in: record($0), extent) }.map { title in
      guard recordsAreLines, index == 0 else { return title }
      // Titles may stand in a remark, or behind a byte order mark.
      for mark in ["# ", "\u{feff}"] where title.utf8.starts(with: mark.utf8) {
        return String(Substring(title.utf8.dropFirst(mark.utf8.count)))
      }
      return title
    }
  }

  func sectionKey(_ section: Int) -> [UInt8]? {
    keyField.flatMap { content(ofField: $0, in: record(section + headerCount), upTo: .max) }
  }

  /// Returns the field with this title, byte for byte, or else with this number, counted from 1.
  private func field(named name: [UInt8]) -> Int? {
    let titles = titleNumber.map(record)
    let named = (0..<min(titles?.fields.count ?? 0, Self.searchedTitles)).first { field in
      titles.flatMap { content(ofField: field, in: $0, upTo: name.count + 1) } == name
    }
    return named
      ?? Int(String(decoding: name, as: UTF8.self))
      .flatMap { (1...max(1, columnCount)).contains($0) ? $0 - 1 : nil }
  }

  private static let searchedTitles = 10_000

  private func record(_ number: Int) -> FieldCache.Record {
    cache.record(number) {
      source.withBytes { bytes in
        let range = index.range(of: number, in: bytes)
        return FieldCache.Record(
          range: range, fields: number < end ? splitter.fields(of: range, in: bytes) : [range])
      }
    }
  }

  private func content(
    ofField field: Int, in record: FieldCache.Record, upTo count: Int
  ) -> [UInt8]? {
    guard field < record.fields.count else { return nil }
    return source.withBytes { splitter.content(of: record.fields[field], in: $0, upTo: count) }
  }

  /// Returns the label of a field without a final carriage return, which the value keeps.
  private func label(
    ofField field: Int, in record: FieldCache.Record, _ extent: TextExtent
  ) -> String? {
    let limit = extent.askedCount
    guard var text = content(ofField: field, in: record, upTo: limit) else { return nil }
    let isLast = field == record.fields.count - 1
    if isLast, text.count < limit, text.last == UInt8(ascii: "\r") { text.removeLast() }
    return extent.text(of: text)
  }
}
