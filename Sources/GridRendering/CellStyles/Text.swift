import GridModel
import Screen

extension CellStyle {
  /// One line: the label with a blank on each side, which the current item's bar covers too.
  public static let text = CellStyle(
    name: "text",
    summary: "one line: the label",
    isCentered: false,
    pitch: { item, signs in
      ScreenSize(lines: 1, columns: SafeText.width(of: item.label, upTo: .max, signs: signs) + 2)
    },
    draw: { canvas, cell in canvas.drawText(cell) }
  )
}

extension Canvas {
  mutating func drawText(_ cell: CellStyle.Cell) {
    let line = cell.rect.lines.lowerBound + (cell.rect.lines.count - 1) / 2
    let start = ScreenPoint(line: line, column: cell.rect.columns.lowerBound)
    let hasBlanks = cell.rect.columns.count > 2
    let room = cell.rect.columns.count - (hasBlanks ? 2 : 0)
    let label =
      cell.item.map { SafeText($0.label, fitting: room, signs: cell.signs.text).glyphs }
      ?? [cell.signs.gap]
    let blanks: [Glyph] = hasBlanks ? [.blank] : []
    draw(blanks + label + blanks, at: start, style: cell.textStyle)
    guard cell.isCurrent else { return }
    placeCursor(at: ScreenPoint(line: line, column: start.column + blanks.count))
  }
}

extension CellStyle.Cell {
  /// The item's colour as text colour, reversed where it is current; an empty slot is dim.
  fileprivate var textStyle: Style {
    let plain =
      item.map { Style(foreground: theme.color(of: $0) ?? .terminal) } ?? theme.quiet
    return isCurrent ? plain.adding(theme.current.attributes) : plain
  }
}
