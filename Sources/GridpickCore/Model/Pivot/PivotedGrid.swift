/// A pivot of a table: a section for each value of one field, a column for each of another.
///
/// Sections and columns are in the order in which they first appear, so that items keep their
/// numbers. An item is the number of records of a pair, or their values in a third field; a pair
/// without records is a gap.
package struct PivotedGrid: Source {
  package let table: Grid
  private let fields: PivotFields.Numbers
  private let index: PivotIndex

  package init(_ table: Grid, by fields: PivotFields) throws(FieldError) {
    self.table = table
    self.fields = try fields.numbers(in: table)
    index = PivotIndex(of: table, by: self.fields)
  }

  package var pivot: PivotedGrid? { self }
  package var sectionCount: Int { index.rowCount }
  package var columnCount: Int { index.columnCount }

  package func itemCount(inSection section: Int) -> Int { columnCount }

  package func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    label(ofField: fields.row, inRecord: index.firstOfRow[section], extent)
  }

  package func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    guard index < columnCount else { return nil }
    return label(ofField: fields.column, inRecord: self.index.firstOfColumn[index], extent)
  }

  private func label(
    ofField field: Int, inRecord record: UInt32, _ extent: TextExtent
  ) -> String? {
    let position = Position(section: Int(record), index: field)
    let isThere = table.hasItem(at: position)
    let label = isThere ? table.id(at: position).flatMap { table.item(at: $0, extent)?.label } : nil
    return extent != .whole && label?.isEmpty != false ? Groups.nothing : label
  }

  package var rowKind: RowKind { .items }
}

// MARK: - The records of the items

extension PivotedGrid {
  var valueName: String? { fields.value.flatMap { table.columnTitle($0) } }

  /// The number of records in each row and in each column; nil if the items are values.
  var totals: PerAxis<[Int]>? { fields.value == nil ? index.totals : nil }

  package var recordCount: Int { index.recordCount }

  package func title(_ signs: Signs) -> String {
    [fields.row, fields.column].map(name(ofField:)).joined(separator: " \(signs.axis.text) ")
  }

  func title(ofRow row: String?, _ column: String?, _ signs: Signs) -> String {
    [(fields.row, row), (fields.column, column)]
      .map { "\(name(ofField: $0)) \($1 ?? Groups.nothing)" }.joined(
        separator: " \(signs.axis.text) ")
  }

  var columns: Set<Int> { [fields.row, fields.column] }

  private func name(ofField field: Int) -> String {
    table.columnTitle(field) ?? "\(field + 1)"
  }

  func records(of id: ItemID) -> ArraySlice<UInt32> { index.records(of: id) }

  func id(ofRecord record: Int) -> ItemID? { index.id(ofRecord: record) }

  private func values(
    of records: ArraySlice<UInt32>, _ field: Int, atMost count: Int = .max
  ) -> [ItemID] {
    var values: [ItemID] = []
    for record in records {
      let position = Position(section: Int(record), index: field)
      guard table.hasItem(at: position), let id = table.id(at: position) else { continue }
      values.append(id)
      if values.count == count { break }
    }
    return values
  }

  private func values(of id: ItemID, _ field: Int, atMost count: Int = .max) -> [ItemID] {
    values(of: index.valuedRecords(of: id), field, atMost: count)
  }

  /// Returns the values in a pair's first `fewRecords` records, enough for a screen (rule L1).
  private func shownValues(of id: ItemID, _ field: Int) -> (values: [ItemID], goOn: Bool) {
    let records = index.valuedRecords(of: id)
    let shown = records.prefix(PivotIndex.fewRecords)
    return (values(of: shown, field), shown.count < records.count)
  }
}

// MARK: - Items

extension PivotedGrid {
  private static let mostValues = 2

