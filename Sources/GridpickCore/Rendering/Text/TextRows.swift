/// A place among the visible rows of a text: the line, and the row of that line if it is folded.
struct TextRow: Comparable, Sendable {
  var line = 0
  var row = 0

  static func < (one: TextRow, other: TextRow) -> Bool {
    (one.line, one.row) < (other.line, other.row)
  }
}

/// The rows of a text in a view of some size, counted for as few lines as possible.
struct TextRows {
  let view: TextView
  let size: ScreenSize
  let signs: TextSigns

  private var lineCount: Int { view.text.lineCount }

  // MARK: - Visible rows

  private var wholeRoom: Int { max(0, size.lines - (view.saysNote(in: size) ? 1 : 0)) }

  var head: (lines: Int, rows: Int) {
    let (lines, room) = (view.headLines, wholeRoom)
    guard lines > 0, lines < min(room, lineCount) else { return (0, 0) }
    let rows = (0..<lines).reduce(0) { $0 + count(ofLine: $1, upTo: room) }
    return rows < room ? (lines, rows) : (0, 0)
  }

  var room: Int { wholeRoom - head.rows }

  var first: TextRow {
    let start = TextRow(line: head.lines)
    guard let top = view.place.top.map({ max(start, nearest($0)) }) else {
      return max(start, lastTop)
    }
    return has(room, from: top) ? top : min(top, max(start, lastTop))
  }

  /// The first visible column, limited by the widest visible line.
  var column: Int {
    let column = view.place.column
    guard !view.wraps, column > 0 else { return 0 }
    let first = first.line
    let limit = min(column, StyledText.mostColumns) + size.columns
    var widest = 0
    for line in [0..<head.lines, first..<max(first, min(first + room, lineCount))].joined()
    where widest < limit {
      widest = max(widest, view.text.width(ofLine: line, upTo: limit, signs: signs))
    }
    return max(0, min(column, widest - size.columns))
  }

  var seen: Range<Int>? {
    guard wholeRoom > 0, has(wholeRoom + 1, from: TextRow()) else { return nil }
    let last = row(first, down: room - 1).row
    return first.line - head.lines..<min(last.line + 1, lineCount)
  }

  func top(movedBy distance: Int) -> TextRow {
    let count = Int(clamping: distance.magnitude)
    guard distance > 0 else { return row(first, up: count) }
    return min(row(first, down: min(count, Self.mostRows)).row, lastTop)
  }

  // MARK: - Counting

  /// More rows than any text has.
  private static let mostRows = 1 << 40

  private func count(ofLine line: Int, upTo limit: Int = .max) -> Int {
    guard view.wraps else { return 1 }
    return view.text.rowCount(
      ofLine: line, columns: max(1, size.columns), upTo: limit, signs: signs)
  }

  private func has(_ count: Int, from row: TextRow) -> Bool {
    count <= 0 || self.row(row, down: count - 1).isThere
  }

  private func nearest(_ row: TextRow) -> TextRow {
    let line = max(0, min(row.line, lineCount - 1))
    guard line == row.line else { return TextRow(line: line) }
    return TextRow(line: line, row: count(ofLine: line, upTo: row.row + 1) - 1)
  }

  /// The row at the top of a view that is scrolled to the end of the text.
  private var lastTop: TextRow {
    let last = max(0, lineCount - 1)
    return row(TextRow(line: last, row: count(ofLine: last) - 1), up: max(0, room - 1))
  }

  private func row(_ row: TextRow, up distance: Int) -> TextRow {
    var row = row
    var left = distance
    while left > row.row, row.line > 0 {
      left -= row.row + 1
      row = TextRow(line: row.line - 1, row: count(ofLine: row.line - 1) - 1)
    }
    return TextRow(line: row.line, row: max(0, row.row - left))
  }

  private func row(_ row: TextRow, down distance: Int) -> (row: TextRow, isThere: Bool) {
    var row = row
    var left = distance
    while true {
      let below = count(ofLine: row.line, upTo: row.row + left + 1) - 1 - row.row
      if left <= below { return (TextRow(line: row.line, row: row.row + left), true) }
      guard row.line + 1 < lineCount else {
        return (TextRow(line: row.line, row: row.row + below), false)
      }
      left -= below + 1
      row = TextRow(line: row.line + 1)
    }
  }
}
