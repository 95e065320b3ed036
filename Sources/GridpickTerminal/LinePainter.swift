import GridpickCNcurses
import GridpickScreen

/// Draws lines of frames on the screen that ncurses is to show.
struct LinePainter {
  private var pairs: ColorPairs

  init(colorCount: Int) {
    pairs = ColorPairs(colorCount: colorCount)
  }

  /// Whether cells were drawn without their colours, for there was no more room for them.
  var lacksColors: Bool { pairs.isFull }

  /// Makes room for other colours; all that has been drawn is to be drawn anew.
  mutating func forgetColors() {
    pairs.forget()
  }

  mutating func draw(_ change: Frame.Change, of frame: Frame, in viewport: Viewport) {
    let start = CellPlace(viewport.onScreen(change.start))
    frame.withLine(change.line) { line in
      let cells = UnsafeBufferPointer(rebasing: line[change.columns])
      if !drawPlainly(cells, at: start) { drawWide(cells, at: start) }
    }
  }

  private struct CellPlace {
    let line: Int32
    let column: Int32

    init(_ point: ScreenPoint) {
      line = Int32(point.line)
      column = Int32(point.column)
    }
  }

  /// ASCII in few colours, which most lines are, costs ncurses a third; says whether it was one.
  private mutating func drawPlainly(
    _ line: UnsafeBufferPointer<FrameCell>, at start: CellPlace
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
    curses_draw_plain_line(start.line, start.column, cells, Int32(cells.count))
    return true
  }

  private mutating func drawWide(_ line: UnsafeBufferPointer<FrameCell>, at start: CellPlace) {
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
    curses_draw_line(start.line, start.column, cells, Int32(cells.count))
  }
}

extension Frame.Change {
  fileprivate var start: ScreenPoint { ScreenPoint(line: line, column: columns.lowerBound) }
}
