extension CellStyle {
  /// One line: the label with a blank on each side, which the bar of the current item covers too.
  ///
  /// ```swift
  /// Cell("Red", style: .text)
  /// ```
  public static let text = CellStyle(kind: .text)
}

extension Canvas {
  mutating func drawText(_ cell: CellStyle.Drawing) {
    let rect = cell.isLarge ? cell.rect.intersection(window) : cell.rect
    guard !rect.isEmpty, !cell.isSliver else { return }
    if let item = cell.item, let columns = cell.labelColumns {
      return drawListLine(item, in: cell, labelColumns: columns)
    }
    if cell.wrapping != nil, let lines = cell.lineCells(seen: window.columns, look) {
      return drawLines(lines, of: cell)
    }
    let line = rect.lines.lowerBound + (cell.wrapping == nil ? (rect.lines.count - 1) / 2 : 0)
    let (whole, blank, wholeStart) = cell.labelRoom(seen: window.columns, look)
    let label = cell.label(from: wholeStart, in: whole, seen: window.columns, look)
    let room = label.columns ?? whole
    let column =
      label.columns == nil
      ? wholeStart : cell.start(of: label.text, in: room, seen: window.columns, look)
    let start = ScreenPoint(line: line, column: column)
    var style = cell.textStyle(look.theme)
    let hasSign = blank > 0 && start.column - blank >= window.columns.lowerBound
    // Without a place for the sign the label takes the look of the sign.
    if cell.isMarked, !hasSign { style = look.theme.mark(over: style) }
    if cell.isCurrent {
      // The bar is as wide as the column, so that its end does not jump.
      let columns = room.lowerBound - blank..<room.upperBound + blank
      fill(ScreenRect(line: line, columns: columns), style: style)
    }
    if cell.item == nil {
      draw([look.signs.gap], at: start, style: style)
    } else if label.columns != nil || !loses(label.text, of: cell, fitting: room.count) {
      draw(label, fitting: room.count, at: start, style: style, isDimmed: cell.isDimmed)
    }
    if cell.hasCursor { placeCursor(at: start) }
    if cell.isMarked, hasSign {
      drawMark(at: ScreenPoint(line: line, column: start.column - blank), over: style)
    }
  }
}

/// A line of a list in tabs: the label, and the detail in a column of its own.
extension Canvas {
  /// The fewest columns of a detail; with less room a detail says nothing.
  private static let leastDetail = 12

  mutating func drawListLine(_ item: GridItem, in cell: CellStyle.Drawing, labelColumns: Int) {
    let columns = cell.ownRoom ?? cell.rect.columns.inset(1)
    let line = cell.rect.lines.lowerBound + (cell.rect.lines.count - 1) / 2
    let start = ScreenPoint(line: line, column: columns.lowerBound)
    let detailStart = min(labelColumns, columns.count * 3 / 5)
    let detail = columns.count - detailStart >= Self.leastDetail ? item.detail : nil
    let room = columns.prefix(detail == nil ? columns.count : max(0, detailStart - 2))
    let style = cell.textStyle(look.theme)
    let label = cell.label(from: start.column, in: room, seen: room, look)
    draw(label, fitting: room.count, at: start, style: style, isDimmed: cell.isDimmed)
    if let detail {
      let quiet = look.theme[cell.isDimmed ? .gone : .dim]
      draw(
        detail, cell.matches.detail, of: cell, line: line,
        columns: columns.dropFirst(detailStart),
        style: cell.painted?.isOfRow == true ? style : quiet)
    }
    if cell.hasCursor { placeCursor(at: start) }
  }
}

extension CellStyle.Drawing {
  /// True if the label goes into the visible part of a cut cell, so that it is seen (rule L7).
  fileprivate var isLarge: Bool { rect.lines.count > 2 && wrapping == nil }

  func labelRoom(seen: Range<Int>, _ look: Look) -> (columns: Range<Int>, blank: Int, start: Int) {
    let columns = isLarge ? rect.columns.clamped(to: seen) : rect.columns
    let blank = columns.count > 2 ? 1 : 0
    let room = isLarge ? columns.inset(blank) : ownRoom ?? columns.inset(blank)
    return (room, blank, start(of: item?.label, in: room, seen: seen, look))
  }

  /// Returns the label's first column; decimal points line up unless that would cut a number.
  fileprivate func start(
    of label: String?, in room: Range<Int>, seen: Range<Int>, _ look: Look
  ) -> Int {
    guard case .right(let tail) = standing else { return room.lowerBound }
    let width = label.map { look.width(of: $0, upTo: room.count) } ?? min(1, room.count)
    let last = room.upperBound - width
    let first = max(room.lowerBound, seen.lowerBound)
    guard tail > 0, first < last, let number = label.flatMap(NumberLabel.init) else { return last }
    return max(first, last - max(0, tail - number.tail))
  }

  /// The style of the label; the band shows the current line, so its label needs no bar.
  func textStyle(_ theme: Theme) -> Style {
    let plain = plainStyle(theme)
    guard isCurrent else { return plain }
    return isLine ? plain.over(theme[.title]) : theme.current(over: plain)
  }

  func plainStyle(_ theme: Theme) -> Style {
    guard let item, !isDimmed else { return theme[.gone] }
    if let painted { return theme.style(of: painted.paint) }
    return Style(foreground: item.color.flatMap(theme.ink) ?? .terminal)
  }
}
