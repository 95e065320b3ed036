/// A preview of a text: the text, a note below it, and how far the text is scrolled.
package struct PreviewPane: Equatable, Sendable {
  /// The note below the text: the text is awaited, or it ended for some reason.
  package enum Note: Equatable, Sendable {
    case quiet(String)
    case error(String)
  }

  package var text = StyledText()
  package var note: Note?
  /// True if lines wider than the pane are folded; otherwise the pane scrolls sideways.
  package var wraps = false
  /// The number of first lines that stay at the top, if there is room for others below them.
  package var headLines = 0
  /// The place that was asked for, which the text limits once the place is read.
  package var place = Place()

  package struct Place: Equatable, Sendable {
    fileprivate var top: Top
    fileprivate var column = 0

    /// The end of the text, which is followed while more lines come.
    package static let end = Place(top: .end)

    /// Creates the place with this line on top, counted from 0.
    package init(line: Int = 0) {
      self.init(top: .row(PreviewRow(line: line)))
    }

    private init(top: Top) {
      self.top = top
    }
  }

  fileprivate enum Top: Equatable, Sendable {
    case row(PreviewRow)
    /// The end of the text, with as many rows before it as there is room for.
    case end
  }

  package init() {}

  // MARK: - Scrolling

  /// Returns the pane scrolled by visible lines, down or with a minus up, but not beyond the text.
  package func scrolled(by lines: Int, in size: ScreenSize, signs: TextSigns) -> PreviewPane {
    guard lines != 0, lines < 0 || place.top != .end else { return self }
    let rows = rows(columns: size.columns, signs)
    let first = firstRow(of: rows, in: size)
    var pane = self
    pane.place.top = .row(
      lines < 0
        ? rows.row(first, up: lines.magnitude)
        : min(
          rows.row(first, down: lines.magnitude), rows.lastTop(room: head(of: rows, in: size).room))
    )
    return pane
  }

  /// Returns the pane scrolled sideways by columns; folded lines do not scroll sideways.
  package func scrolled(
    across columns: Int, in size: ScreenSize, signs: TextSigns
  ) -> PreviewPane {
    guard !wraps else { return self }
    var pane = self
    let wanted = firstColumn(in: size, signs).addingReportingOverflow(columns)
    pane.place.column = wanted.overflow ? .max : max(0, wanted.partialValue)
    pane.place.column = pane.firstColumn(in: size, signs)
    return pane
  }

  package func atStart() -> PreviewPane {
    var pane = self
    pane.place = Place()
    return pane
  }

  /// Returns the pane scrolled to the last line, which the pane follows while more lines come.
  package func atEnd() -> PreviewPane {
    var pane = self
    pane.place.top = .end
    return pane
  }

  /// Nil if all lines are visible; lines that stay at the top count as those below them.
  package func seen(
    in size: ScreenSize, signs: TextSigns
  ) -> (lines: Range<Int>, count: Int)? {
    let rows = rows(columns: size.columns, signs)
    let room = room(in: size)
    guard room > 0, rows.has(room + 1, from: PreviewRow()) else { return nil }
    let first = firstRow(of: rows, in: size)
    let head = head(of: rows, in: size)
    let last = rows.row(first, down: UInt(head.room - 1))
    return (first.line - head.lines..<min(last.line + 1, text.lineCount), text.lineCount)
  }

  // MARK: - Visible rows and columns

  private func room(in size: ScreenSize) -> Int {
    max(0, size.lines - (saysNote(in: size) ? 1 : 0))
  }

  /// Returns true if the note is shown; a quiet note takes no line that the text needs more.
  private func saysNote(in size: ScreenSize) -> Bool {
    switch note {
    case nil: false
    case .quiet: text.lineCount == 0 || size.lines >= Self.leastLinesWithWord
    case .error: text.lineCount == 0 || size.lines > 1
    }
  }

  private static let leastLinesWithWord = 3

  private func rows(columns: Int, _ signs: TextSigns) -> PreviewRows {
    PreviewRows(text: text, columns: wraps ? max(1, columns) : nil, signs: signs)
  }

  private func head(of rows: PreviewRows, in size: ScreenSize) -> (lines: Int, room: Int) {
    let room = room(in: size)
    guard headLines > 0, headLines < min(room, text.lineCount) else { return (0, room) }
    let count = rows.count(ofFirst: headLines)
    return count < room ? (headLines, room - count) : (0, room)
  }

  private func firstRow(of rows: PreviewRows, in size: ScreenSize) -> PreviewRow {
    let (lines, room) = head(of: rows, in: size)
    var first = PreviewRow(line: lines)
    if case .row(let row) = place.top { first = max(first, rows.nearest(row)) }
    if case .row = place.top, rows.has(room, from: first) { return first }
    let last = max(PreviewRow(line: lines), rows.lastTop(room: room))
    return place.top == .end ? last : min(first, last)
  }

  /// Returns the first visible column, limited by the widest visible line.
  private func firstColumn(in size: ScreenSize, _ signs: TextSigns) -> Int {
    let column = place.column
    guard !wraps, column > 0 else { return 0 }
    let rows = rows(columns: size.columns, signs)
    let first = firstRow(of: rows, in: size).line
    let head = head(of: rows, in: size)
    let end = min(first + head.room, text.lineCount)
    let limit = min(column, StyledText.mostColumns) + size.columns
    var widest = 0
    for line in [0..<head.lines, first..<max(first, end)].joined() where widest < limit {
      widest = max(widest, text.width(ofLine: line, upTo: limit, signs: signs))
    }
    return max(0, min(column, widest - size.columns))
  }

  // MARK: - Drawing

  package func draw(in rect: ScreenRect, on canvas: inout Canvas, look: Look) {
    guard !rect.isEmpty else { return }
    canvas.clipped(to: rect) { canvas in
      drawText(in: rect, on: &canvas, look)
      drawNote(in: rect, on: &canvas, look)
    }
  }

  private func drawText(in rect: ScreenRect, on canvas: inout Canvas, _ look: Look) {
    let signs = look.signs.text
    let rows = rows(columns: rect.columns.count, signs)
    let head = head(of: rows, in: rect.size)
    let column = firstColumn(in: rect.size, signs)
    var part = rect
    part.lines = rect.lines.prefix(room(in: rect.size))
    let body = part.lines.upperBound - head.room
    part.lines = part.lines.lowerBound..<body
    draw(from: PreviewRow(), column: column, in: part, on: &canvas, look)
    part.lines = body..<body + head.room
    draw(
      from: firstRow(of: rows, in: rect.size), column: column, in: part, on: &canvas, look)
  }

  private func draw(
    from row: PreviewRow, column: Int, in rect: ScreenRect, on canvas: inout Canvas, _ look: Look
  ) {
    var row = row
    var line = rect.lines.lowerBound
    while line < rect.lines.upperBound, row.line < text.lineCount {
      let point = ScreenPoint(line: line, column: rect.columns.lowerBound)
      let reader = StyledGlyphReader(text, line: row.line, signs: look.signs.text)
      var painter = PreviewPainter(reader, look)
      if wraps {
        let count = rect.lines.upperBound - line
        line += painter.drawFolded(
          from: row.row, atMost: count, columns: rect.columns.count, at: point, on: &canvas)
      } else {
        painter.draw(from: column, columns: rect.columns.count, at: point, on: &canvas)
        line += 1
      }
      row = PreviewRow(line: row.line + 1)
    }
  }

  private func drawNote(in rect: ScreenRect, on canvas: inout Canvas, _ look: Look) {
    guard saysNote(in: rect.size) else { return }
    let (words, role): (String, Role)
    switch note {
    case nil: return
    case .quiet(let text): (words, role) = (text, .dim)
    case .error(let text): (words, role) = (text, .error)
    }
    let point = ScreenPoint(line: rect.lines.upperBound - 1, column: rect.columns.lowerBound)
    let shown = SafeText(words, fitting: rect.columns.count, signs: look.signs.text)
    canvas.draw(shown, at: point, style: look.theme[role])
  }
}
