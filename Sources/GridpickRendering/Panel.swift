import GridpickPaging
import GridpickScreen

/// A framed box of lines over the middle of the screen, scrolled where it does not fit.
package struct Panel: Equatable, Sendable {
  package let title: String
  private let lines: [PanelText.Line]
  /// How wide the widest line is.
  private let width: Int
  /// The first line shown; kept inside when drawn.
  private(set) var firstLine: Int
  /// What the lines are broken from.
  private let text: PanelText

  /// A text broken into lines that the screen is wide enough for.
  package init(title: String, text: PanelText, on size: ScreenSize, signs: TextSigns) {
    self.title = title
    self.text = text
    let room = Self.room(on: size)
    lines = text.lines(columns: room, signs: signs)
    width = lines.reduce(SafeText.width(of: title, upTo: room, signs: signs)) {
      max($0, $1.width(upTo: room, signs: signs))
    }
    firstLine = 0
  }

  /// The same on a screen of another size (rule L6).
  package func resized(to size: ScreenSize, signs: TextSigns) -> Panel {
    var panel = Panel(title: title, text: text, on: size, signs: signs)
    panel.firstLine = firstLine
    return panel
  }

  /// On fewer lines a panel covers the status line too.
  private static let linesWithStatus = 6

  /// Frame and blanks left out.
  private static func room(on size: ScreenSize) -> Int { max(1, size.columns - 6) }

  /// How many lines of a screen a panel may cover: what its status line says stays in view.
  private static func mostLines(on size: ScreenSize) -> Int {
    size.lines - (size.lines >= linesWithStatus ? 1 : 0)
  }

  /// How many lines a screen of a size has room for, the frame left out.
  package func view(on size: ScreenSize) -> Int {
    max(0, Self.mostLines(on: size) - 2)
  }

  /// How far it can be scrolled on a screen of a size.
  package func furthestLine(on size: ScreenSize) -> Int {
    max(0, lines.count - view(on: size))
  }

  /// Scrolled by a number of lines, as far as there are any.
  package func scrolled(by count: Int, on size: ScreenSize) -> Panel {
    let furthest = furthestLine(on: size)
    var panel = self
    panel.firstLine = (min(firstLine, furthest) + count).clamped(to: 0...furthest)
    return panel
  }

  func draw(on canvas: inout Canvas, look: Look) {
    let screen = canvas.window.size
    let most = Self.mostLines(on: screen)
    let box = ScreenRect(
      lines: centered(min(lines.count + 2, most), in: most),
      columns: centered(min(width + 4, screen.columns), in: screen.columns))
    // What stands right beside the frame would read as cut by it, or as a part of the panel.
    canvas.fill(box.inset(lines: 0, columns: -1))
    canvas.drawFrame(look.signs.thinFrame, around: box, style: look.theme[.border])
    let text = box.inset(lines: 1, columns: 2)
    canvas.drawCentered(
      " \(title) ", line: box.lines.lowerBound, columns: box.columns.inset(1),
      style: look.theme[.title],
      signs: look.signs)
    let first = min(firstLine, furthestLine(on: screen))
    canvas.clipped(to: text) { canvas in
      for (ordinal, line) in lines.dropFirst(first).prefix(text.lines.count).enumerated() {
        var place = ScreenPoint(
          line: text.lines.lowerBound + ordinal, column: text.columns.lowerBound)
        for run in line.runs {
          place.column += canvas.draw(
            run.text, fitting: text.columns.upperBound - place.column, signs: look.signs.text,
            at: place, style: run.tone.style(look.theme))
        }
      }
    }
    drawMore(beyond: first, text: text, box: box, on: &canvas, look: look)
  }

  private func drawMore(
    beyond first: Int, text: ScreenRect, box: ScreenRect, on canvas: inout Canvas, look: Look
  ) {
    let column = box.columns.upperBound - 1
    if first > 0 {
      canvas.draw([look.signs.up], at: ScreenPoint(line: text.lines.lowerBound, column: column))
    }
    if first + text.lines.count < lines.count {
      canvas.draw(
        [look.signs.down], at: ScreenPoint(line: text.lines.upperBound - 1, column: column))
    }
  }

  private func centered(_ count: Int, in extent: Int) -> Range<Int> {
    let start = (extent - count) / 2
    return start..<start + count
  }
}

extension PanelText.Tone {
  fileprivate func style(_ theme: Theme) -> Style {
    switch self {
    case .plain: .plain
    case .title: theme[.title]
    case .quiet: theme[.dim]
    }
  }
}
