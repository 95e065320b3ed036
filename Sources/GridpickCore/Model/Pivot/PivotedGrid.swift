/// A pivot of a table: a section for each value of one field, a column for each of another.
///
/// Sections and columns are in the order in which they first appear, so that items keep their
/// numbers. An item is the number of records of a pair, or their values in a third field; a pair
/// without records is a gap.
package struct PivotedGrid: Source {
  package let table: Grid
  private let fields: PivotFields.Numbers
  private let index: PivotIndex

  package init(_ table: Grid, by fields: PivotFields) throws(MissingColumn) {
    self.table = table
    self.fields = try fields.numbers(in: table)
    index = PivotIndex(of: table, by: self.fields)
  }

  package var pivot: PivotedGrid? { self }
  package var sectionCount: Int { index.firstOfRow.count }
  package var columnCount: Int { index.firstOfColumn.count }

  package func itemCount(inSection section: Int) -> Int { columnCount }

  package func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    label(ofField: fields.row, inRecord: index.firstOfRow[section], extent)
  }

  package func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    guard index < columnCount else { return nil }
    return label(ofField: fields.column, inRecord: self.index.firstOfColumn[index], extent)
  }

  private func label(ofField field: Int, inRecord record: UInt32, _ extent: TextExtent) -> String? {
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

  private func values(of id: ItemID, _ field: Int, atMost count: Int = .max) -> [ItemID] {
    index.valuedRecords(of: id).prefix(count).compactMap {
      table.id(at: Position(section: Int($0), index: field))
    }
  }
}

// MARK: - Items

extension PivotedGrid {
  /// The most values that are shown, and the most that are searched (rule L1).
  private static let (mostShown, mostSearched) = (2, 1_000)

  package func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    guard let value = fields.value else {
      let count = records(of: id).count
      return count > 0 ? GridItem("\(count)") : nil
    }
    let count = index.valuedRecords(of: id).count
    let shown = values(of: id, value, atMost: extent == .seen ? Self.mostShown : Self.mostSearched)
    guard let first = shown.first else { return nil }
    guard count > 1 else { return table.item(at: first, extent) }
    var labels: [String] = []
    var length = 0
    for value in shown where length <= extent.byteCount {
      guard let label = table.item(at: value, extent)?.label else { continue }
      labels.append(label)
      length += label.utf8.count
    }
    if shown.count < count { labels.append("…") }
    let text = "\(count) · " + labels.joined(separator: ", ")
    return GridItem(extent.text(of: Array(text.utf8)))
  }

  package func hasItem(at id: ItemID) -> Bool {
    !index.valuedRecords(of: id).isEmpty
  }

  package func value(at id: ItemID) -> [UInt8] {
    guard let value = fields.value else { return record(at: id) }
    return joined(values(of: id, value).map { table.value(at: $0) }, by: ", ")
  }

  package func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    guard let value = fields.value else { return records(at: id, upTo: count) }
    let beginnings = values(of: id, value, atMost: count).lazy.map {
      table.source.beginning(ofValueAt: $0, count: count)
    }
    return joined(beginnings, by: ", ", upTo: count)
  }

  package func record(at id: ItemID) -> [UInt8] { records(at: id) }

  private func records(at id: ItemID, upTo count: Int = .max) -> [UInt8] {
    let records = records(of: id).lazy.compactMap { firstID(ofRecord: Int($0)) }
    return joined(records.map { table.record(at: $0) }, by: "\n", upTo: count)
  }

  /// Joins the first bytes of texts, and reads no more texts than that takes.
  private func joined(
    _ texts: some Sequence<[UInt8]>, by separator: String, upTo count: Int = .max
  ) -> [UInt8] {
    Array(texts.joined(separator: Array(separator.utf8)).prefix(count))
  }

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
  /// Those of the records that have a value; all if the records are counted.
  private let valued: Parts
  /// The number of each pair, by its row and its column; `keys` has the reverse.
  private var numbers: [UInt64: Int] = [:]
  private var keys: [UInt64] = []
  let firstOfRow: [UInt32]
  let firstOfColumn: [UInt32]
  private(set) var totals: PerAxis<[Int]>

  var recordCount: Int { pairs.total }

  init(of table: Grid, by fields: PivotFields.Numbers) {
    let rows = Groups.numbers(of: table, inColumn: fields.row, empty: "")
    let columns = Groups.numbers(of: table, inColumn: fields.column, empty: "")
    firstOfRow = Groups.firstRows(of: rows)
    firstOfColumn = Groups.firstRows(of: columns)
    totals = PerAxis(
      section: Array(repeating: 0, count: firstOfRow.count),
      item: Array(repeating: 0, count: firstOfColumn.count))
    let groups = Groups(pairing: rows, with: columns)
    let pairs = Parts(groups)
    self.pairs = pairs
    valued =
      fields.value.map { field in
        let rows = (0..<UInt32(groups.numbers.count)).filter {
          table.hasItem(at: Position(section: Int($0), index: field))
        }
        return Parts(groups, in: RowOrder(rows, isInOrder: true))
      } ?? pairs
    for (pair, record) in groups.firstRows.enumerated() {
      let (row, column) = (Int(rows[Int(record)]), Int(columns[Int(record)]))
      keys.append(Self.key(row, column))
      numbers[keys[pair]] = pair
      let count = pairs.rows(ofGroup: pair).count
      totals.section[row] += count
      totals.item[column] += count
    }
  }

  private static func key(_ row: Int, _ column: Int) -> UInt64 {
    UInt64(row) << 32 | UInt64(column)
  }

  func records(of id: ItemID) -> ArraySlice<UInt32> {
    numbers[Self.key(id.section, id.index)].map(pairs.rows(ofGroup:)) ?? []
  }

  func valuedRecords(of id: ItemID) -> ArraySlice<UInt32> {
    numbers[Self.key(id.section, id.index)].map(valued.rows(ofGroup:)) ?? []
  }

  func id(ofRecord record: Int) -> ItemID? {
    guard record < recordCount else { return nil }
    let key = keys[Int(pairs.groups.numbers[record])]
    return ItemID(section: Int(key >> 32), index: Int(key & 0xffff_ffff))
  }
}
