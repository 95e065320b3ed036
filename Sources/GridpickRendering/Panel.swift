import GridpickPaging
import GridpickScreen

/// A framed box of lines over the middle of the screen, scrolled where it does not fit.
package struct Panel: Equatable, Sendable {
  package let title: String
  private(set) var lines: [PanelText.Passage]
  /// The first line shown; kept inside when drawn.
  private(set) var firstLine: Int
  /// What the lines are broken from.
  private let text: PanelText

  /// A text broken into lines that the screen is wide enough for.
  package init(title: String, text: PanelText, on size: ScreenSize, signs: TextSigns) {
    self.title = title
    self.text = text
    lines = text.lines(columns: Self.room(on: size), signs: signs)
    firstLine = 0
  }

  /// The same on a screen of another size (rule L6).
  package func resized(to size: ScreenSize, signs: TextSigns) -> Panel {
    var panel = self
    panel.lines = text.lines(columns: Self.room(on: size), signs: signs)
    return panel
  }

  private static func room(on size: ScreenSize) -> Int { max(1, size.columns - 4) }

  /// How many lines a screen of a size has room for, its frame left out.
  package func view(on size: ScreenSize) -> Int {
    max(0, size.lines - 2)
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
    let room = max(0, screen.columns - 4)
    var inside = look.width(of: title, upTo: room)
    // A text of many lines mostly has one early on that fills the screen.
    for line in lines where inside < room {
      inside = max(inside, look.width(of: line.text, upTo: room))
    }
    let box = ScreenRect(
      lines: centered(min(lines.count + 2, screen.lines), in: screen.lines),
      columns: centered(min(inside + 4, screen.columns), in: screen.columns))
    canvas.fill(box)
    canvas.drawFrame(look.signs.thinFrame, around: box, style: look.theme[.border])
    let text = box.inset(lines: 1, columns: 2)
    canvas.drawCentered(
      " \(title) ", line: box.lines.lowerBound, columns: box.columns.inset(1),
      style: look.theme[.title],
      signs: look.signs)
    let first = min(firstLine, furthestLine(on: screen))
    canvas.clipped(to: text) { canvas in
      for (ordinal, line) in lines.dropFirst(first).prefix(text.lines.count).enumerated() {
        let shown = SafeText(line.text, fitting: text.columns.count, signs: look.signs.text)
        let place = ScreenPoint(
          line: text.lines.lowerBound + ordinal, column: text.columns.lowerBound)
        canvas.draw(shown, at: place, style: line.tone.style(look.theme))
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
