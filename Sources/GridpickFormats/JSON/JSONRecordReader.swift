/// A reader of records, one at a time, which numbers the columns of their values.
///
/// Members of an object have columns of their own; a scalar, array or empty object is one value.
struct JSONRecordReader {
  /// The largest number of keys that lead to a split object; deeper objects are kept whole.
  static let depthLimit = 64
  static let notice =
    "objects beyond \(JSONPathTable.nestedLimit) keys or \(depthLimit) levels are kept whole"

  private struct Level {
    let start: Int
    let node: Int32
    var guess: Int32
  }

  /// An object around inner records, read once for all of them.
  private struct Outer {
    let start: Int
    let nodes: [Int32]
    let items: [Range<Int>]
  }

  private var table = JSONPathTable()
  /// The path to the list of records in each object around some; nil if records are not around any.
  let innerList: MemberPath?
  private var outer: Outer?
  private let depthLimit: Int
  private var levels: [Level] = []
  /// The numbers of keys and columns that were already announced.
  private var told = (nodes: 1, columns: 0)
  private(set) var sample = JSONSample()
  /// True if an object was kept whole, because there are too many keys or levels.
  private(set) var keepsWhole = false
  private var nodes: [Int32] = []
  /// The columns of the values of the record read last, each at most once.
  private(set) var columns: [Int] = []
  private(set) var items: [Range<Int>] = []

  init(flattens: Bool, in innerList: MemberPath? = nil) {
    self.innerList = innerList
    depthLimit = flattens ? Self.depthLimit : 0
  }

  var flattens: Bool { depthLimit > 0 }

  /// Learns the keys of the records that were read before.
  mutating func know(_ table: JSONPathTable) {
    self.table = table
  }

  /// Passes the current object, and collects its values, with those of an object around it whose
  /// keys it does not have itself.
  mutating func read(
    at scanner: inout JSONScanner, within object: Int? = nil
  ) throws(JSONRefusal) {
    if let object, let innerList, outer?.start != object {
      var around = scanner
      around.offset = object
      try readMembers(
        at: &around, leavingOut: scanner.value(at: object).member(at: innerList)?.start)
      outer = Outer(start: object, nodes: nodes, items: items)
    }
    try readMembers(at: &scanner)
    columns.removeAll(keepingCapacity: true)
    for node in nodes { columns.append(table.column(of: node)) }
    guard object != nil, let outer else { return }
    let own = Set(nodes.map { table.firstKey(to: $0) })
    for (node, item) in zip(outer.nodes, outer.items)
    where !own.contains(table.firstKey(to: node)) {
      columns.append(table.column(of: node))
      items.append(item)
    }
  }

  /// Passes the current object, and collects its values and their keys.
  private mutating func readMembers(
    at scanner: inout JSONScanner, leavingOut list: Int? = nil
  ) throws(JSONRefusal) {
    nodes.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    var level = level(of: JSONPathTable.root, from: scanner.offset)
    var hasMore = scanner.enter(.object)
    while hasMore {
      let key = try scanner.skipKey()
      let node = table.number(of: key, below: level.node, in: scanner.bytes, guess: level.guess)
      level.guess = table.key(after: node)
      let start = scanner.offset
      if scanner.current == .openBrace, splits(node, at: start) {
        if scanner.enter(.object) {
          levels.append(level)
          level = self.level(of: node, from: start)
          continue
        }
      } else {
        try scanner.skipValue()
      }
      if start != list {
        nodes.append(node)
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

  private func level(of node: Int32, from start: Int) -> Level {
    Level(start: start, node: node, guess: table.firstKey(below: node))
  }

  private mutating func splits(_ node: Int32, at start: Int) -> Bool {
    if levels.count < depthLimit, start < table.wholeFrom(node) { return true }
    keepsWhole = keepsWhole || flattens
    return false
  }
}

extension JSONRecordReader {
  /// Passes a record, an array of items or an item; returns the number of items, nil of a record.
  mutating func readSection(at scanner: inout JSONScanner) throws(JSONRefusal) -> Int? {
    switch scanner.current {
    case .openBrace:
      try read(at: &scanner)
      return nil
    case .openBracket: return try scanner.skipItems()
    default:
      try scanner.skipItem()
      return 1
    }
  }

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
    let news = table.news(since: told)
    told = (table.count, table.columns.count)
    return news
  }

  mutating func refuse() {
    table.forgetColumns(from: told.columns)
  }
}
