import GridpickModel
import GridpickScreen

extension CellStyle {
  /// A block filled with the item's colour; a ring in the gap around it is about the current one.
  public static let swatch = CellStyle(
    name: "swatch",
    summary: "a block filled with the item's colour",
    isCentered: true,
    showsDetail: true,
    pitch: { item, signs, limit in
      let inside = max(6, CellStyle.widestLine(of: item, upTo: limit, signs: signs) + 2)
      return ScreenSize(lines: item.detail == nil ? 3 : 4, columns: inside + 2)
    },
    draw: { canvas, cell, ink in canvas.drawSwatch(cell, ink) }
  )
}

extension Canvas {
  /// Without a colour, or on a terminal without colours, a swatch is a card.
  fileprivate mutating func drawSwatch(_ cell: CellStyle.Cell, _ ink: Ink) {
    guard let color = cell.item.flatMap(ink.theme.color(of:)), cell.rect.columns.count >= 3 else {
      return drawCard(cell, ink)
    }
    let hasRing = cell.rect.lines.count >= 3
    let block = cell.rect.inset(lines: hasRing ? 1 : 0, columns: 1)
    let style = ink.theme.block(of: color)
    fill(block, style: style)
    drawLabelAndDetail(of: cell, in: block, style: style, ink)
    guard cell.isCurrent else { return }
    if hasRing {
      drawFrame(ink.signs.boldFrame, around: cell.rect, style: ink.theme.focusRing)
    } else {
      drawBrackets(around: cell.rect, style: ink.theme.focusRing)
    }
  }

  private mutating func drawBrackets(around rect: ScreenRect, style: Style) {
    for line in rect.lines {
      draw(["["], at: ScreenPoint(line: line, column: rect.columns.lowerBound), style: style)
      draw(["]"], at: ScreenPoint(line: line, column: rect.columns.upperBound - 1), style: style)
    }
  }
}
