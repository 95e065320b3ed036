/// A place among the visible rows of a text: the line, and the row of that line if it is folded.
struct PreviewRow: Comparable, Sendable {
  var line = 0
  var row = 0

  static func < (one: PreviewRow, other: PreviewRow) -> Bool {
    (one.line, one.row) < (other.line, other.row)
  }
}

/// The rows in which a text's lines are shown, counted for as few lines as possible.
struct PreviewRows {
  let text: StyledText
  /// The number of columns at which lines are folded; nil if each line is one row.
  let columns: Int?
  let signs: TextSigns

  private func count(ofLine line: Int, upTo limit: Int = .max) -> Int {
    columns.map { text.rowCount(ofLine: line, columns: $0, upTo: limit, signs: signs) } ?? 1
  }

  func count(ofFirst lines: Int) -> Int {
    columns == nil ? lines : (0..<lines).reduce(0) { $0 + count(ofLine: $1) }
  }

  func has(_ room: Int, from row: PreviewRow) -> Bool {
    var row = row
    var left = room
    while left > 0, row.line < text.lineCount {
      left -= max(0, count(ofLine: row.line, upTo: row.row + left) - row.row)
      row = PreviewRow(line: row.line + 1)
    }
    return left <= 0
  }

  /// Returns the same row, or the last row before it if there is no such row.
  func nearest(_ row: PreviewRow) -> PreviewRow {
    let line = max(0, min(row.line, text.lineCount - 1))
    guard line == row.line, row.row > 0, text.lineCount > 0 else { return PreviewRow(line: line) }
    return PreviewRow(line: line, row: count(ofLine: line, upTo: row.row + 1) - 1)
  }

  /// Returns the first visible row if the last row of the text is the last visible one.
  func lastTop(room: Int) -> PreviewRow {
    guard text.lineCount > 0 else { return PreviewRow() }
    let last = text.lineCount - 1
    let end = PreviewRow(line: last, row: count(ofLine: last) - 1)
    return row(end, up: UInt(max(0, room - 1)))
  }

  func row(_ row: PreviewRow, up distance: UInt) -> PreviewRow {
    guard columns != nil else {
      return PreviewRow(line: row.line - min(row.line, Int(clamping: distance)))
    }
    var row = row
    var left = distance
    while left > row.row, row.line > 0 {
      left -= UInt(row.row + 1)
      row = PreviewRow(line: row.line - 1, row: count(ofLine: row.line - 1) - 1)
    }
    return PreviewRow(line: row.line, row: row.row - min(row.row, Int(clamping: left)))
  }

  func row(_ row: PreviewRow, down distance: UInt) -> PreviewRow {
    let last = max(0, text.lineCount - 1)
    guard columns != nil else {
      return PreviewRow(line: row.line + min(last - row.line, Int(clamping: distance)))
    }
    var row = row
    var left = distance
    while row.line < last {
      let more = UInt(count(ofLine: row.line) - row.row)
      guard left >= more else { break }
      left -= more
      row = PreviewRow(line: row.line + 1)
    }
    guard row.line < text.lineCount else { return row }
    let behind = count(ofLine: row.line) - 1 - row.row
    return PreviewRow(line: row.line, row: row.row + min(behind, Int(clamping: left)))
  }
}
