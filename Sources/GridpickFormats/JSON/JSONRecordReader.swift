/// Reads records one at a time, and numbers their keys.
struct JSONRecordReader {
  private var table = JSONColumnTable()
  /// The columns of the fields of the record read last, rising.
  private(set) var columns: [Int] = []
  /// Where the value of each of those fields begins.
  private(set) var items: [Int] = []

  var keys: [[UInt8]] { table.keys }

  /// Passes the object at hand.
  mutating func read(at scanner: inout JSONScanner) throws(JSONRefusal) {
    columns.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    var isRising = true
    var guess = 0
    var hasMore = scanner.enter(.object)
    while hasMore {
      let key = try scanner.skipKey()
      let column = table.number(of: key, in: scanner.bytes, guess: guess)
      isRising = isRising && column >= guess
      guess = column + 1
      columns.append(column)
      items.append(scanner.offset)
      try scanner.skipValue()
      hasMore = try scanner.advance(in: .object)
    }
    if !isRising { sortFields() }
  }

  /// Forgets the keys of a record that turned out to be none.
  mutating func forgetKeys(from count: Int) {
    table.forget(from: count)
  }

  /// Puts the fields in the order of their columns; of a key given twice the last stays.
  private mutating func sortFields() {
    let sorted = zip(columns, items).sorted { ($0.0, -$0.1) < ($1.0, -$1.1) }
    columns.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    for (column, item) in sorted where columns.last != column {
      columns.append(column)
      items.append(item)
    }
  }
}
