/// The tree of the keys of records and of the objects in them, each numbered when first seen.
struct JSONPathTable: Sendable {
  /// The number of keys of nested objects beyond which an object with a new key is split no more;
  /// the keys of records themselves have no limit.
  static let nestedLimit = 10_000

  /// The keys and columns to append to those that were announced before.
  struct News {
    var nodes: [(parent: Int32, key: Range<Int>)]
    var columns: [Int32]
  }

  private struct Name: Hashable {
    var parent: Int32
    var key: [UInt8]
  }

  /// One key; a number that is `none` stands for no key or no column.
  private struct Node {
    /// The place of the key as it was first written, between its quotes.
    var key: Range<Int>
    var parent: Int32
    /// The key that was first seen after this one below the same key.
    var next: Int32 = none
    var firstChild: Int32 = none
    var lastChild: Int32 = none
    var column: Int32 = none
    /// The offset from which on objects that are values of the key are kept whole.
    var wholeFrom = Int.max
  }

  static let root: Int32 = 0
  static let none: Int32 = -1

  private var nodes = [Node(key: 0..<0, parent: none)]
  private var numbers: [Name: Int32] = [:]
  private var nestedCount = 0
  private(set) var columns: [Int32] = []

  var count: Int { nodes.count }

  func parent(of node: Int32) -> Int32 { nodes[Int(node)].parent }
  func key(of node: Int32) -> Range<Int> { nodes[Int(node)].key }
  func firstKey(below node: Int32) -> Int32 { nodes[Int(node)].firstChild }
  func key(after node: Int32) -> Int32 { nodes[Int(node)].next }
  func wholeFrom(_ node: Int32) -> Int { nodes[Int(node)].wholeFrom }

  /// `guess` is mostly right, because records mostly repeat their keys in order.
  @inline(__always)
  mutating func number(
    of key: Range<Int>, below parent: Int32, in bytes: UnsafeBufferPointer<UInt8>, guess: Int32
  ) -> Int32 {
    if guess != Self.none, bytes.isSame(nodes[Int(guess)].key, key) { return guess }
    return find(key, below: parent, in: bytes, guess: guess)
  }

  @inline(never)
  private mutating func find(
    _ key: Range<Int>, below parent: Int32, in bytes: UnsafeBufferPointer<UInt8>, guess: Int32
  ) -> Int32 {
    if guess != Self.none {
      // Mostly only one key is missing.
      let next = nodes[Int(guess)].next
      if next != Self.none, bytes.isSame(nodes[Int(next)].key, key) { return next }
    }
    let name = Name(parent: parent, key: JSONString(bytes[key]).content)
    return numbers[name] ?? append(name, written: key)
  }

  private mutating func append(_ name: Name, written key: Range<Int>) -> Int32 {
    let number = Int32(truncatingIfNeeded: nodes.count)
    let parent = Int(name.parent)
    if name.parent != Self.root {
      nestedCount += 1
      if nestedCount > Self.nestedLimit {
        nodes[parent].wholeFrom = min(nodes[parent].wholeFrom, key.lowerBound)
      }
    }
    let previous = nodes[parent].lastChild
    nodes[parent].lastChild = number
    if previous == Self.none {
      nodes[parent].firstChild = number
    } else {
      nodes[Int(previous)].next = number
    }
    nodes.append(Node(key: key, parent: name.parent))
    numbers[name] = number
    return number
  }

  @inline(__always)
  mutating func column(of node: Int32) -> Int {
    let column = nodes[Int(node)].column
    return column == Self.none ? appendColumn(of: node) : Int(column)
  }

  @inline(never)
  private mutating func appendColumn(of node: Int32) -> Int {
    nodes[Int(node)].column = Int32(truncatingIfNeeded: columns.count)
    columns.append(node)
    return columns.count - 1
  }

  mutating func forgetColumns(from count: Int) {
    while columns.count > count { nodes[Int(columns.removeLast())].column = Self.none }
  }

  func news(since told: (nodes: Int, columns: Int)) -> News? {
    guard count > told.nodes || columns.count > told.columns else { return nil }
    return News(
      nodes: nodes[told.nodes...].map { ($0.parent, $0.key) },
      columns: Array(columns[told.columns...]))
  }

  /// Appends keys and columns, so that a record is cut by those of all records read so far.
  mutating func append(_ news: News, in bytes: UnsafeBufferPointer<UInt8>) {
    for (parent, key) in news.nodes {
      _ = append(Name(parent: parent, key: JSONString(bytes[key]).content), written: key)
    }
    for node in news.columns { _ = appendColumn(of: node) }
  }

  func firstKey(to node: Int32) -> Int32 {
    var node = node
    while parent(of: node) > Self.root { node = parent(of: node) }
    return node
  }

  func keys(to node: Int32, below base: Int32 = root) -> [Range<Int>] {
    var keys: [Range<Int>] = []
    var node = node
    while node != base, node != Self.root {
      keys.append(key(of: node))
      node = parent(of: node)
    }
    return keys.reversed()
  }

  /// The innermost key that leads to all columns.
  var sharedNode: Int32 {
    guard var shared = columns.first.map(parent) else { return Self.root }
    for column in columns where shared != Self.root {
      var other = parent(of: column)
      // A parent was seen before its key, so its number is lower.
      while shared != other {
        if shared > other { shared = parent(of: shared) } else { other = parent(of: other) }
      }
    }
    return shared
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  fileprivate func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    let raw = UnsafeRawBufferPointer(self)
    func word(_ place: Int) -> UInt64 { raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) }
    var place = 0
    while place + 8 <= one.count {
      if word(one.lowerBound + place) != word(other.lowerBound + place) { return false }
      place += 8
    }
    while place < one.count {
      if self[one.lowerBound + place] != self[other.lowerBound + place] { return false }
      place += 1
    }
    return true
  }
}
