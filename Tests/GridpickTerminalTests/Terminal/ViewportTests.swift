import GridpickCore
import GridpickTestSupport
import Testing

@testable import GridpickTerminal

/// A picker that has a part of the screen paints there, and hears of the mouse in its own places.
extension OneScreenTests {
  struct ViewportTests {
    private static let part = Viewport(lines: 3..<8, of: ScreenSize(lines: 8, columns: 40))
    private static let whole = Viewport(size: ScreenSize(lines: 24, columns: 80))

    @Test func `a viewport may be the whole screen`() {
      let point = ScreenPoint(line: 7, column: 9)
      #expect(Self.whole.onScreen(point) == point)
      #expect(Self.whole.inside(point) == point)
      #expect(Self.whole.screen == Self.whole.size)
    }

    @Test(arguments: [(2, 12), (8, 12)])
    func `I1.9 a press outside the picker's lines is ignored`(line: Int, column: Int) {
      let point = ScreenPoint(line: line, column: column)
      #expect(Self.part.inside(.mouse(.press(.primary, point))) == nil)
      #expect(Self.part.inside(.mouse(.release(point))) != nil)
      #expect(Self.part.inside(.mouse(.motion(.primary, point))) != nil)
    }

    @Test func `I1.10 the cursor waits in the corner of a shared screen`() throws {
      let shared = Viewport(lines: 4..<9, of: ScreenSize(lines: 24, columns: 40))
      let terminal = VirtualTerminal(size: shared.screen)
      let painter = try ScreenPainter.opened("xterm-256color", on: shared)
      var frame = Frame(shared.size)
      frame.cursor = ScreenPoint(line: 2, column: 7)
      terminal.feed(painter.paint(frame))
      #expect(terminal.cursor == ScreenPoint(line: 4, column: 0))
    }

    @Test
    func `L11.2 I1.10 the cursor is shown where text is typed, below a prompt in the first line`()
      throws
    {
      let shared = Viewport(lines: 4..<9, of: ScreenSize(lines: 24, columns: 40))
      let painter = try ScreenPainter.opened("xterm-256color", on: shared)
      let terminal = VirtualTerminal(size: shared.screen)
      func paint(line: Int, isTyped: Bool) -> String {
        var frame = Frame(shared.size)
        frame.cursor = ScreenPoint(line: line, column: 7)
        frame.showsCursor = isTyped
        let bytes = painter.paint(frame)
        terminal.feed(bytes)
        return String(decoding: bytes, as: UTF8.self)
      }
      #expect(paint(line: 0, isTyped: true).contains("\u{1b}[?25h"))
      #expect(terminal.cursor == ScreenPoint(line: 4, column: 7))
      #expect(paint(line: 0, isTyped: false).contains("\u{1b}[?25l"))
      #expect(terminal.cursor == ScreenPoint(line: 4, column: 0))
      #expect(!paint(line: 1, isTyped: true).contains("\u{1b}[?25h"))
      #expect(terminal.cursor == ScreenPoint(line: 4, column: 0))
    }

    @Test func `places are converted to the screen and back`() {
      let point = ScreenPoint(line: 4, column: 39)
      #expect(Self.part.onScreen(point) == ScreenPoint(line: 7, column: 39))
      #expect(Self.part.inside(Self.part.onScreen(point)) == point)
      let corner = ScreenPoint(line: 0, column: 0)
      #expect(Self.part.inside(corner) == ScreenPoint(line: -3, column: 0))
    }

    @Test(
      arguments: [
        { .press(.primary, $0) }, { .motion(.other, $0) }, { .motion(nil, $0) }, { .release($0) },
        { .wheel(.down, at: $0) },
      ] as [@Sendable (ScreenPoint) -> MouseEvent])
    func `mouse events get places in the picker`(event: @Sendable (ScreenPoint) -> MouseEvent) {
      let told = Self.part.inside(.mouse(event(ScreenPoint(line: 3, column: 12))))
      #expect(told == .mouse(event(ScreenPoint(line: 0, column: 12))))
    }

    @Test(arguments: [TerminalEvent.key("a"), .background(1), .readable(3), .gone])
    func `other events are unchanged`(event: TerminalEvent) {
      #expect(Self.part.inside(event) == event)
    }
  }
}
