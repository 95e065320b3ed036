import GridpickCore
import Synchronization

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
    let longest = splitter.columnCount ?? index.counter.longest
    // A single column contains the items, so it is not a column of titles.
    titleColumn = layout.rowTitles && longest > 1 ? 0 : nil
    columnCount = index.recordCount == headerCount ? 0 : longest
    keyField = layout.keyName.flatMap { column(titled: $0) ?? column(numbered: $0) }
  }

  var sectionCount: Int { index.recordCount - headerCount }

  var tableCount: Int { min(sectionCount, max(0, end - headerCount)) }

  var rowKind: RowKind { .record }
  var recordsAreAtHand: Bool { true }

  func itemCount(inSection section: Int) -> Int { columnCount }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    let fields = fields(id.section + headerCount)
    guard let label = label(ofField: id.index, among: fields, extent), !label.isEmpty
    else { return nil }
    var item = GridItem(label)
    item.runsOver = id.section + headerCount >= end
    if source.colors != nil {
      item.labelStyles = source.styles(ofBytes: fields[id.index], shownAs: label)
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
    content(ofField: id.index, among: fields(id.section + headerCount), upTo: 1)?.isEmpty == false
  }

  func hasField(at id: ItemID) -> Bool {
    id.index < fields(id.section + headerCount).count
  }

  func value(at id: ItemID) -> [UInt8] {
    beginning(ofValueAt: id, count: .max)
  }

  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    // If the file changed during reading, a record may have fewer fields than before.
    content(ofField: id.index, among: fields(id.section + headerCount), upTo: count) ?? []
  }

  func record(at id: ItemID) -> [UInt8] {
    source.withBytes { Array($0[index.range(of: id.section + headerCount, in: $0)]) }
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    titleColumn.flatMap { label(ofField: $0, among: fields(section + headerCount), extent) }
  }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    titleNumber.flatMap { label(ofField: index, among: fields($0), extent) }.map { title in
      guard recordsAreLines, index == 0 else { return title }
      // Titles may be in a comment line, or after a byte order mark.
      for mark in ["# ", "\u{feff}"] where title.utf8.starts(with: mark.utf8) {
        return String(Substring(title.utf8.dropFirst(mark.utf8.count)))
      }
      return title
    }
  }

  func sectionKey(_ section: Int) -> [UInt8]? {
    keyField.flatMap { content(ofField: $0, among: fields(section + headerCount), upTo: .max) }
  }

  /// Returns the column with this number, from 1.
  private func column(numbered name: [UInt8]) -> Int? {
    Int(String(decoding: name, as: UTF8.self))
      .flatMap { (1..<columnCount + 1).contains($0) ? $0 - 1 : nil }
  }

  /// Returns the places of the fields of a record of the index.
  private func fields(_ number: Int) -> [Range<Int>] {
    cache.fields(ofRecord: number) {
      source.withBytes { bytes in
        let record = index.range(of: number, in: bytes)
        return number < end ? splitter.fields(of: record, in: bytes) : [record]
      }
    }
  }

  private func content(
    ofField field: Int, among fields: [Range<Int>], upTo count: Int
  ) -> [UInt8]? {
    guard field < fields.count else { return nil }
    return source.withBytes { bytes in
      let dropsReturn = recordsAreLines && field == fields.count - 1
      let place = dropsReturn ? bytes.withoutReturn(fields[field]) : fields[field]
      return splitter.content(of: place, in: bytes, upTo: count)
    }
  }

  private func label(
    ofField field: Int, among fields: [Range<Int>], _ extent: TextExtent
  ) -> String? {
    let limit = extent.askedCount
    guard var text = content(ofField: field, among: fields, upTo: limit) else { return nil }
    let isLast = field == fields.count - 1
    if isLast, text.count < limit, text.last == UInt8(ascii: "\r") { text.removeLast() }
    return extent.text(of: text)
  }
}

/// The fields of the records that were cut last; all items of a record share one cut.
final class FieldCache: Sendable {
  private struct Kept {
    var records: [Int: [Range<Int>]] = [:]
    var fieldCount = 0
  }

  /// The largest number of records, and of fields in all of them together (64 MB).
  private static let most = (records: 256, fields: 1 << 22)

  private let kept = Mutex(Kept())

  func fields(ofRecord number: Int, cut: () -> [Range<Int>]) -> [Range<Int>] {
    if let fields = kept.withLock({ $0.records[number] }) { return fields }
    let fields = cut()
    kept.withLock { kept in
      kept.fieldCount += fields.count
      if kept.records.count == Self.most.records || kept.fieldCount > Self.most.fields {
        kept = Kept(fieldCount: fields.count)
      }
      kept.records[number] = fields
    }
    return fields
  }
}

extension TableGrid {
  func readLabels(
    ofColumn field: Int, inSections sections: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    source.withBytes { bytes in
      for section in sections {
        let record = index.range(of: section + headerCount, in: bytes)
        // A line below the table makes no column wider.
        let isBelow = section + headerCount >= end
        let fields = isBelow ? [] : splitter.fields(of: record, in: bytes, upTo: field + 1)
        guard field < fields.count else {
          body(UnsafeBufferPointer(rebasing: bytes[..<0]))
          continue
        }
        splitter.withContent(of: bytes.withoutReturn(fields[field]), in: bytes, .seen, body)
      }
    }
  }
}

extension TableGrid {
  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) {
    source.withBytes { bytes in
      index.forEachRange(of: numbers, plus: headerCount, in: bytes) { number, record in
        let text = UnsafeBufferPointer(rebasing: bytes[record])
        return body(.text(text)) { visit in
          if Int(number) + headerCount < end {
            readCells(of: record, in: bytes, visit)
          } else {
            _ = visit(0, text, nil)
          }
        }
      }
    }
  }

  private func readCells(
    of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ visit: RecordVisit
  ) {
    for (number, place) in splitter.fields(of: record, in: bytes).enumerated() {
      let field = place.upperBound == record.upperBound ? bytes.withoutReturn(place) : place
      var goesOn = true
      splitter.withContent(of: field, in: bytes, .searched) {
        // An empty field is an empty slot (rule P11).
        goesOn = $0.isEmpty || visit(number, $0, nil)
      }
      guard goesOn else { return }
    }
  }
}

extension TableGrid {
  private static let sampledRecords = 100
  private static let mostFrozen = 3

  /// The number of frozen columns: in a detected table, up to the first of three columns whose
  /// values differ in all sampled records; 1 otherwise (rule P12).
  var frozenCount: Int {
    guard recordsAreLines else { return 1 }
    let sample = 0..<min(Self.sampledRecords, sectionCount)
    let telling = (0..<min(Self.mostFrozen, columnCount)).first { column in
      var labels: Set<[UInt8]> = []
      readLabels(ofColumn: column, inSections: sample) { labels.insert(Array($0)) }
      return labels.count == sample.count
    }
    return (telling ?? 0) + 1
  }
}
