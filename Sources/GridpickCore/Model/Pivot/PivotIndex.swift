/// The records of each pair of a row and a column in a pivot, stored as numbers only.
struct PivotIndex: Sendable {
  /// The records of each pair that occurs.
  private let pairs: Parts
  /// The number of each pair, by its row and its column.
  private var numbers: [UInt64: Int] = [:]
  /// The number of records before the first with a value, for pairs of more than `fewRecords`.
  private var valueless: [Int: Int] = [:]
  let firstOfRow: [UInt32]
  let firstOfColumn: [UInt32]

  var rowCount: Int { firstOfRow.count }
  var columnCount: Int { firstOfColumn.count }

  /// The number of records that may be searched again each time a pair is asked for.
  static let fewRecords = 1_000

  init(of table: Grid, by fields: PivotFields.Numbers) {
    let rows = Self.numbers(of: table, inColumn: fields.row)
    let columns = Self.numbers(of: table, inColumn: fields.column)
    firstOfRow = Groups.firstRows(of: rows)
    firstOfColumn = Groups.firstRows(of: columns)
    let groups = Groups(pairing: rows, with: columns)
    pairs = Parts(groups)
    for (pair, record) in groups.firstRows.enumerated() {
      numbers[Self.key(Int(rows[Int(record)]), Int(columns[Int(record)]))] = pair
      noteFirstValue(ofPair: pair, in: table, fields.valueOrColumn)
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

  private mutating func noteFirstValue(ofPair pair: Int, in table: Grid, _ field: Int) {
    let records = records(ofPair: pair)
    guard records.count > Self.fewRecords else { return }
    let first = records.firstIndex {
      table.hasItem(at: Position(section: Int($0), index: field))
    }
    valueless[pair] = (first ?? records.endIndex) - records.startIndex
  }

  private static func key(_ row: Int, _ column: Int) -> UInt64 {
    UInt64(row) << 32 | UInt64(column)
  }

  private func records(ofPair pair: Int) -> ArraySlice<UInt32> {
    pairs.rows(inSections: pair..<pair + 1)
  }

  func records(ofRow row: Int, column: Int) -> ArraySlice<UInt32> {
    numbers[Self.key(row, column)].map(records) ?? []
  }

  /// From about the first with a value on: at most `fewRecords` without one may come before.
  func valuedRecords(ofRow row: Int, column: Int) -> ArraySlice<UInt32> {
    guard let pair = numbers[Self.key(row, column)] else { return [] }
    return records(ofPair: pair).dropFirst(valueless[pair] ?? 0)
  }
}
