/// Where the value of each good line begins, and how many items it holds.
struct NDJSONIndex: Sendable {
  /// One line that is a JSON value.
  struct Line {
    var start: Int
    /// Nil for a record, whose items are the columns.
    var itemCount: Int?
  }

  private var starts = OffsetList()
  /// One more than the count of a line's items; 0 for a record.
  private var counts = OffsetList()
  /// How many items the longest line has that is no record.
  private(set) var longestCount = 0

  var count: Int { starts.count }

  func start(ofLine line: Int) -> Int { starts[line] }

  /// How many items a line holds; nil for a record.
  func itemCount(ofLine line: Int) -> Int? {
    counts[line] == 0 ? nil : counts[line] - 1
  }

  mutating func append(_ line: Line) {
    starts.append(line.start)
    counts.append(line.itemCount.map { $0 + 1 } ?? 0)
    longestCount = max(longestCount, line.itemCount ?? 0)
  }
}
