import GridpickModel
import GridpickScreen

extension CellStyle {
  /// A block filled with the item's colour; a ring in the gap around it marks the current one.
  public static let swatch = CellStyle(
    name: "swatch",
    summary: "a block filled with the item's colour",
    isCentered: true,
    showsDetail: true,
    pitch: { item, signs, limit in
      let inside = max(6, CellStyle.widestLine(of: item, upTo: limit, signs: signs) + 2)
      return ScreenSize(lines: item.detail == nil ? 3 : 4, columns: inside + 2)
    },
    draw: { canvas, cell, look in canvas.drawSwatch(cell, look) }
  )
}

extension Canvas {
  /// Without a colour, or on a terminal without colours, a swatch is a card.
  fileprivate mutating func drawSwatch(_ cell: CellStyle.Cell, _ look: Look) {
    guard let color = cell.item.flatMap(look.theme.color(of:)), cell.rect.columns.count >= 3 else {
      return drawCard(cell, look)
    }
    let hasRing = cell.rect.lines.count >= 3
    let block = cell.rect.inset(lines: hasRing ? 1 : 0, columns: 1)
    let style = look.theme.block(of: color)
    fill(block, style: style)
    drawLabelAndDetail(of: cell, in: block, style: style, look)
    guard cell.isCurrent else { return }
    if hasRing {
      drawFrame(look.signs.boldFrame, around: cell.rect, style: look.theme.focusRing)
    } else {
      drawBrackets(around: cell.rect, style: look.theme.focusRing)
    }
  }

  private mutating func drawBrackets(around rect: ScreenRect, style: Style) {
    for line in rect.lines {
      draw(["["], at: ScreenPoint(line: line, column: rect.columns.lowerBound), style: style)
      draw(["]"], at: ScreenPoint(line: line, column: rect.columns.upperBound - 1), style: style)
    }
  }
}
