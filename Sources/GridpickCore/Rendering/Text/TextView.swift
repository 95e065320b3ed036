/// A styled text that scrolls, with a note below it: a preview, or what a panel shows.
package struct TextView: Equatable, Sendable {
  /// The note below the text, for example that the text is loading, or why it ended.
  package struct Note: Equatable, Sendable {
    fileprivate let words: String
    fileprivate let isError: Bool

    package static func quiet(_ words: String) -> Note { Note(words: words, isError: false) }
    package static func error(_ words: String) -> Note { Note(words: words, isError: true) }
  }

  package var text = StyledText()
  package var note: Note?
  /// True if lines wider than the view are folded; otherwise the view scrolls sideways.
  package var wraps = false
  /// The number of first lines that stay at the top, if there is room for others below them.
  package var headLines = 0
  /// The requested scroll position, which may be beyond the text; readers limit it.
  package var place = Place()

  package struct Place: Equatable, Sendable {
    /// The row at the top; nil means the end of the text, where the view follows new lines.
    var top: TextRow?
    var column = 0

    package static let end = Place(top: nil)

    package init(line: Int = 0) { self.init(top: TextRow(line: line)) }

    private init(top: TextRow?) { self.top = top }
  }

  // MARK: - Scrolling

  /// Returns the view scrolled down, or up for a negative number, but not beyond the text.
  package func scrolled(by lines: Int, in size: ScreenSize, signs: TextSigns) -> TextView {
    guard lines != 0, lines < 0 || place.top != nil else { return self }
    var view = self
    view.place.top = TextRows(view: self, size: size, signs: signs).top(movedBy: lines)
    return view
  }

  package func scrolled(across columns: Int, in size: ScreenSize, signs: TextSigns) -> TextView {
    guard !wraps else { return self }
    var view = self
    let first = TextRows(view: self, size: size, signs: signs).column
    let wanted = first.addingReportingOverflow(columns)
    view.place.column = wanted.overflow ? .max : max(0, wanted.partialValue)
    view.place.column = TextRows(view: view, size: size, signs: signs).column
    return view
  }

  /// The visible lines, as if head lines were right above the others; nil if all are visible.
  package func seen(in size: ScreenSize, signs: TextSigns) -> (lines: Range<Int>, count: Int)? {
    TextRows(view: self, size: size, signs: signs).seen.map { ($0, text.lineCount) }
  }

  /// Returns true if the note is shown; with few lines the text comes before a quiet note.
  func saysNote(in size: ScreenSize) -> Bool {
    guard let note else { return false }
    return text.lineCount == 0 || size.lines >= (note.isError ? 2 : 3)
  }

  // MARK: - Drawing

  package func draw(in rect: ScreenRect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    canvas.clipped(to: rect) { canvas in
      let rows = TextRows(view: self, size: rect.size, signs: canvas.look.signs.text)
      let (head, body) = (rows.head.rows, rows.room)
      var part = rect
      part.lines = rect.lines.prefix(head)
      draw(from: TextRow(), column: rows.column, in: part, on: &canvas)
      part.lines = rect.lines.dropFirst(head).prefix(body)
      draw(from: rows.first, column: rows.column, in: part, on: &canvas)
      drawNote(in: rect, on: &canvas)
    }
  }

  private func draw(from row: TextRow, column: Int, in rect: ScreenRect, on canvas: inout Canvas) {
    var row = row
    var rest = rect
    while !rest.isEmpty, row.line < text.lineCount {
      let count = drawLine(from: row, column: column, in: rest, on: &canvas)
      rest.lines = rest.lines.dropFirst(count)
      row = TextRow(line: row.line + 1)
    }
  }

  /// Draws a line, with an ellipsis where an edge cuts it (rule L7); returns the number of rows.
  private func drawLine(
    from first: TextRow, column: Int, in rect: ScreenRect, on canvas: inout Canvas
  ) -> Int {
    let look = canvas.look
    let end = column + rect.columns.count
    var reader = StyledGlyphReader(text, line: first.line, signs: look.signs.text)
    var fold = Fold(columns: wraps ? rect.columns.count : .max)
    var style = (read: Style.plain, drawn: Style.plain)
    reader.skip(to: column)
    while wraps || reader.column <= end {
      guard let glyph = reader.next() else { break }
      var place = fold.place(of: glyph)
      if !wraps { place.column = reader.column - glyph.width - column }
      guard place.row < first.row + rect.lines.count else { break }
      guard place.row >= first.row else { continue }
      if reader.style != style.read { style = (reader.style, look.theme.reduced(reader.style)) }
      canvas.draw([glyph], at: rect.point(place.row - first.row, place.column), style: style.drawn)
    }
    let cuts = [
      column > 0 && reader.column > column ? 0 : nil,
      !wraps && reader.column > end ? rect.columns.count - 1 : nil,
    ]
    for point in cuts.compactMap({ $0.map { rect.point(0, $0) } }) {
      canvas.draw([look.signs.text.ellipsis], at: point, style: canvas.frame[point].style)
    }
    return min(rect.lines.count, fold.row + 1 - first.row)
  }

  private func drawNote(in rect: ScreenRect, on canvas: inout Canvas) {
    guard let note, saysNote(in: rect.size) else { return }
    canvas.draw(
      note.words, fitting: rect.columns.count, at: rect.point(rect.lines.count - 1, 0),
      style: canvas.look.theme[note.isError ? .error : .dim])
  }
}

extension ScreenRect {
  fileprivate func point(_ line: Int, _ column: Int) -> ScreenPoint {
    ScreenPoint(line: lines.lowerBound + line, column: columns.lowerBound + column)
  }
}
