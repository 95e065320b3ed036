/// Where each line, or the value in it, begins, and how many items it holds.
struct NDJSONIndex: Sendable {
  /// One line.
  struct Line {
    var start: Int
    var content: Content
  }

  enum Content {
    /// Its items are the columns.
    case record
    case scalar
    /// Where each item begins.
    case array([Int])
    /// It is no section in JSON, and its own only item.
    case text
  }

  /// Within a line of no more items one is found by scanning the line.
  private static let scannedCount = 64
  /// Stands for the count of a text; no line that is scanned has it.
  private static let textCount = scannedCount + 2

  private var starts = OffsetList()
  /// One more than the count of a line's items; 0 for a record, and below that for a long line:
  /// -1 for the first of them, and so on.
  private var counts = OffsetList()
  /// The items of all long lines.
  private var longItems = OffsetList()
  /// How many of those there are up to and with each long line.
  private var longEnds = OffsetList()
  /// How many items the longest line has that is no record.
  private(set) var longestCount = 0

  var count: Int { starts.count }

  func start(ofLine line: Int) -> Int { starts[line] }

  /// How many items a line holds; nil for a record.
  func itemCount(ofLine line: Int) -> Int? {
    if let items = longItems(ofLine: line) { return items.count }
    if isText(line) { return 1 }
    return counts[line] == 0 ? nil : counts[line] - 1
  }

  /// True for a line that is no section in JSON.
  func isText(_ line: Int) -> Bool { counts[line] == Self.textCount }

  /// Where an item begins; nil where the line must be scanned for it.
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
