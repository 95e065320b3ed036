import GridpickCore
import Testing

@testable import GridpickTestSupport

struct VirtualTerminalTests {
  private let screen = VirtualTerminal(size: ScreenSize(lines: 4, columns: 20))

  @Test func `text is read line by line without trailing spaces`() {
    screen.feed("one\r\n  two  \u{1b}[4;20Hx")
    #expect(screen.lines == ["one", "  two", "", String(repeating: " ", count: 19) + "x"])
  }

  @Test func `a wide glyph is read once and takes two columns`() {
    screen.feed("世界e\u{301}!")
    #expect(screen.lines[0] == "世界e\u{301}!")
    #expect(screen.cell(at: ScreenPoint(line: 0, column: 1)).isContinuation)
    #expect(screen.point(of: "界") == ScreenPoint(line: 0, column: 2))
    #expect(screen.cursor == ScreenPoint(line: 0, column: 6))
  }

  @Test func `a character may arrive byte by byte`() {
    for byte in "é界👍\u{1b}[2;1H世!".utf8 { screen.feed([byte]) }
    #expect(screen.lines[0...1] == ["é界👍", "世!"])
    // A byte that begins no character does not wait for more.
    screen.feed([0x1b, UInt8(ascii: "["), UInt8(ascii: "H"), 0xe4, UInt8(ascii: "a")])
    #expect(screen.lines[0].contains("a"))
  }

  @Test(arguments: [
    ("\u{1b}[1m", Style(attributes: .bold)),
    ("\u{1b}[2m", Style(attributes: .dim)),
    ("\u{1b}[1;2;7m", Style(attributes: [.bold, .dim, .reverse])),
    ("\u{1b}[1;2m\u{1b}[22m", .plain),
    ("\u{1b}[2m\u{1b}[m", .plain),
    ("\u{1b}[4m", Style(attributes: .underline)),
    ("\u{1b}[31m", Style(foreground: .palette(1))),
    ("\u{1b}[38;5;2;48;5;200m", Style(foreground: .palette(2), background: .palette(200))),
    ("\u{1b}[38;2;2;2;3m", Style(foreground: .rgb(0x020203))),
    ("\u{1b}[38;2;229;72;77;2m", Style(foreground: .rgb(0xe5484d), attributes: .dim)),
  ])
  func `the style of a cell can be read`(sequence: String, style: Style) {
    screen.feed(sequence + "x")
    #expect(screen.cell(at: ScreenPoint(line: 0, column: 0)).style == style)
  }

  @Test func `runs of a style are read as texts`() {
    screen.feed("a \u{1b}[7m b \u{1b}[27mc\r\n\u{1b}[7md")
    #expect(screen.texts { $0.attributes.contains(.reverse) } == [" b ", "d"])
  }

  @Test func `REP repeats a character the given number of times`() {
    screen.feed("ab\u{1b}[3b|")
    #expect(screen.lines[0] == "abbbb|")
  }

  @Test func `leaving the alternate screen restores the earlier content`() {
    screen.feed("before\u{1b}[?1049h\u{1b}[Hinside")
    #expect(screen.isAlternateScreen)
    #expect(screen.lines[0] == "inside")
    screen.feed("\u{1b}[?1049l")
    #expect(!screen.isAlternateScreen)
    #expect(screen.lines[0] == "before")
  }

  @Test func `each mode is known, even if one sequence sets several modes`() {
    screen.feed("\u{1b}[?1000;1002;1006h\u{1b}[?2004h\u{1b}[?25l")
    #expect(screen.modes == [7, 1000, 1002, 1006, 2004])
    #expect(screen.mouseReports == .drags)
    #expect(!screen.isCursorVisible)
    screen.feed("\u{1b}[?2004;1006;1002;1000l\u{1b}[?25h")
    #expect(screen.modes == SequenceRewriter.initialModes)
    #expect(screen.mouseReports == .off)
  }

  @Test func `a sequence may arrive byte by byte`() {
    for byte in "\u{1b}[2;7mx\u{1b}]0;a[2mtitle\u{1b}\\\u{1b}[?2026h".utf8 {
      screen.feed([byte])
    }
    #expect(screen.lines[0] == "x")
    #expect(screen.cell(at: ScreenPoint(line: 0, column: 0)).style.attributes == [.dim, .reverse])
    #expect(screen.isUpdating)
  }

  @Test(arguments: ["\u{1b}", "\u{1b}[", "\u{1b}[?20"])
  func `a cut sequence does not break the next one`(beginning: String) {
    screen.feed(beginning + "\u{1b}[?2026h\u{1b}[2mx")
    #expect(screen.lines[0] == "x")
    #expect(screen.cell(at: ScreenPoint(line: 0, column: 0)).style.attributes == .dim)
    #expect(screen.isUpdating)
  }

  @Test func `requests are answered`() {
    screen.feed("\u{1b}[2;5H\u{1b}[6n")
    #expect(screen.takeAnswers() == Array("\u{1b}[2;5R".utf8))
    #expect(screen.takeAnswers() == [])
  }

  private static let keys: [(TerminalKey, KeyModifiers, String)] = [
    (.up, [], "\u{1b}[A"), (.right, .control, "\u{1b}[1;5C"), (.tab, .shift, "\u{1b}[Z"),
    (.enter, [], "\r"), (.escape, [], "\u{1b}"), (.backspace, [], "\u{7f}"),
    (.function(1), [], "\u{1b}OP"), (.pageDown, [], "\u{1b}[6~"), (.character("é"), [], "é"),
    (.character("n"), .control, "\u{0e}"), (.character("i"), .control, "\t"),
    (.character("b"), .alt, "\u{1b}b"),
  ]

  @Test(arguments: keys)
  func `a key gives the bytes that xterm sends`(
    key: TerminalKey, modifiers: KeyModifiers, bytes: String
  ) {
    screen.press(key, modifiers)
    #expect(screen.takeAnswers() == Array(bytes.utf8))
  }

  @Test func `arrows follow the cursor-key mode`() {
    screen.feed("\u{1b}[?1h")
    screen.press(.up)
    #expect(screen.takeAnswers() == Array("\u{1b}OA".utf8))
  }

  @Test func `the mouse sends the reports that the program requested`() {
    let start = ScreenPoint(line: 1, column: 2)
    screen.pressMouse(.left, at: start)
    screen.releaseMouse(.left, at: start)
    #expect(screen.takeAnswers() == [])
    screen.feed("\u{1b}[?1000h\u{1b}[?1002h\u{1b}[?1006h")
    screen.pressMouse(.left, at: start)
    screen.moveMouse(to: ScreenPoint(line: 1, column: 3))
    screen.releaseMouse(.left, at: ScreenPoint(line: 1, column: 3))
    screen.pressMouse(.wheelDown, at: start)
    screen.pressMouse(.wheelRight, at: start)
    let expected = ["0;3;2M", "32;4;2M", "0;4;2m", "65;3;2M", "67;3;2M"].map { "\u{1b}[<" + $0 }
    #expect(String(decoding: screen.takeAnswers(), as: UTF8.self) == expected.joined())
  }

  @Test func `a paste is bracketed only on request`() {
    screen.paste("ab")
    #expect(screen.takeAnswers() == Array("ab".utf8))
    screen.feed("\u{1b}[?2004h")
    screen.paste("ab")
    #expect(screen.takeAnswers() == Array("\u{1b}[200~ab\u{1b}[201~".utf8))
  }
}
