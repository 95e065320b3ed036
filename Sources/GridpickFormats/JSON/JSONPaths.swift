import GridpickCore

/// The keys that lead to the values of records, as far as they were announced, and their columns.
struct JSONPaths: Sendable {
  struct Node: Sendable {
    /// The key of the surrounding object.
    var parent: Int32
    /// The place of the key as it was first written, between its quotes.
    var key: Range<Int>
  }

  /// The keys and columns to append to those that were announced before.
  struct News {
    var nodes: [Node]
    var columns: [Int32]
    var wholeNodes: [Int32]
  }

  /// The keys by their numbers; the first is the root around all keys.
  private var nodes = [Node(parent: JSONPathTable.none, key: 0..<0)]
  private var columns: [Int32] = []
  private var wholeNodes: Set<Int32> = []

  var columnCount: Int { columns.count }

  mutating func append(_ news: News) {
    nodes += news.nodes
    columns += news.columns
    wholeNodes.formUnion(news.wholeNodes)
  }

  /// Returns the key of a column.
  func node(ofColumn column: Int) -> Int32 { columns[column] }

  /// Returns the number of keys that lead to a key, itself included.
  func depth(of node: Int32) -> Int {
    var depth = 0
    var node = node
    while node != JSONPathTable.root {
      depth += 1
      node = nodes[Int(node)].parent
    }
    return depth
  }

  /// Returns true if an object under the key is shown whole, and not by columns of its members.
  func staysWhole(_ node: Int32) -> Bool {
    wholeNodes.contains(node) || depth(of: node) > JSONRecordReader.depthLimit
  }

  /// Returns the keys that lead to a key below `base`, as they are written.
  func keys(to node: Int32, below base: Int32 = JSONPathTable.root) -> [Range<Int>] {
    var keys: [Range<Int>] = []
    var node = node
    while node != base, node != JSONPathTable.none {
      keys.append(nodes[Int(node)].key)
      node = nodes[Int(node)].parent
    }
    return keys.reversed()
  }

  /// The innermost key that leads to all columns.
  var sharedNode: Int32 {
    guard var shared = columns.first.map({ nodes[Int($0)].parent }) else {
      return JSONPathTable.root
    }
    for column in columns where shared != JSONPathTable.root {
      shared = common(shared, nodes[Int(column)].parent)
    }
    return shared
  }

  private func common(_ one: Int32, _ other: Int32) -> Int32 {
    var (one, other) = (one, other)
    // A parent was seen before its key, so its number is lower.
    while one != other {
      if one > other { one = nodes[Int(one)].parent } else { other = nodes[Int(other)].parent }
    }
    return one
  }
}
