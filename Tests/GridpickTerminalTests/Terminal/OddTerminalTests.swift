import GridpickCore
import GridpickTestSupport
import Testing

@testable import GridpickTerminal

extension OneScreenTests {
  /// Terminals that draw a glyph in another width, or that wrap at once.
  struct OddTerminalTests {
    private static let size = ScreenSize(lines: 4, columns: 30)

    init() { setlocale(LC_CTYPE, "C.UTF-8") }

    private func frame(_ lines: [String], size: ScreenSize = size) -> Frame {
      var canvas = Canvas(size)
      for (line, text) in lines.enumerated() {
        canvas.draw(SafeText(text), at: ScreenPoint(line: line, column: 0), style: .plain)
      }
      return canvas.frame
    }

    /// Paints frames one after the other on a terminal.
    private func shown(_ frames: [Frame]) throws -> VirtualTerminal {
      let screen = try ScreenPainter.opened("xterm-256color", on: Viewport(size: frames[0].size))
      let terminal = VirtualTerminal(size: frames[0].size)
      for frame in frames { terminal.feed(screen.paint(frame)) }
      return terminal
    }

    // MARK: - Glyphs that are drawn in another width

    /// A glyph of two columns, of which libvterm's table has only one.
    private static let narrower = "\u{1fae0}"
    /// A glyph of one column whose mark libvterm's table does not have.
    private static let wider = "e\u{1ac1}"

    private func texts(_ columns: ClosedRange<Int>, on terminal: VirtualTerminal) -> [String] {
      columns.map { terminal.cell(at: ScreenPoint(line: 0, column: $0)).text }
    }

    @Test(arguments: [(narrower, 1), (wider, 2)])
    func `libvterm draws these sequences as expected`(glyph: String, columns: Int) {
      let terminal = VirtualTerminal(size: Self.size)
      terminal.feed(glyph)
      #expect(terminal.cursor.column == columns)
    }

    @Test func `letters after a glyph drawn narrower stay in place`() throws {
      let terminal = try shown([frame(["漢abc"]), frame(["\(Self.narrower)abd"])])
      #expect(texts(2...4, on: terminal) == ["a", "b", "d"])
    }

    @Test func `blanks after a glyph drawn wider erase nothing more`() throws {
      let blanks = String(repeating: " ", count: 12)
      let letters = String(repeating: "x", count: 12)
      let terminal = try shown([
        frame(["e\(letters)abc"]), frame(["\(Self.wider)\(blanks)abc"]),
      ])
      #expect(texts(13...15, on: terminal) == ["a", "b", "c"])
    }

    @Test func `a line below a line that is drawn too long stays in place`() throws {
      let size = ScreenSize(lines: 4, columns: 8)
      let line = "abcde\(Self.wider)\(Self.wider)"
      let terminal = try shown([frame([line, "next"], size: size)])
      #expect(terminal.lines[1].hasPrefix("next"))
      #expect(terminal.lines[2] == "")
    }

    // MARK: - TERM=ansi: it wraps at once

    @Test(arguments: 0..<3 as Range<UInt64>)
    func `a terminal that wraps at once shows frames whole, except the last corner`(
      seed: UInt64
    ) throws {
      let screen = try ScreenPainter.opened("ansi", on: Viewport(size: Self.size))
      let terminal = VirtualTerminal(size: Self.size)
      var random = SeededGenerator(seed: seed)
      for number in 0..<40 {
        let lines = (0..<Self.size.lines).map { _ in
          String((0..<Self.size.columns).compactMap { _ in "ab ".randomElement(using: &random) })
        }
        let frame = frame(lines)
        terminal.feedWrappingAtOnce(screen.paint(frame))
        let wrong = terminal.differences(from: frame).filter { !$0.hasPrefix("3:29 ") }
        try #require(wrong.isEmpty, "frame \(number): \(wrong.prefix(3))")
      }
    }
  }
}

extension VirtualTerminal {
  /// Feeds bytes as a terminal shows them that goes to the next line right behind the last column.
  fileprivate func feedWrappingAtOnce(_ bytes: [UInt8]) {
    var isInSequence = false
    for byte in bytes {
      let before = cursor
      feed([byte])
      if byte == 0x1b {
        isInSequence = true
      } else if isInSequence {
        isInSequence = byte < 0x40 || byte == UInt8(ascii: "[")
      } else if byte >= 0x20, cursor == before {
        feed("\r\n")
      }
    }
  }
}
