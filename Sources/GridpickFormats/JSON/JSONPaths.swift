import GridpickModel

/// The keys that lead to the values of records, as far as they have been told, and the columns of these values.
struct JSONPaths: Sendable {
  struct Node: Sendable {
    /// The key of the object around it.
    var parent: Int32
    /// As it was first written, between its quotes.
    var key: Range<Int>
  }

  /// What comes behind what has been told.
  struct News {
    var nodes: [Node]
    var columns: [Int32]
    var wholeNodes: [Int32]
  }

  /// The first is what lies around all keys.
  private var nodes = [Node(parent: JSONPathTable.none, key: 0..<0)]
  private var columns: [Int32] = []
  private var wholeNodes: Set<Int32> = []

  var columnCount: Int { columns.count }

  mutating func append(_ news: News) {
    nodes += news.nodes
    columns += news.columns
    wholeNodes.formUnion(news.wholeNodes)
  }

  /// The key of a column, by its number.
  func node(ofColumn column: Int) -> Int32 { columns[column] }

  /// How many keys lead to one, with itself.
  func depth(of node: Int32) -> Int {
    var depth = 0
    var node = node
    while node != JSONPathTable.root {
      depth += 1
      node = nodes[Int(node)].parent
    }
    return depth
  }

  /// Whether an object that is its value is shown there, being gone into by no column.
  func staysWhole(_ node: Int32) -> Bool {
    wholeNodes.contains(node) || depth(of: node) > JSONRecordReader.depthLimit
  }

  /// The keys that lead to one, as they are written.
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
    // Whatever leads to a key was seen before it.
    while one != other {
      if one > other { one = nodes[Int(one)].parent } else { other = nodes[Int(other)].parent }
    }
    return one
  }
}
