/// The help as it is drawn over the whole screen: query, rows, and a status line (rule S3).
package struct HelpPane {
  let geometry: HelpGeometry
  let columns: [[HelpLine]]
  let firstLine: Int
  let chosen: Int
  let entry: TypedLine
  var query: Query?
  var total = ""
  /// The place of the chosen row, its name, and what else the status line says of it.
  var place = ""
  var name = ""
  var remarks: [String] = []
  /// The word for what Esc does.
  var closing = ""

  private static let invitation = "type to narrow"

  func draw(on canvas: inout Canvas, look: Look) {
    canvas.fill(canvas.window)
    drawQuery(on: &canvas, look)
    for (range, lines) in zip(geometry.columns, columns) {
      let painter = HelpPainter(
        geometry: geometry, columns: range, chosen: chosen, query: query, look: look)
      let body = geometry.body.lines
      for (line, content) in zip(body, lines.dropFirst(firstLine)) {
        painter.draw(content, line: line, on: &canvas)
      }
    }
    drawBar(on: &canvas, look)
    drawStatus(on: &canvas, look)
  }

  private func drawQuery(on canvas: inout Canvas, _ look: Look) {
    let columns = geometry.query.columns
    guard let line = geometry.query.lines.first, columns.count > 2 else { return }
    let start = columns.lowerBound + 1
    canvas.draw(["?"], at: ScreenPoint(line: line, column: start), style: look.theme[.accent])
    let text = start + 2..<max(start + 2, columns.upperBound - 1)
    let total = SafeText(total, signs: look.signs.text)
    let showsTotal = text.count >= total.width + Self.invitation.count + 4
    let end = showsTotal ? text.upperBound - total.width - 2 : text.upperBound
    if showsTotal {
      canvas.draw(
        total, at: ScreenPoint(line: line, column: text.upperBound - total.width),
        style: look.theme[.dim])
    }
    if entry.text.isEmpty {
      _ = canvas.draw(
        Self.invitation, fitting: max(0, end - text.lowerBound - 1), signs: look.signs.text,
        at: ScreenPoint(line: line, column: text.lowerBound + 1), style: look.theme[.dim])
    }
    entry.draw(
      line: line, columns: text.lowerBound..<max(text.lowerBound, end), on: &canvas, look: look)
    canvas.restyle(geometry.query) { style in
      style.over(look.theme[.border].adding(.underline))
    }
  }

  private func drawBar(on canvas: inout Canvas, _ look: Look) {
    let count = columns.map(\.count).max() ?? 0
    let view = geometry.view
    guard count > view, view > 1, !geometry.bar.isEmpty else { return }
    canvas.fill(geometry.bar, with: look.signs.thinFrame.down, style: look.theme[.border])
    let thumb = geometry.bar.lines.part(firstLine..<firstLine + view, of: count)
    canvas.fill(
      ScreenRect(lines: thumb, columns: geometry.bar.columns), with: look.signs.boldFrame.down,
      style: look.theme[.thumb])
  }

  private func drawStatus(on canvas: inout Canvas, _ look: Look) {
    let pane = geometry.status
    guard let line = pane.lines.first, pane.columns.count > 2 else { return }
    let start = ScreenPoint(line: line, column: pane.columns.lowerBound + 1)
    let end = drawHints(line: line, on: &canvas, look)
    var status = StatusLine(look, on: pane.columns.count)
    if !place.isEmpty { status.add(place, name) }
    // The remarks give way before the name of the action does.
    var room = end - start.column - look.width(of: place + name, upTo: end) - 1
    for remark in remarks {
      room -= look.width(of: look.signs.separator + remark, upTo: end)
      if room >= 0 { status.add(remark) }
    }
    status.draw(at: start, columns: max(0, end - start.column), on: &canvas)
  }

  /// The fewest columns of a status line with one hint, and with both.
  private static let leastForHints = (one: 20, all: 32)

  /// Draws what Enter and Esc do, and returns the end of the room before the hints.
  private func drawHints(line: Int, on canvas: inout Canvas, _ look: Look) -> Int {
    let pane = geometry.status.columns
    let all = (name.isEmpty ? [] : [("Enter", "run")]) + [("Esc", closing)]
    let hints = Array(
      pane.count < Self.leastForHints.one
        ? [] : pane.count < Self.leastForHints.all ? all.prefix(1) : all[...])
    var end = pane.upperBound
    for (key, word) in hints.reversed() {
      let place = ScreenPoint(line: line, column: end - key.count - 1 - word.count)
      canvas.draw(SafeText(key, signs: look.signs.text), at: place)
      canvas.draw(
        SafeText(word, signs: look.signs.text),
        at: ScreenPoint(line: line, column: place.column + key.count + 1), style: look.theme[.dim])
      end = place.column - 2
    }
    return end
  }
}
