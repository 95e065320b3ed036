/// Reads records one at a time, and numbers the columns of what lies in them.
///
/// An object is gone into, and what is in it has columns of its own; a scalar, an array or an empty object
/// is a value of a column.
struct JSONRecordReader {
  /// Objects that lie in so many others are kept whole.
  static let depthLimit = 64
  static let notice =
    "objects beyond \(JSONPathTable.nestedLimit) keys or \(depthLimit) levels are kept whole"

  /// An object that has been gone into.
  private struct Level {
    let start: Int
    /// Its key.
    let node: Int32
    /// How many values were found before it.
    let valueCount: Int
    /// The key that is likely next.
    var guess: Int32
  }

  private var table = JSONPathTable()
  private let depthLimit: Int
  /// The objects around the one at hand.
  private var levels: [Level] = []
  /// Keys that an object had before: how many values were found until they came again.
  private var repeats: [Int32: Int] = [:]
  private var record = 0
  /// How much of the table has been told.
  private var told = (nodes: 1, columns: 0, whole: 0)
  private(set) var sample = JSONSample()
  /// Whether an object was kept whole for there is too much of them.
  private(set) var keepsWhole = false
  /// The columns of the values of the record read last, rising.
  private(set) var columns: [Int] = []
  /// Where each of those values begins.
  private(set) var items: [Int] = []

  init(flattens: Bool) {
    depthLimit = flattens ? Self.depthLimit : 0
  }

  /// Passes the object at hand.
  mutating func read(at scanner: inout JSONScanner) throws(JSONRefusal) {
    columns.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    record += 1
    var last = -1
    var isRising = true
    var level = level(of: JSONPathTable.root, from: scanner.offset)
    var hasMore = scanner.enter(.object)
    while hasMore {
      let key = try scanner.skipKey()
      var node = table.number(
        of: key, below: level.node, in: scanner.bytes, guess: level.guess)
      if node == JSONPathTable.none {
        node = abandon(&level, &scanner)
      } else {
        level.guess = table.key(after: node)
        if table.note(node, inRecord: record) { repeats[node] = columns.count }
      }
      let start = scanner.offset
      if scanner.current == .openBrace, goesInto(node) {
        if scanner.enter(.object) {
          levels.append(level)
          level = self.level(of: node, from: start)
          continue
        }
      } else {
        try scanner.skipValue()
      }
      let column = table.column(of: node)
      isRising = isRising && column > last
      last = column
      columns.append(column)
      items.append(start)
      hasMore = try scanner.advance(in: .object)
      while !hasMore, let outer = levels.popLast() {
        scanner.note(level.start)
        level = outer
        hasMore = try scanner.advance(in: .object)
      }
    }
    if !repeats.isEmpty { dropRepeated() }
    if !isRising { sortColumns() }
  }

  private func level(of node: Int32, from start: Int) -> Level {
    Level(
      start: start, node: node, valueCount: columns.count, guess: table.firstKey(below: node))
  }

  private mutating func goesInto(_ node: Int32) -> Bool {
    if levels.count < depthLimit, !table.staysWhole(node) { return true }
    if depthLimit > 0 { keepsWhole = true }
    return false
  }

  /// Goes back to the start of the object at hand, to take it whole; its key is the answer.
  private mutating func abandon(_ level: inout Level, _ scanner: inout JSONScanner) -> Int32 {
    let node = level.node
    scanner.offset = level.start
    columns.removeSubrange(level.valueCount...)
    items.removeSubrange(level.valueCount...)
    table.keepWhole(node)
    if let outer = levels.popLast() { level = outer }
    return node
  }

  /// Of a key given twice the last stays, with all that is in it.
  private mutating func dropRepeated() {
    let kept = columns.indices.filter { ordinal in
      var node = table.columns[columns[ordinal]]
      while node != JSONPathTable.root {
        if let first = repeats[node], ordinal < first { return false }
        node = table.parent(of: node)
      }
      return true
    }
    columns = kept.map { columns[$0] }
    items = kept.map { items[$0] }
    repeats.removeAll()
  }

  /// Puts the values in the order of their columns.
  private mutating func sortColumns() {
    let sorted = columns.indices.map { UInt64(columns[$0]) << 32 | UInt64($0) }.sorted()
    let items = items
    for (place, number) in sorted.enumerated() {
      columns[place] = Int(number >> 32)
      self.items[place] = items[Int(number & 0xffff_ffff)]
    }
  }
}

extension JSONRecordReader {
  /// Takes the record that was read for one; what the table has since that was not told before is the answer.
  mutating func accept(in bytes: UnsafeBufferPointer<UInt8>) -> JSONPaths.News? {
    if !sample.isFull { sample.note(columns, at: items, in: bytes) }
    guard
      table.count > told.nodes || table.columns.count > told.columns
        || table.wholeNodes.count > told.whole
    else { return nil }
    let nodes = (told.nodes..<table.count).map { number in
      let node = Int32(truncatingIfNeeded: number)
      return JSONPaths.Node(parent: table.parent(of: node), key: table.key(of: node))
    }
    let news = JSONPaths.News(
      nodes: nodes, columns: Array(table.columns[told.columns...]),
      wholeNodes: Array(table.wholeNodes[told.whole...]))
    told = (table.count, table.columns.count, table.wholeNodes.count)
    return news
  }

  /// Forgets a record that turned out to be none.
  mutating func refuse(in bytes: UnsafeBufferPointer<UInt8>) {
    repeats.removeAll()
    table.forget(from: told.nodes, columns: told.columns, in: bytes)
  }
}
