import GridpickScreen
import GridpickSystem
import GridpickTestSupport
import Testing

@testable import GridpickTerminal

extension OneScreenTests {
  /// ncurses has 65,536 pairs of colours, and a picker may show more than that, one screen after the other.
  struct ColorPairTests {
    private static let size = ScreenSize(lines: 60, columns: 200)
    private static let mostPairs = 1 << 16

    @Test func `colours go on when ncurses has no more pairs, again and again`() throws {
      setlocale(LC_CTYPE, "C.UTF-8")
      let screen = try CursesScreen(
        type: "xterm-256color", viewport: Viewport(size: Self.size),
        entry: ChangedEntry(type: "xterm-256color", wantsDirectColor: true)?.environmentValue)
      let terminal = VirtualTerminal(size: Self.size)
      var next = 1_000
      while next < 9 * Self.mostPairs / 4 {
        let frame = frame(ofColorsFrom: next)
        next += Self.size.lines * Self.size.columns
        terminal.feed(screen.paint(frame))
        // A line that stays as it was is drawn anew as well.
        for line in [0, 1, Self.size.lines - 1] {
          for column in [0, 1, Self.size.columns - 1] {
            let point = ScreenPoint(line: line, column: column)
            try #require(
              terminal.cell(at: point).style == frame[point].style, "\(point), up to \(next)")
          }
        }
      }
    }

    @Test func `styles that need no pair are not kept without end either`() {
      var pairs = ColorPairs(colorCount: 1)
      for number in 0..<UInt32(1 << 16) { _ = pairs.drawing(of: Style(background: .rgb(number))) }
      #expect(!pairs.isFull)
      _ = pairs.drawing(of: Style(background: .rgb(0xffffff)))
      #expect(pairs.isFull)
      pairs.forget()
      #expect(!pairs.isFull)
    }

    /// A colour a cell, but for the first line.
    private func frame(ofColorsFrom first: Int) -> Frame {
      var canvas = Canvas(Self.size)
      canvas.draw(
        SafeText("title"), at: ScreenPoint(line: 0, column: 0),
        style: Style(foreground: .rgb(0x102030), background: .rgb(0xffffff)))
      for line in 1..<Self.size.lines {
        for column in 0..<Self.size.columns {
          let number = UInt32(first + line * Self.size.columns + column)
          canvas.fill(
            ScreenRect(lines: line..<line + 1, columns: column..<column + 1),
            style: Style(foreground: .rgb(0xffffff), background: .rgb(number)))
        }
      }
      return canvas.frame
    }
  }
}
