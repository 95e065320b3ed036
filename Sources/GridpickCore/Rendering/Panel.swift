/// A framed box of lines over the middle of the screen, which scrolls if not all lines fit.
package struct Panel: Equatable, Sendable {
  package let title: String
  private let lines: [PanelText.Line]
  private let width: Int
  /// The first line shown; `draw` keeps it within the text.
  private(set) var firstLine: Int
  /// The item whose value the panel shows; nil if it shows something else.
  var subject: ItemID?
  private let text: PanelText

  /// Breaks a text into lines that fit the screen; the first line that matched is in view.
  package init(title: String, text: PanelText, on size: ScreenSize, signs: TextSigns) {
    self.title = title
    self.text = text
    let room = Self.room(on: size)
    lines = text.lines(columns: room, signs: signs)
    width = lines.reduce(SafeText.width(of: title, upTo: room, signs: signs)) {
      max($0, $1.width(upTo: room, signs: signs))
    }
    firstLine = 0
    // The match stands in the middle, with the text around it.
    if let match = lines.firstIndex(where: \.hasMatch), match >= view(on: size) {
      firstLine = (match - view(on: size) / 2).clamped(to: 0...furthestLine(on: size))
    }
  }

  /// Returns the same panel for a screen of another size (rule L6).
  package func resized(to size: ScreenSize, signs: TextSigns) -> Panel {
    var panel = Panel(title: title, text: text, on: size, signs: signs)
    panel.firstLine = firstLine
    panel.subject = subject
    return panel
  }

  /// The fewest lines of a screen on which a panel does not cover the status line.
  private static let linesWithStatus = 6

  private static func room(on size: ScreenSize) -> Int { max(1, size.columns - 6) }

  /// Returns the number of lines that a panel may cover, so that the status line stays visible.
  private static func mostLines(on size: ScreenSize) -> Int {
    size.lines - (size.lines >= linesWithStatus ? 1 : 0)
  }

  package func view(on size: ScreenSize) -> Int {
    max(0, Self.mostLines(on: size) - 2)
  }

  package func furthestLine(on size: ScreenSize) -> Int {
    max(0, lines.count - view(on: size))
  }

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
    // Text right beside the frame would look cut by the frame, or like a part of the panel.
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
          let room = text.columns.upperBound - place.column
          place.column += canvas.draw(run, fitting: room, at: place, look)
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
    drawPlace(first + text.lines.count, on: box, on: &canvas, look: look)
  }

  /// Draws on the frame how many of the lines have been seen, if not all fit.
  private func drawPlace(_ last: Int, on box: ScreenRect, on canvas: inout Canvas, look: Look) {
    let note = SafeText(" \(last)/\(lines.count) ", signs: look.signs.text)
    let start = box.columns.upperBound - note.width - 2
    guard box.lines.count - 2 < lines.count, start > box.columns.lowerBound else { return }
    canvas.draw(
      note, at: ScreenPoint(line: box.lines.upperBound - 1, column: start),
      style: look.theme[.dim])
  }

  private func centered(_ count: Int, in extent: Int) -> Range<Int> {
    let start = (extent - count) / 2
    return start..<start + count
  }
}

extension Canvas {
  fileprivate mutating func draw(
    _ run: PanelText.Passage, fitting room: Int, at place: ScreenPoint, _ look: Look
  ) -> Int {
    let signs = look.signs.text
    let width = draw(
      run.text, fitting: room, signs: signs, at: place, style: run.tone.style(look.theme))
    restyle(run.quiet, of: run.text, fitting: room, signs: signs, at: place) { _, _ in
      look.theme[.dim]
    }
    restyle(run.matches, of: run.text, fitting: room, signs: signs, at: place) {
      look.theme.match(over: $1)
    }
    return width
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
