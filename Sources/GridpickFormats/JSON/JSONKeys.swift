/// The keys of records and of their nested objects, numbered in order of first use, with columns.
struct JSONKeys: Sendable {
  /// The largest number of nested keys, after which objects stay whole; records have no limit.
  private static let nestedLimit = 10_000
  /// The largest depth of an object that is split into columns; deeper objects are kept whole.
  static let depthLimit = 64
  static let root = 0
  private static let sampleSize = 1_000

  private struct Node {
    /// The place of the first use of this key, between its quotes.
    var key: Range<Int>
    var parent = JSONKeys.root
    var children: [[UInt8]: Int] = [:]
    /// The guesses for the first key inside this object, and for the key after this one: the keys
    /// seen there the last time.
    var firstChild: Int?
    var next: Int?
    var column: Int?
    /// The offset from which objects under this key are kept whole.
    var wholeFrom = Int.max
  }

  /// The column of one key, with properties of its values in the first records.
  struct Column {
    fileprivate let key: Int
    fileprivate let first: Range<Int>
    fileprivate(set) var count = 0
    fileprivate(set) var isSame = true
    fileprivate(set) var isScalar = true
    fileprivate(set) var isNested = false
  }

  private var nodes = [Node(key: 0..<0)]
  private var nestedCount = 0
  private(set) var columns: [Column] = []
  /// The number of records that the column properties are based on.
  private(set) var sampledCount = 0

  var count: Int { nodes.count }

  /// Returns the column of a key; nil if only a changed file has that key.
  func column(of node: Int) -> Int? { node < nodes.count ? nodes[node].column : nil }

  /// Returns the places of all keys that lead to a column, the outermost first.
  func path(toColumn column: Int) -> [Range<Int>] {
    var path: [Range<Int>] = []
    var node = columns[column].key
    while node != Self.root {
      path.append(nodes[node].key)
      node = nodes[node].parent
    }
    return path.reversed()
  }

  /// Returns the number of a key; guesses by the key before, because records repeat their order.
  mutating func number(
    of key: Range<Int>, below parent: Int, after previous: Int?,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    if let guess = previous.map({ nodes[$0].next }) ?? nodes[parent].firstChild {
      if bytes.isSame(nodes[guess].key, key) { return guess }
      if let next = nodes[guess].next, bytes.isSame(nodes[next].key, key) { return next }
    }
    let name = bytes[key].unescaped()
    let number = nodes[parent].children[name] ?? append(name, written: key, below: parent)
    if let previous { nodes[previous].next = number } else { nodes[parent].firstChild = number }
    return number
  }

  func splits(_ node: Int, at start: Int, depth: Int) -> Bool {
    depth < Self.depthLimit && start < nodes[node].wholeFrom
  }

  private mutating func append(
    _ name: [UInt8], written key: Range<Int>, below parent: Int
  ) -> Int {
    if parent != Self.root {
      nestedCount += 1
      if nestedCount > Self.nestedLimit {
        nodes[parent].wholeFrom = min(nodes[parent].wholeFrom, key.lowerBound)
      }
    }
    nodes[parent].children[name] = nodes.count
    nodes.append(Node(key: key, parent: parent))
    return nodes.count - 1
  }

  /// Gives columns to the keys of a record, and examines its values if it is one of the first.
  mutating func accept(
    _ fields: [JSONRecordReader.Field], in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let isSampled = sampledCount < Self.sampleSize
    if isSampled { sampledCount += 1 }
    for field in fields {
      if nodes[field.key].column == nil {
        nodes[field.key].column = columns.count
        columns.append(Column(key: field.key, first: field.place))
      }
      guard isSampled, let column = nodes[field.key].column else { continue }
      columns[column].note(field.place, in: bytes)
    }
  }
}

extension JSONKeys.Column {
  fileprivate mutating func note(_ place: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    count += 1
    isSame = isSame && bytes[first].elementsEqual(bytes[place])
    let value = JSONValue(scanner: JSONScanner(bytes: bytes, offset: place.lowerBound))
    isScalar = isScalar && value.isScalar
    isNested = isNested || value.firstElement?.isScalar == false
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  fileprivate func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    // The key may be after the end of `bytes`, if these are a single line.
    one.count == other.count && one.upperBound <= count && self[one].elementsEqual(self[other])
  }
}
