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
    let columns = cell.rect.columns
    let blank = columns.count > 2 ? 1 : 0
    let label =
      cell.item.map {
        SafeText($0.label, fitting: columns.count - 2 * blank, signs: cell.signs.text)
      } ?? SafeText(cell.signs.gap)
    let start = columns.lowerBound + blank
    let bar = columns.lowerBound..<start + label.width + blank
    let style = cell.textStyle
    fill(ScreenRect(lines: line..<line + 1, columns: bar), style: style)
    draw(label, at: ScreenPoint(line: line, column: start), style: style)
    if cell.isCurrent { placeCursor(at: ScreenPoint(line: line, column: start)) }
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
