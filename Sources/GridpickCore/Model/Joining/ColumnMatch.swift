/// The places of a part's columns in a whole: below equal titles, and new columns at the end.
struct ColumnMatch {
  /// Only this many columns of each grid are compared; later columns keep their numbers.
  static let comparedCount = 1_000

  /// The column of the whole for each column of the part.
  private(set) var targets: [Int] = []
  /// The part's column whose items title its sections in the whole; nil if no column does.
  private(set) var titleColumn: Int?
  private(set) var columnCount: Int

  /// Returns nil if the part's columns keep their numbers: all match, or one grid has no titles.
  init?(of part: Grid, in whole: Grid) {
    let titles = Self.titles(of: part)
    var known = Self.columns(of: whole)
    guard !known.isEmpty, titles.contains(where: { $0 != nil }) else { return nil }
    columnCount = whole.columnCount
    // New columns come behind those that keep their numbers.
    if part.columnCount > titles.count { columnCount = max(columnCount, part.columnCount) }
    for (column, title) in titles.enumerated() {
      if let title, let target = known[title]?.popLast() {
        targets.append(target)
      } else if title == nil, column < whole.columnCount, whole.columnTitle(column) == nil {
        targets.append(column)
      } else {
        targets.append(columnCount)
        columnCount += 1
      }
    }
    targets += (titles.count..<part.columnCount).map { $0 }
    titleColumn = whole.titleColumn.flatMap(targets.firstIndex)
    let keepsTitles = titleColumn == part.titleColumn
    if keepsTitles, targets.indices.allSatisfy({ targets[$0] == $0 }) { return nil }
  }

  /// Returns the titles as bytes: `String` treats a precomposed and a combining accent as equal.
  private static func titles(of grid: Grid) -> [[UInt8]?] {
    (0..<min(grid.columnCount, comparedCount)).map { column in
      grid.columnTitle(column).map { Array($0.utf8) }
    }
  }

  /// Returns the columns of each title, the first column last.
  private static func columns(of grid: Grid) -> [[UInt8]: [Int]] {
    var columns: [[UInt8]: [Int]] = [:]
    for (column, title) in titles(of: grid).enumerated().reversed() {
      if let title { columns[title, default: []].append(column) }
    }
    return columns
  }
}
