/// The records of each pair of a row and a column in a pivot, stored as numbers only.
struct PivotIndex: Sendable {
  /// The records of each pair that occurs.
  private let pairs: Parts
  /// The number of each pair, by its row and its column, and the other way round.
  private var numbers: [UInt64: Int] = [:]
  private var keys: [UInt64] = []
  /// The records before the first with a value, and the values, for pairs of more than `fewRecords`.
  private var valued: [Int: (before: Int, count: Int)] = [:]
  let firstOfRow: [UInt32]
  let firstOfColumn: [UInt32]
  /// The number of records in each row and in each column.
  private(set) var totals: PerAxis<[Int]>

  var rowCount: Int { firstOfRow.count }
  var columnCount: Int { firstOfColumn.count }
  var recordCount: Int { pairs.groups.numbers.count }

  /// The number of records that may be searched again each time a pair is asked for.
  static let fewRecords = 1_000

  init(of table: Grid, by fields: PivotFields.Numbers) {
    let rows = Self.numbers(of: table, inColumn: fields.row)
    let columns = Self.numbers(of: table, inColumn: fields.column)
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

  /// Numbers the values of a column, as they are first seen; a missing field counts as an empty one.
  private static func numbers(of table: Grid, inColumn column: Int) -> [UInt32] {
    var texts = NumberedTexts()
    // 32-bit numbers suffice for the records of an input of at least 16 GB.
    return (0..<min(table.count, table.source.tableCount, Int(UInt32.max))).map { record in
      let place = Position(section: record, index: column)
      let value = table.hasItem(at: place) ? table.value(at: place) : []
      return value.withUnsafeBufferPointer { texts.number(of: $0) }
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

  /// Returns the pair of a record; nil if the pivot does not have the record.
  func id(ofRecord record: Int) -> ItemID? {
    guard record < recordCount else { return nil }
    let key = keys[Int(pairs.groups.numbers[record])]
    return ItemID(section: Int(key >> 32), index: Int(key & 0xffff_ffff))
  }

  /// From about the first with a value on: at most `fewRecords` without one may come before.
  func valuedRecords(of id: ItemID) -> ArraySlice<UInt32> {
    guard let pair = numbers[Self.key(id.section, id.index)] else { return [] }
    return records(ofPair: pair).dropFirst(valued[pair]?.before ?? 0)
  }

  /// The number of values of a pair of many records; nil if they are few, which may be counted.
  func valueCount(of id: ItemID) -> Int? {
    numbers[Self.key(id.section, id.index)].flatMap { valued[$0]?.count }
  }
}
