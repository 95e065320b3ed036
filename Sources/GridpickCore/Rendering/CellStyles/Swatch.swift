extension CellStyle {
  /// A block filled with the item's colour; the current block has a ring in the gap around it.
  ///
  /// ```swift
  /// Cell("Red", color: .rgb(0xe5484d), style: .swatch)
  /// ```
  public static let swatch = CellStyle(kind: .swatch)
}

extension Canvas {
  /// Draws a swatch, or a card if the item does not match, or if item or terminal have no colour.
  mutating func drawSwatch(_ cell: CellStyle.Drawing) {
    guard !cell.isDimmed, let color = cell.item?.color,
      let style = look.theme.block(of: color, inFocus: cell.isCurrent),
      cell.rect.columns.count >= 3
    else { return drawCard(cell) }
    let hasLines = cell.rect.lines.count >= 3
    let block = cell.rect.inset(lines: hasLines && !cell.fillsLines ? 1 : 0, columns: 1)
    fill(block, style: style)
    if cell.isCurrent {
      if !hasLines {
        drawSides(of: cell.rect, style: look.theme[.title])
      } else if cell.fillsLines {
        drawFrame(look.signs.thinFrame, around: block, style: style)
      } else {
        drawFrame(look.signs.boldFrame, around: cell.rect, style: look.theme[.title])
      }
    }
    // With few colours no block is weaker, so the label in focus is reversed.
    let strong = style.adding(look.theme.palette.isSmall ? .reverse : .bold)
    drawLabelAndDetail(
      of: cell, in: block, edge: block, style: style, current: strong, detail: style)
  }

  mutating func drawSides(of rect: ScreenRect, style: Style) {
    let (before, behind) = look.signs.sides
    fill(ScreenRect(lines: rect.lines, columns: rect.columns.prefix(1)), with: before, style: style)
    fill(ScreenRect(lines: rect.lines, columns: rect.columns.suffix(1)), with: behind, style: style)
  }
}
