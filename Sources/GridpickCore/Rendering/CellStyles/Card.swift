extension CellStyle {
  /// A frame with the label in its middle and the detail below.
  ///
  /// ```swift
  /// Cell("Red", detail: "30 × 40 cm", style: .card)
  /// ```
  public static let card = CellStyle(kind: .card)
}

extension Canvas {
  /// Draws a card, or only the label if there is no room for a frame.
  mutating func drawCard(_ cell: CellStyle.Drawing) {
    guard let frame = drawCardFrame(of: cell) else { return drawText(cell) }
    let inside = frame.inset(lines: 1, columns: 1)
    let style = cell.plainStyle(look.theme)
    drawLabelAndDetail(
      of: cell, in: inside, edge: frame, style: style,
      current: look.theme.hasColors ? look.theme[.title] : look.theme.current(over: style),
      detail: look.theme[cell.isDimmed ? .gone : .dim])
    if cell.isCurrent, look.theme.hasColors { restyle(inside) { [look] in look.theme.inRow($0) } }
  }

  mutating func drawCardFrame(of cell: CellStyle.Drawing) -> ScreenRect? {
    let frame = cell.rect.inset(lines: 0, columns: 1)
    guard frame.lines.count >= 3, frame.columns.count >= 3 else { return nil }
    // An empty slot has a frame only while it is current.
    if cell.item != nil || cell.isCurrent {
      drawFrame(
        cell.isCurrent ? look.signs.boldFrame : look.signs.thinFrame, around: frame,
        style: cell.isCurrent ? look.theme.currentFrame : look.theme[.border])
    }
    return frame
  }

  /// Draws the texts in the visible part of a block, so that a cut card shows its label (rule L7).
  mutating func drawLabelAndDetail(
    of cell: CellStyle.Drawing, in block: ScreenRect, edge: ScreenRect, style: Style,
    current currentStyle: Style, detail detailStyle: Style
  ) {
    let inside = block.intersection(window)
    let lines = cell.textLines(in: inside.lines)
    let text = ScreenRect(lines: lines, columns: inside.columns)
    let columns = text.columns
    defer { if cell.showsMark { drawMark(of: cell, onEdgeOf: edge, beside: text, style) } }
    guard !text.isEmpty, !cell.isSliver else { return }
    let line = lines.lowerBound
    guard let item = cell.item else {
      return drawGap(of: cell, line: line, columns: columns)
    }
    let label = cell.label(from: columns.lowerBound, in: columns, seen: columns, look)
    let start = drawCentered(
      label, of: cell, line: line, columns: columns, style: cell.isCurrent ? currentStyle : style)
    if cell.hasCursor { placeCursor(at: start) }
    if lines.count > 1, let detail = item.detail {
      let excerpt = Excerpt(
        detail, cell.matches.detail, from: columns.lowerBound, in: columns, seen: columns,
        signs: look.signs.text)
      drawCentered(excerpt, of: cell, line: line + 1, columns: columns, style: detailStyle)
    }
  }

  private mutating func drawGap(of cell: CellStyle.Drawing, line: Int, columns: Range<Int>) {
    let middle = ScreenPoint(line: line, column: (columns.lowerBound + columns.upperBound - 1) / 2)
    draw([look.signs.gap], at: middle, style: look.theme[.gone])
    if cell.hasCursor { placeCursor(at: middle) }
  }
}
