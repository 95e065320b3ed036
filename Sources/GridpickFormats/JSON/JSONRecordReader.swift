/// A reader of records, one at a time, which numbers the columns of their values.
///
/// Members of an object have columns of their own; a scalar, array or empty object is one value.
struct JSONRecordReader {
  /// The largest number of keys that lead to a split object; deeper objects are kept whole.
  static let depthLimit = 64
  static let notice =
    "objects beyond \(JSONPathTable.nestedLimit) keys or \(depthLimit) levels are kept whole"

  /// An object that is being split.
  private struct Level {
    let start: Int
    let node: Int32
    /// The number of values found before the object.
    let valueCount: Int
    var guess: Int32
  }

  /// An object around inner records, read once for all of them.
  private struct Outer {
    let object: Int
    /// The keys of its values, with the keys in the object itself that lead to them.
    var keys: [(key: Int32, first: Int32)] = []
    var items: [Range<Int>] = []
  }

  private var table: JSONPathTable
  let innerList: JSONInnerList?
  private var outer: Outer?
  private let depthLimit: Int
  private var levels: [Level] = []
  /// The record in which each key was seen last.
  private var seen: [Int] = []
  /// The keys that came again in a record, with the number of values found before the repetition.
  private var repeats: [Int32: Int] = [:]
  private var record = 0
  /// The numbers of keys and columns that were already announced.
  private var told = (nodes: 1, columns: 0)
  private(set) var sample = JSONSample()
  /// True if an object was kept whole, because there are too many keys or levels.
  private(set) var keepsWhole = false
  /// The columns of the values of the record read last, each at most once.
  private(set) var columns: [Int] = []
  /// The place of each of those values.
  private(set) var items: [Range<Int>] = []

  /// Creates a reader; `table` holds the keys of the records that were read before.
  init(
    flattens: Bool, knowing table: JSONPathTable = JSONPathTable(),
    in innerList: JSONInnerList? = nil
  ) {
    self.table = table
    self.innerList = innerList
    depthLimit = flattens ? Self.depthLimit : 0
  }

  /// Passes the current object, and collects its values, with those of an object around it whose
  /// keys it does not have itself.
  mutating func read(
    at scanner: inout JSONScanner, within object: Int? = nil
  ) throws(JSONRefusal) {
    try readMembers(at: &scanner)
    if !repeats.isEmpty { dropRepeated() }
    guard let object, let innerList else { return }
    if outer?.object != object { try readOuter(object, around: innerList, by: scanner) }
    guard let outer else { return }
    for (keys, item) in zip(outer.keys, outer.items) where seen[Int(keys.first)] != record {
      columns.append(table.column(of: keys.key))
      items.append(item)
    }
  }

  /// Collects the values of the object around the current record, without the list of inner records.
  ///
  /// Each record is passed once and not with all its neighbours again.
  private mutating func readOuter(
    _ object: Int, around list: JSONInnerList, by scanner: JSONScanner
  ) throws(JSONRefusal) {
    let inner = (columns: columns, items: items)
    defer { (columns, items) = inner }
    var scanner = scanner
    scanner.offset = object
    let place = scanner.value(at: object).member(at: list.path)?.start
    try readMembers(at: &scanner, leavingOut: place ?? object)
    outer = Outer(
      object: object,
      keys: columns.map { (Int32($0), table.firstKey(to: Int32($0))) }, items: items)
    // The keys of the outer object count as seen only if the record has them too.
    record += 1
    for column in inner.columns { seen[Int(table.firstKey(to: table.columns[column]))] = record }
  }

  /// Passes the current object, and collects its values; around a `list` their keys in place of
  /// columns, and of equal keys the first.
  private mutating func readMembers(
    at scanner: inout JSONScanner, leavingOut list: Int? = nil
  ) throws(JSONRefusal) {
    columns.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    record += 1
    levels.removeAll(keepingCapacity: true)
    var level = level(of: JSONPathTable.root, from: scanner.offset)
    var hasMore = scanner.enter(.object)
    while hasMore {
      let key = try scanner.skipKey()
      var node = table.number(
        of: key, below: level.node, in: scanner.bytes, guess: level.guess)
      var isLeftOut = scanner.offset == list
      if node == JSONPathTable.none {
        node = abandon(&level, &scanner)
      } else {
        level.guess = table.key(after: node)
        if isSeen(node) {
          if list == nil { repeats[node] = columns.count } else { isLeftOut = true }
        }
      }
      let start = scanner.offset
      if !isLeftOut, scanner.current == .openBrace, goesInto(node) {
        if scanner.enter(.object) {
          levels.append(level)
          level = self.level(of: node, from: start)
          continue
        }
      } else {
        try scanner.skipValue()
      }
      if !isLeftOut {
        columns.append(list == nil ? table.column(of: node) : Int(node))
        items.append(start..<scanner.offset)
      }
      hasMore = try scanner.advance(in: .object)
      while !hasMore, let outer = levels.popLast() {
        scanner.note(level.start)
        level = outer
        hasMore = try scanner.advance(in: .object)
      }
    }
  }

  /// Notes that a key is seen in the current record; returns true if it was already seen there.
  @inline(__always)
  private mutating func isSeen(_ node: Int32) -> Bool {
    while seen.count <= node { seen.append(0) }
    if seen[Int(node)] == record { return true }
    seen[Int(node)] = record
    return false
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

  /// Goes back to the start of the current object to keep it whole, and returns its key.
  private mutating func abandon(_ level: inout Level, _ scanner: inout JSONScanner) -> Int32 {
    let node = level.node
    scanner.offset = level.start
    columns.removeSubrange(level.valueCount...)
    items.removeSubrange(level.valueCount...)
    table.keepWhole(node)
    if let outer = levels.popLast() { level = outer }
    return node
  }

  /// Keeps only the last of a key that was given twice, with all values in it.
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
}

extension JSONRecordReader {
  /// Collects the values of a record that was read before, as far as a changed file still has it.
  mutating func cut(
    at start: Int, within object: Int?, in bytes: UnsafeBufferPointer<UInt8>,
    knowing longValues: LongValues
  ) {
    var scanner = JSONScanner(bytes, at: start, knowing: longValues)
    try? read(at: &scanner, within: object)
  }

  /// Accepts the record that was read, and returns the new keys and columns; nil if there are none.
  mutating func accept(in bytes: UnsafeBufferPointer<UInt8>) -> JSONPathTable.News? {
    if !sample.isFull { sample.note(columns, at: items, in: bytes) }
    guard table.count > told.nodes || table.columns.count > told.columns else { return nil }
    let nodes = (told.nodes..<table.count).map { number in
      let node = Int32(truncatingIfNeeded: number)
      return (table.parent(of: node), table.key(of: node))
    }
    let news = JSONPathTable.News(
      nodes: nodes, columns: Array(table.columns[told.columns...]))
    told = (table.count, table.columns.count)
    return news
  }

  mutating func refuse(in bytes: UnsafeBufferPointer<UInt8>) {
    repeats.removeAll()
    table.forget(from: told.nodes, columns: told.columns, in: bytes)
  }
}
