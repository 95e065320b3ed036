import GridpickModel
import GridpickScreen

extension CellStyle {
  /// One line: the label with a blank on each side, which the current item's bar covers too.
  public static let text = CellStyle(
    name: "text",
    summary: "one line: the label",
    isCentered: false,
    showsDetail: false,
    pitch: { item, signs, limit in
      ScreenSize(lines: 1, columns: SafeText.width(of: item.label, upTo: limit, signs: signs) + 2)
    },
    draw: { canvas, cell, ink in canvas.drawText(cell, ink) }
  )
}

extension Canvas {
  mutating func drawText(_ cell: CellStyle.Cell, _ ink: Ink) {
    // Of a large cell that is cut the label stands in what is seen, or nothing would be (rule L7).
    let isLarge = cell.rect.lines.count > 2
    let rect = isLarge ? cell.rect.intersection(window) : cell.rect
    guard !rect.isEmpty else { return }
    if let item = cell.item, let columns = cell.labelColumns {
      return drawListLine(item, in: cell, labelColumns: columns, ink)
    }
    let line = rect.lines.lowerBound + (rect.lines.count - 1) / 2
    let columns = rect.columns
    let blank = columns.count > 2 ? 1 : 0
    let room = columns.count - 2 * blank
    let needed = cell.standsRight ? cell.width(upTo: room, ink) : room
    let start = ScreenPoint(line: line, column: columns.upperBound - blank - needed)
    let style = cell.textStyle(ink.theme)
    let width: Int
    if let item = cell.item {
      width = draw(
        item.label, fitting: room, signs: ink.signs.text, at: start, style: style)
    } else {
      draw([ink.signs.gap], at: start, style: style)
      width = 1
    }
    guard cell.isCurrent else { return }
    for column in [start.column - blank, start.column + width] where blank > 0 {
      draw([.blank], at: ScreenPoint(line: line, column: column), style: style)
    }
    placeCursor(at: start)
  }
}

extension CellStyle.Cell {
  fileprivate func width(upTo room: Int, _ ink: Ink) -> Int {
    item.map { SafeText.width(of: $0.label, upTo: room, signs: ink.signs.text) } ?? min(1, room)
  }

  /// The item's colour as text colour; the current one's where it is current.
  fileprivate func textStyle(_ theme: Theme) -> Style {
    let plain = item.map { Style(foreground: theme.ink(of: $0) ?? .terminal) } ?? theme[.gone]
    return isCurrent ? theme.current(over: plain) : plain
  }
}
