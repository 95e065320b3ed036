/// A field of a record: the number of its key, and where its value begins.
struct JSONField {
  var column: Int
  var offset: Int
}

/// Reads records one at a time, and numbers their keys.
struct JSONRecordReader {
  private var columns = JSONColumnTable()
  /// The fields of the record read last, in the order of their columns.
  private(set) var fields: [JSONField] = []

  var keys: [[UInt8]] { columns.keys }

  /// Passes the object at hand.
  mutating func read(at scanner: inout JSONScanner) throws(JSONRefusal) {
    fields.removeAll(keepingCapacity: true)
    var isRising = true
    var hasMore = scanner.enter(.object)
    while hasMore {
      let key = try scanner.skipKey()
      let guess = fields.last.map { $0.column + 1 } ?? 0
      let column = columns.number(of: key, in: scanner.bytes, guess: guess)
      isRising = isRising && column >= guess
      fields.append(JSONField(column: column, offset: scanner.offset))
      try scanner.skipValue()
      hasMore = try scanner.advance(in: .object)
    }
    if !isRising { sortFields() }
  }

  /// Forgets the keys of a record that turned out to be none.
  mutating func forgetKeys(from count: Int) {
    columns.forget(from: count)
  }

  /// Puts the fields in the order of their columns; of a key given twice the last stays.
  private mutating func sortFields() {
    let sorted = fields.sorted { ($0.column, -$0.offset) < ($1.column, -$1.offset) }
    fields.removeAll(keepingCapacity: true)
    for field in sorted where fields.last?.column != field.column { fields.append(field) }
  }
}
