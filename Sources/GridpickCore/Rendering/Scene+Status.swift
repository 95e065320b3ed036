/// The status line: the position at the left, and key hints or a message at the right.
extension Scene {
  private static let gap = 2

  /// Draws the status line; without one, a typed command or an error covers cells (rule L15).
  func drawStatus(on canvas: inout Canvas) {
    let pane = statusPane
    guard !pane.isEmpty else { return }
    let start = pane.corner
    if panes.status.isEmpty {
      canvas.fill(pane)
      if let entry { return draw(entry: entry, at: pane.columns, start, &canvas) }
      canvas.draw(notice ?? "", fitting: pane.columns.count, at: start, style: look.theme[.error])
      return
    }
    let place = place
    let aside = aside(beside: place)
    let column = statusEnd - aside.columns
    aside.words.draw(
      at: ScreenPoint(line: start.line, column: column), fitting: aside.columns, on: &canvas)
    let end = aside.columns > 0 ? column - Self.gap : textEnd(of: pane)
    if let entry {
      draw(entry: entry, at: start.column..<max(start.column + 1, end), start, &canvas)
    } else {
      place.line.draw(at: start, columns: max(0, end - start.column), on: &canvas)
    }
  }

  func hint(at point: ScreenPoint) -> Key? {
    guard panes.status.contains(point) else { return nil }
    let aside = aside(beside: place)
    return aside.hints?.key(at: point.column - (statusEnd - aside.columns), look)
  }

  /// The pane of the status line; without one, a typed command or an error covers the last line.
  private var statusPane: ScreenRect {
    guard panes.status.isEmpty, entry != nil || notice != nil else { return panes.status }
    let lines = panes.screen.lines
    return ScreenRect(lines: lines.suffix(1), columns: panes.status.columns)
  }

  private func draw(
    entry: String, at columns: Range<Int>, _ start: ScreenPoint, _ canvas: inout Canvas
  ) {
    let width = canvas.draw(String(entry.suffix(max(0, columns.count - 1))), at: start)
    let next = ScreenPoint(line: start.line, column: start.column + width)
    canvas.placeCursor(at: next, isShown: true)
  }

  /// The right of the line: a message, or hints and their words.
  private struct Aside {
    let words: Remark.Words
    let columns: Int
    var hints: Hints?
  }

  /// True if the right side belongs to the hints, because no message stands there (rule S1).
  var showsHints: Bool { notice == nil && remark == nil }

  /// Returns an error, or else a remark, or hints (rule S1).
  ///
  /// An error and hints leave room for the first number. A remark gets at least half of the screen's
  /// width, hints a third.
  private func aside(beside place: Place) -> Aside {
    let whole = statusEnd - panes.status.columns.lowerBound
    let columns = panes.screen.columns.count
    let taken = entry.map { look.width(of: $0, upTo: whole) + 1 } ?? place.line.width(upTo: whole)
    let number = place.line.leastWidth
    let besideNumber = whole - (number > 0 ? number + Self.gap : 0)
    func room(atLeast least: Int) -> Int {
      max(0, min(whole, max(whole - taken - Self.gap, least)))
    }
    if let notice {
      let most = room(atLeast: besideNumber)
      let words = Remark.Words(notice, .error)
      return Aside(words: words, columns: words.width(upTo: most, look))
    }
    if let remark {
      let most = room(atLeast: columns / 2)
      let words = remark.words(fitting: most, look)
      return Aside(words: words, columns: words.width(upTo: most, look))
    }
    let least = min(hints.leastRoom(on: columns, look), besideNumber)
    // If the cell's hidden text fits whole, it takes the room that hints have beyond their third.
    let full = whole - Self.gap - place.line.wholeWidth(upTo: whole)
    let left = entry == nil && full >= least ? full : room(atLeast: least)
    let shown = hints.fitted(to: left, on: columns, at: place.cell, look)
    let words = shown.words
    return Aside(words: words, columns: words.width(upTo: whole, look), hints: shown)
  }
}
