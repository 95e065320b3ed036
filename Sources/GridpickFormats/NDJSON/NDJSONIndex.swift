/// The offset where each line, or the value in it, begins, and the number of its items.
struct NDJSONIndex: Sendable {
  /// One line.
  struct Line {
    var start: Int
    var content: Content
  }

  enum Content {
    /// An object, whose items are the columns.
    case record
    case scalar
    /// An array, with the offset where each item begins.
    case array([Int])
    /// A line that is no section in JSON, and is its own only item.
    case text
  }

  /// The largest number of items in a line that is scanned to find an item.
  private static let scannedCount = 64
  /// The entry in `counts` for a text; no line that is scanned has this entry.
  private static let textCount = scannedCount + 2

  private var starts = OffsetList()
  /// The number of items in each line plus one, 0 for a record, and a negative number for a long
  /// line: -1 for the first of these, and so on.
  private var counts = OffsetList()
  /// The items of all long lines.
  private var longItems = OffsetList()
  /// The number of these items up to the end of each long line.
  private var longEnds = OffsetList()
  /// The number of items in the longest line that is no record.
  private(set) var longestCount = 0

  var count: Int { starts.count }

  func start(ofLine line: Int) -> Int { starts[line] }

  /// Returns the number of items in a line; nil for a record.
  func itemCount(ofLine line: Int) -> Int? {
    if let items = longItems(ofLine: line) { return items.count }
    if isText(line) { return 1 }
    return counts[line] == 0 ? nil : counts[line] - 1
  }

  /// Returns true for a line that is no section in JSON.
  func isText(_ line: Int) -> Bool { counts[line] == Self.textCount }

  /// Returns the offset where an item begins; nil if the line must be scanned for the item.
  func offset(ofItem item: Int, inLine line: Int) -> Int? {
    longItems(ofLine: line).map { longItems[$0.lowerBound + item] }
  }

  private func longItems(ofLine line: Int) -> Range<Int>? {
    let ordinal = -counts[line] - 1
    if ordinal < 0 { return nil }
    return (ordinal == 0 ? 0 : longEnds[ordinal - 1])..<longEnds[ordinal]
  }

  mutating func append(_ line: Line) {
    starts.append(line.start)
    switch line.content {
    case .record: counts.append(0)
    case .scalar: append(count: 1)
    case .text:
      counts.append(Self.textCount)
      longestCount = max(longestCount, 1)
    case .array(let items) where items.count <= Self.scannedCount: append(count: items.count)
    case .array(let items):
      longItems.append(contentsOf: items[...])
      longEnds.append(longItems.count)
      counts.append(-longEnds.count)
      longestCount = max(longestCount, items.count)
    }
  }

  private mutating func append(count: Int) {
    counts.append(count + 1)
    longestCount = max(longestCount, count)
  }
}
