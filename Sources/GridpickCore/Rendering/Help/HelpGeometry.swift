/// The places of the help's parts (rule S3); the status line goes first, then that of the query.
struct HelpGeometry: Equatable {
  let query: ScreenRect
  let body: ScreenRect
  let status: ScreenRect
  /// The columns of rows, which scroll together.
  let columns: [Range<Int>]
  /// The place of the scroll bar; empty on a screen without room for one.
  let bar: ScreenRect
  /// The column of the words, counted from the start of a column of rows.
  let words: Int
  /// The column of the name, counted in the same way; nil without room for names.
  let name: Int?

  /// The fewest columns of a screen with two columns of rows.
  private static let leastForTwo = 110
  private static let leastWithBar = 20
  private static let leastWithWideKeys = 40
  private static let leastWithStatus = 4
  private static let leastName = 8

  /// Divides a screen; narrowed rows always stand in one column.
  init(_ size: ScreenSize, isNarrowed: Bool) {
    let all = 0..<max(0, size.columns)
    let start = size.lines > 1 ? 1 : 0
    let end = max(start, size.lines - (size.lines >= Self.leastWithStatus ? 1 : 0))
    let edge = size.columns - (size.columns >= Self.leastWithBar ? 1 : 0)
    query = ScreenRect(lines: 0..<start, columns: 0..<max(0, edge))
    body = ScreenRect(lines: start..<end, columns: all)
    status = ScreenRect(lines: end..<max(end, size.lines), columns: 0..<max(0, edge))
    bar = ScreenRect(lines: start..<end, columns: max(0, edge)..<all.upperBound)
    let isInTwo = size.columns >= Self.leastForTwo && !isNarrowed
    let half = size.columns / 2
    columns = isInTwo ? [0..<half - 2, half..<edge] : [0..<max(0, edge)]
    words = size.columns >= Self.leastWithWideKeys ? 13 : 9
    let name = isInTwo ? 41 : 48
    self.name = columns[0].count >= name + Self.leastName ? name : nil
  }

  var view: Int { body.lines.count }
}
