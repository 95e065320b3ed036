/// A painter of one line of a preview's text, which draws all glyphs of one style together.
struct PreviewPainter {
  private var reader: StyledGlyphReader
  private let look: Look
  /// The glyphs that have been read and not been drawn yet.
  private var run: [Glyph] = []
  private var runStart = ScreenPoint(line: 0, column: 0)
  private var runStyle = Style.plain

  init(_ reader: StyledGlyphReader, _ look: Look) {
    self.reader = reader
    self.look = look
  }

  /// Draws a line from a column on, with an ellipsis where an edge cuts the line (rule L7).
  mutating func draw(
    from first: Int, columns: Int, at point: ScreenPoint, on canvas: inout Canvas
  ) {
    let end = first + columns
    reader.skip(to: first)
    while reader.column <= end, let glyph = reader.next() {
      let start = reader.column - glyph.width
      if reader.column > first, start < end {
        add(glyph, at: point.moved(by: start - first), on: &canvas)
      }
    }
    flush(on: &canvas)
    if first > 0, reader.column > first { mark(at: point, on: &canvas) }
    if reader.column > end { mark(at: point.moved(by: columns - 1), on: &canvas) }
  }

  mutating func drawFolded(
    from first: Int, atMost count: Int, columns: Int, at point: ScreenPoint,
    on canvas: inout Canvas
  ) -> Int {
    var fold = Fold(columns: columns)
    while true {
      if fold.pass(&reader, before: first) { continue }
      guard let glyph = reader.next() else { break }
      let place = fold.place(of: glyph)
      guard place.row < first + count else { break }
      guard place.row >= first else { continue }
      let line = point.line + place.row - first
      add(glyph, at: ScreenPoint(line: line, column: point.column + place.column), on: &canvas)
    }
    flush(on: &canvas)
    return min(count, fold.row + 1 - first)
  }

  // MARK: - Runs

  private mutating func add(_ glyph: Glyph, at point: ScreenPoint, on canvas: inout Canvas) {
    if run.isEmpty || runStyle != reader.style || runStart.line != point.line {
      flush(on: &canvas)
      runStart = point
      runStyle = reader.style
    }
    run.append(glyph)
  }

  private mutating func flush(on canvas: inout Canvas) {
    canvas.draw(run, at: runStart, style: look.theme.reduced(runStyle))
    run.removeAll(keepingCapacity: true)
  }

  private func mark(at point: ScreenPoint, on canvas: inout Canvas) {
    canvas.draw([look.signs.text.ellipsis], at: point, style: canvas.frame[point].style)
  }
}

extension ScreenPoint {
  fileprivate func moved(by columns: Int) -> ScreenPoint {
    ScreenPoint(line: line, column: column + columns)
  }
}
