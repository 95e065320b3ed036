/// A framed text over the middle of the screen, which scrolls if not all lines fit.
package struct Panel: Equatable, Sendable {
  package let title: String
  private let passages: [Passage]
  private var view = TextView()
  private let width: Int
  var subject: ItemID?

  /// Breaks a text into lines that fit the screen; the first line that matched is in view.
  init(title: String, _ passages: [Passage], on size: ScreenSize, look: Look) {
    self.title = title
    self.passages = passages
    // Frame and space take two columns on each side, and the screen keeps one column beside them.
    let room = max(1, size.columns - 6)
    let (text, match) = passages.folded(to: room, look)
    view.text = text
    width = (0..<text.lineCount).reduce(look.width(of: title, upTo: room)) {
      max($0, text.width(ofLine: $1, upTo: room, signs: look.signs.text))
    }
    // The match stands in the middle, with the text around it.
    let lines = Self.lines(on: size)
    if let match, match >= lines { view.place = TextView.Place(line: match - lines / 2) }
  }

  func fitted(to size: ScreenSize, look: Look) -> Panel {
    var panel = Panel(title: title, passages, on: size, look: look)
    panel.view.place = view.place
    panel.subject = subject
    return panel
  }

  /// The most lines of a panel; from six lines on, the status line stays free.
  private static func mostLines(on size: ScreenSize) -> Int {
    size.lines < 6 ? size.lines : size.lines - 1
  }

  static func lines(on size: ScreenSize) -> Int { max(0, mostLines(on: size) - 2) }

  package func scrolled(by count: Int, on size: ScreenSize, signs: TextSigns) -> Panel {
    var panel = self
    let room = ScreenSize(lines: Self.lines(on: size), columns: width)
    panel.view = view.scrolled(by: count, in: room, signs: signs)
    return panel
  }

  func draw(on canvas: inout Canvas) {
    let look = canvas.look
    let screen = canvas.window.size
    let most = Self.mostLines(on: screen)
    let box = ScreenRect(
      lines: centered(min(view.text.lineCount + 2, most), in: most),
      columns: centered(min(width + 4, screen.columns), in: screen.columns))
    // Text right beside the frame would look cut, or like a part of the panel.
    canvas.fill(box.inset(lines: 0, columns: -1))
    canvas.drawFrame(look.signs.thinFrame, around: box, style: look.theme[.border])
    canvas.drawCentered(
      " \(title) ", line: box.lines.lowerBound, columns: box.columns.inset(1),
      style: look.theme[.title])
    let text = box.inset(lines: 1, columns: 2)
    view.draw(in: text, on: &canvas)
    guard let seen = view.seen(in: text.size, signs: look.signs.text) else { return }
    canvas.drawNote("\(seen.lines.upperBound)/\(seen.count)", onFrame: box)
  }

  private func centered(_ count: Int, in extent: Int) -> Range<Int> {
    let start = (extent - count) / 2
    return start..<start + count
  }
}
