/// A text that is being typed, and the place of its cursor.
struct TypedLine: Equatable {
  let text: String
  /// The byte of the text before which the next typed character goes.
  let cursor: Int

  /// Draws as much of the text as there is room for, with the cursor always in view.
  func draw(line: Int, columns: Range<Int>, on canvas: inout Canvas, look: Look) {
    let parts = parts(around: columns.count)
    let before = SafeText(parts.before, signs: look.signs.text)
    let needed = before.width + (parts.after.isEmpty ? 1 : 3)
    let start = columns.lowerBound - max(0, needed - columns.count)
    let cursor = ScreenPoint(line: line, column: max(columns.lowerBound, start + before.width))
    canvas.clipped(to: ScreenRect(lines: line..<line + 1, columns: columns)) { canvas in
      canvas.draw(before, at: ScreenPoint(line: line, column: start), style: look.theme[.title])
      _ = canvas.draw(
        parts.after, fitting: columns.upperBound - cursor.column, signs: look.signs.text,
        at: cursor, style: look.theme[.title])
    }
    canvas.placeCursor(at: cursor, isShown: true)
  }

  func parts(around columns: Int) -> (before: String, after: String) {
    let cursor = text.utf8.index(
      text.startIndex, offsetBy: cursor.clamped(to: 0...text.utf8.count))
    let scalars = text.unicodeScalars
    let most = 4 * columns + 4
    return (
      String(scalars[..<cursor].suffix(most)), String(scalars[cursor...].prefix(most))
    )
  }
}
