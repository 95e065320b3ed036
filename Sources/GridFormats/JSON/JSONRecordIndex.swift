/// Where the fields of each record begin, with their columns; a missing field costs nothing.
struct JSONRecordIndex: Sendable {
  private struct Field {
    var column: Int
    var offset: Int
  }

  /// The fields of all records, those of one record in the order of their columns.
  private var fields: [Field] = []
  /// How many fields there are up to and with each record.
  private var ends: [Int] = []
  /// The keys in the order in which they were first seen.
  private(set) var columnTitles: [String] = []

  var recordCount: Int { ends.count }

  /// Where the field's value begins; nil where the record has no such key.
  func offset(ofColumn column: Int, inRecord record: Int) -> Int? {
    var low = record == 0 ? 0 : ends[record - 1]
    var high = ends[record]
    while low < high {
      let middle = (low + high) / 2
      if fields[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low < ends[record] && fields[low].column == column ? fields[low].offset : nil
  }
}

extension JSONRecordIndex {
  /// Passes the array of records at hand.
  init(at scanner: inout JSONScanner) throws(JSONRefusal) {
    var columns = JSONColumnTable()
    guard scanner.enter(.array) else { return }
    repeat {
      guard scanner.current == .openBrace else {
        throw scanner.refusal(expected: "an object, as the first element is")
      }
      try readRecord(at: &scanner, columns: &columns)
    } while try scanner.advance(in: .array)
    columnTitles = columns.titles
  }

  private mutating func readRecord(
    at scanner: inout JSONScanner, columns: inout JSONColumnTable
  ) throws(JSONRefusal) {
    let start = fields.count
    var isRising = true
    var hasMore = scanner.enter(.object)
    while hasMore {
      let key = try scanner.skipKey()
      let guess = fields.count > start ? fields[fields.count - 1].column + 1 : 0
      let column = columns.number(of: key, in: scanner.bytes, guess: guess)
      isRising = isRising && column >= guess
      fields.append(Field(column: column, offset: scanner.offset))
      try scanner.skipValue()
      hasMore = try scanner.advance(in: .object)
    }
    if !isRising { sortFields(from: start) }
    ends.append(fields.count)
  }

  /// Puts a record's fields in the order of their columns; of a key given twice the last stays.
  private mutating func sortFields(from start: Int) {
    let sorted = fields[start...].sorted { ($0.column, -$0.offset) < ($1.column, -$1.offset) }
    fields.removeSubrange(start...)
    for field in sorted where start == fields.count || fields.last?.column != field.column {
      fields.append(field)
    }
  }
}
