import GridpickCNcurses
import GridpickScreen

/// Draws lines of frames on the screen that ncurses is to show.
struct LinePainter {
  private var pairs: ColorPairs

  init(colorCount: Int) {
    pairs = ColorPairs(colorCount: colorCount)
  }

  mutating func draw(_ line: UnsafeBufferPointer<FrameCell>, onLine number: Int) {
    if !drawPlainly(line, onLine: Int32(number)) { drawWide(line, onLine: Int32(number)) }
  }

  /// A line of ASCII in few colours, which most lines are, costs ncurses a third; says whether it was one.
  private mutating func drawPlainly(
    _ line: UnsafeBufferPointer<FrameCell>, onLine number: Int32
  ) -> Bool {
    let cells = [chtype](unsafeUninitializedCapacity: line.count) { cells, count in
      var style = Style.plain
      var drawing = pairs.drawing(of: style)
      for (place, cell) in line.enumerated() {
        // By raw values: the generic != is a call through tables for every cell.
        if cell.style.rawValue != style.rawValue {
          style = cell.style
          drawing = pairs.drawing(of: style)
        }
        guard let ascii = cell.glyph.ascii, let plain = drawing.plain else { return }
        cells[place] = chtype(ascii) | plain
      }
      count = line.count
    }
    guard cells.count == line.count else { return false }
    curses_draw_plain_line(number, cells, Int32(cells.count))
    return true
  }

  private mutating func drawWide(_ line: UnsafeBufferPointer<FrameCell>, onLine number: Int32) {
    var cells: [cchar_t] = []
    cells.reserveCapacity(line.count)
    var style = Style.plain
    var drawing = pairs.drawing(of: style)
    for cell in line where !cell.glyph.isContinuation {
      if cell.style.rawValue != style.rawValue {
        style = cell.style
        drawing = pairs.drawing(of: style)
      }
      if let ascii = cell.glyph.ascii {
        cells.append(curses_ascii_cell(wchar_t(ascii), drawing.attributes, drawing.pair))
      } else {
        cells += CursesGlyph.cells(of: cell.glyph, drawing)
      }
    }
    curses_draw_line(number, cells, Int32(cells.count))
  }
}
