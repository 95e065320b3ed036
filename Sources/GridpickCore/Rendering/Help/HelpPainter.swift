/// A painter of the lines in one column of the help.
struct HelpPainter {
  let geometry: HelpGeometry
  let columns: Range<Int>
  let chosen: Int
  let query: Query?
  let look: Look

  private static let keys = 2

  func draw(_ content: HelpLine, line: Int, on canvas: inout Canvas) {
    let start = ScreenPoint(line: line, column: columns.lowerBound + Self.keys)
    switch content {
    case .blank: break
    case .heading(let title):
      draw(title, at: start, to: nil, style: look.theme[.dim].adding(.bold), on: &canvas)
    case .row(let row, let number):
      draw(row, isChosen: number == chosen, line: line, on: &canvas)
    case .note(let row):
      let keys = row.keys.joined(separator: " ")
      draw(keys, at: start, to: nil, style: look.theme[.accent], on: &canvas)
      let width = look.width(of: keys, upTo: columns.count)
      draw(
        row.words, at: place(max(Self.noteWords, Self.keys + width + 2), line), to: nil,
        style: .plain, on: &canvas)
    }
  }

  /// The column of the words of rows that are only to be read, whose left part is wider.
  private static let noteWords = 20

  private func draw(
    _ row: HelpRow, isChosen: Bool, line: Int, on canvas: inout Canvas
  ) {
    let styles = Styles(look.theme, isChosen: isChosen)
    if isChosen {
      canvas.fill(ScreenRect(lines: line..<line + 1, columns: columns), style: styles.band)
      canvas.draw([look.signs.bar], at: place(0, line), style: styles.key)
    }
    let keys = keys(of: row)
    draw(
      keys ?? (look.signs.text == .ascii ? "-" : "–"), at: place(Self.keys, line),
      to: geometry.words - 1, style: keys == nil ? styles.name : styles.key, on: &canvas)
    let wordsEnd = geometry.name.map { $0 - 1 }
    draw(row.words, at: place(geometry.words, line), to: wordsEnd, style: styles.words, on: &canvas)
    if let name = geometry.name {
      draw(row.name, at: place(name, line), to: nil, style: styles.name, on: &canvas)
    }
  }

  private func keys(of row: HelpRow) -> String? {
    guard var shown = row.keys.first else { return nil }
    for key in row.keys.dropFirst() {
      let more = shown + " " + key
      let width = look.width(of: more, upTo: columns.count)
      if width < geometry.words - Self.keys { shown = more }
    }
    return shown
  }

  private func place(_ column: Int, _ line: Int) -> ScreenPoint {
    ScreenPoint(line: line, column: columns.lowerBound + column)
  }

  private func draw(
    _ text: String, at start: ScreenPoint, to end: Int?, style: Style, on canvas: inout Canvas
  ) {
    let end = min(end.map { columns.lowerBound + $0 } ?? columns.upperBound, columns.upperBound)
    guard end > start.column else { return }
    _ = canvas.draw(
      text, fitting: end - start.column, signs: look.signs.text, at: start, style: style)
    guard let query else { return }
    canvas.show(
      query.occurrences(in: text, column: nil), of: text, fitting: end - start.column, at: start,
      look.ink)
  }

  private struct Styles {
    let band, key, words, name: Style

    /// Creates the styles; without a band the chosen row is told by its bold words and its bar.
    init(_ theme: Theme, isChosen: Bool) {
      func laid(_ style: Style) -> Style {
        isChosen && theme.hasBand ? theme.inRow(style) : style
      }
      band = laid(.plain)
      key = laid(theme[.accent])
      words = laid(isChosen ? theme[.title] : .plain)
      name = laid(theme[.dim])
    }
  }
}
