/// The sums of a pivot that counts records: behind the titles of rows, and in a last line (rule X5).
extension Scene {
  static let totalTitle = "all"

  /// The last line stands behind the last row, and does not scroll.
  func drawTotals(on canvas: inout Canvas) {
    guard let pivot = content.pivot, !panes.totals.isEmpty,
      let last = placement.visibleSections(at: offsets).last
    else { return }
    let end = placement.span(ofSection: last, offsets: offsets).upperBound
    let line = min(panes.totals.lines.lowerBound, max(end, panes.body.lines.lowerBound + 1))
    let across = panes.screen.columns.lowerBound..<panes.body.columns.upperBound
    canvas.fill(ScreenRect(lines: line..<line + 1, columns: across))
    canvas.add(
      Style(attributes: .underline), in: ScreenRect(lines: line - 1..<line, columns: across))
    draw(Self.totalTitle, at: panes.left.columns, line, on: &canvas)
    drawRight("\(pivot.recordCount)", in: panes.left.columns, line, on: &canvas)
    let items = placement.items(in: offsets.current, offsets: offsets)
    for strip in items.strips {
      canvas.clipped(to: ScreenRect(lines: line..<line + 1, columns: strip.span)) { canvas in
        for page in strip.pages where !isCut(page, of: items, in: strip.span) {
          guard let total = content.total(ofColumn: page) else { continue }
          let room = placement.room(ofColumn: page, in: items.span(of: page))
          drawRight("\(total)", in: room, line, on: &canvas)
        }
      }
    }
  }

  private func draw(_ text: String, at columns: Range<Int>, _ line: Int, on canvas: inout Canvas) {
    _ = canvas.draw(
      text, fitting: columns.count, signs: look.signs.text,
      at: ScreenPoint(line: line, column: columns.lowerBound), style: look.theme[.dim])
  }

  func drawRight(
    _ text: String, in columns: Range<Int>, _ line: Int, _ style: Style? = nil,
    on canvas: inout Canvas
  ) {
    let start = max(columns.lowerBound, columns.upperBound - text.utf8.count)
    canvas.draw(
      SafeText(text, signs: look.signs.text), at: ScreenPoint(line: line, column: start),
      style: style ?? look.theme[.dim])
  }
}