  package func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    guard let value = fields.value else {
      let count = records(of: id).count
      return count > 0 ? GridItem("\(count)") : nil
    }
    let (values, goOn) = shownValues(of: id, value)
    guard let first = values.first else { return nil }
    guard values.count > 1 || goOn else { return table.item(at: first, extent) }
    var labels: [String] = []
    var length = 0
    let shown = extent == .seen ? values.prefix(Self.mostValues) : values[...]
    for value in shown where length <= extent.byteCount {
      guard let label = table.item(at: value, extent)?.label else { continue }
      labels.append(label)
      length += label.utf8.count
    }
    if goOn || shown.count < values.count { labels.append("…") }
    let count = index.valueCount(of: id) ?? values.count
    let text = "\(count) · " + labels.joined(separator: ", ")
    return GridItem(extent.text(of: Array(text.utf8)))
  }

  package func hasItem(at id: ItemID) -> Bool {
    fields.value.map { !values(of: id, $0, atMost: 1).isEmpty } ?? !records(of: id).isEmpty
  }

  package func value(at id: ItemID) -> [UInt8] {
    guard let value = fields.value else { return record(at: id) }
    let values = values(of: id, value).map { table.value(at: $0) }
    return Array(values.joined(separator: Array(", ".utf8)))
  }

  package func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    var beginning: [UInt8] = []
    func add(_ part: [UInt8], behind separator: String) {
      if !beginning.isEmpty { beginning += Array(separator.utf8) }
      beginning += part
    }
    if let value = fields.value {
      for value in shownValues(of: id, value).values where beginning.count < count {
        add(table.source.beginning(ofValueAt: value, count: count), behind: ", ")
      }
    } else {
      for record in records(of: id) where beginning.count < count {
        add(self.record(Int(record)) ?? [], behind: "\n")
      }
    }
    return Array(beginning.prefix(count))
  }

  package func record(at id: ItemID) -> [UInt8] {
    Array(records(of: id).compactMap { record(Int($0)) }.joined(separator: [UInt8(ascii: "\n")]))
  }

  private func record(_ number: Int) -> [UInt8]? { firstID(ofRecord: number).map(table.record) }

  private func firstID(ofRecord number: Int) -> ItemID? {
    let last = table.itemCount(inSection: number) - 1
    guard last >= 0 else { return nil }
    let field = min(fields.value ?? fields.column, last)
    return table.id(at: Position(section: number, index: field))
  }

  /// Returns the only value, or all records, as JSON; nil if the input was not JSON.
  package func json(at id: ItemID) -> [UInt8]? {
    if let value = fields.value {
      let values = values(of: id, value, atMost: 2)
      return values.count == 1 ? table.json(at: values[0]) : nil
    }
    let records = records(of: id).compactMap { firstID(ofRecord: Int($0)) }
    guard let first = records.first, table.json(at: first) != nil else { return nil }
    let texts = Array(records.map(table.record).joined(separator: [UInt8(ascii: ",")]))
    return [UInt8(ascii: "[")] + texts + [UInt8(ascii: "]")]
  }
}

/// The records of each pair of a row and a column in a pivot, stored as numbers only.
struct PivotIndex: Sendable {
  private let pairs: Parts
  /// The number of each pair, by its row and its column; `keys` has the reverse.
  private var numbers: [UInt64: Int] = [:]
  private var keys: [UInt64] = []
  /// The records before the first value, and the number of values, of pairs with many records.
  private var valued: [Int: (before: Int, count: Int)] = [:]
  let firstOfRow: [UInt32]
  let firstOfColumn: [UInt32]
  private(set) var totals: PerAxis<[Int]>

  var rowCount: Int { firstOfRow.count }
  var columnCount: Int { firstOfColumn.count }
  var recordCount: Int { pairs.total }

  /// The most records of a pair that are searched each time the pair is read.
  static let fewRecords = 1_000

  init(of table: Grid, by fields: PivotFields.Numbers) {
    let rows = Groups.numbers(of: table, inColumn: fields.row, empty: "")
    let columns = Groups.numbers(of: table, inColumn: fields.column, empty: "")
    firstOfRow = Groups.firstRows(of: rows)
    firstOfColumn = Groups.firstRows(of: columns)
    totals = PerAxis(
      section: Array(repeating: 0, count: firstOfRow.count),
      item: Array(repeating: 0, count: firstOfColumn.count))
    let groups = Groups(pairing: rows, with: columns)
    pairs = Parts(groups)
    for (pair, record) in groups.firstRows.enumerated() {
      let (row, column) = (Int(rows[Int(record)]), Int(columns[Int(record)]))
      keys.append(Self.key(row, column))
      numbers[keys[pair]] = pair
      let count = records(ofPair: pair).count
      totals.section[row] += count
      totals.item[column] += count
      if let value = fields.value { noteValues(ofPair: pair, in: table, value) }
    }
  }

  private mutating func noteValues(ofPair pair: Int, in table: Grid, _ field: Int) {
    let records = records(ofPair: pair)
    guard records.count > Self.fewRecords else { return }
    func hasValue(_ record: UInt32) -> Bool {
      table.hasItem(at: Position(section: Int(record), index: field))
    }
    let first = records.firstIndex(where: hasValue) ?? records.endIndex
    valued[pair] = (first - records.startIndex, records[first...].count(where: hasValue))
  }

  private static func key(_ row: Int, _ column: Int) -> UInt64 {
    UInt64(row) << 32 | UInt64(column)
  }

  private func records(ofPair pair: Int) -> ArraySlice<UInt32> {
    pairs.rows(inSections: pair..<pair + 1)
  }

  func records(of id: ItemID) -> ArraySlice<UInt32> {
    numbers[Self.key(id.section, id.index)].map(records) ?? []
  }

  func id(ofRecord record: Int) -> ItemID? {
    guard record < recordCount else { return nil }
    let key = keys[Int(pairs.groups.numbers[record])]
    return ItemID(section: Int(key >> 32), index: Int(key & 0xffff_ffff))
  }

  /// Returns a pair's records, with at most `fewRecords` before the first value.
  func valuedRecords(of id: ItemID) -> ArraySlice<UInt32> {
    guard let pair = numbers[Self.key(id.section, id.index)] else { return [] }
    return records(ofPair: pair).dropFirst(valued[pair]?.before ?? 0)
  }

  /// Returns the number of values in a pair of many records; nil for few, which can be counted.
  func valueCount(of id: ItemID) -> Int? {
    numbers[Self.key(id.section, id.index)].flatMap { valued[$0]?.count }
  }
}
