/// The records of each pair of a row and a column in a pivot, stored as numbers only.
struct PivotIndex: Sendable {
  /// All records, sorted by row, then by column, then by number.
  private var records: [UInt32] = []
  /// The column of each pair that occurs, in the order of `records`.
  private var pairColumns: [UInt32] = []
  private var pairEnds: [UInt32] = []
  /// The number of pairs up to and including each row.
  private var rowEnds: [UInt32] = []
  /// The number of records before the first with a value, for pairs of more than `fewRecords`.
  private var valueless: [Int: Int] = [:]
  private(set) var firstOfRow: [UInt32] = []
  private(set) var firstOfColumn: [UInt32] = []

  var rowCount: Int { firstOfRow.count }
  var columnCount: Int { firstOfColumn.count }

  func records(ofRow row: Int, column: Int) -> ArraySlice<UInt32> {
    pair(ofRow: row, column: column).map(records) ?? []
  }

  /// From about the first with a value on: at most `fewRecords` without one may come before.
  func valuedRecords(ofRow row: Int, column: Int) -> ArraySlice<UInt32> {
    guard let pair = pair(ofRow: row, column: column) else { return [] }
    return records(ofPair: pair).dropFirst(valueless[pair] ?? 0)
  }

  private func pair(ofRow row: Int, column: Int) -> Int? {
    let end = Int(rowEnds[row])
    let start = row == 0 ? 0 : Int(rowEnds[row - 1])
    let pair = (start..<end).partitionPoint { pairColumns[$0] < column }
    return pair < end && pairColumns[pair] == column ? pair : nil
  }

  private func records(ofPair pair: Int) -> ArraySlice<UInt32> {
    records[(pair == 0 ? 0 : Int(pairEnds[pair - 1]))..<Int(pairEnds[pair])]
  }
}

extension PivotIndex {
  init(of table: Grid, by fields: PivotFields.Numbers) {
    let rowOfRecord = Groups.numbers(of: table, inColumn: fields.row)
    let columnOfRecord = Groups.numbers(of: table, inColumn: fields.column)
    firstOfRow = Groups.firstRows(of: rowOfRecord)
    firstOfColumn = Groups.firstRows(of: columnOfRecord)
    // Each counting pass keeps the order of the pass before, so the lesser key comes first.
    let byColumn = Self.sorted(
      rowOfRecord.indices.map { UInt32($0) }, by: columnOfRecord, keyCount: columnCount)
    records = Self.sorted(byColumn, by: rowOfRecord, keyCount: rowCount)
    notePairs(rows: rowOfRecord, columns: columnOfRecord)
    noteFirstValues(in: table, of: fields.valueOrColumn)
  }

  private static func sorted(
    _ records: [UInt32], by keys: [UInt32], keyCount: Int
  ) -> [UInt32] {
    var places = [Int](repeating: 0, count: keyCount + 1)
    for key in keys { places[Int(key) + 1] += 1 }
    for key in 0..<keyCount { places[key + 1] += places[key] }
    var sorted = [UInt32](repeating: 0, count: records.count)
    for record in records {
      let key = Int(keys[Int(record)])
      sorted[places[key]] = record
      places[key] += 1
    }
    return sorted
  }

  private mutating func notePairs(rows: [UInt32], columns: [UInt32]) {
    for place in records.indices {
      let record = Int(records[place])
      let next = place + 1 < records.count ? Int(records[place + 1]) : nil
      if let next, rows[next] == rows[record], columns[next] == columns[record] { continue }
      pairColumns.append(columns[record])
      pairEnds.append(UInt32(place + 1))
      if next.map({ rows[$0] != rows[record] }) ?? true { rowEnds.append(UInt32(pairEnds.count)) }
    }
  }
}

extension PivotIndex {
  /// The number of records that may be searched again each time a pair is asked for.
  static let fewRecords = 1_000

  private mutating func noteFirstValues(in table: Grid, of field: Int) {
    for pair in pairEnds.indices {
      let records = records(ofPair: pair)
      guard records.count > Self.fewRecords else { continue }
      let first = records.firstIndex {
        table.hasItem(at: Position(section: Int($0), index: field))
      }
      valueless[pair] = (first ?? records.endIndex) - records.startIndex
    }
  }
}
