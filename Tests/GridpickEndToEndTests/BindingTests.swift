import GridpickTestSupport
import Testing

/// The effects of keys and events that are bound at the start.
struct BindingTests {
  private static let lines = "one\ntwo\nthree\n"

  @Test func `B1.2 B6.1 actions bound to the start run before the first frame`() throws {
    let terminal = try PseudoTerminal.show(
      Self.lines, "--bind", "start:last", "--columns", "1")
    #expect(terminal.screen.current == ["three"])
  }

  @Test(arguments: [
    ("ctrl-v", "\u{16}", "ctrl-v\none\n"), ("ctrl-v,x", "x", "x\none\n"),
    ("ctrl-v", "\r", "\none\n"), ("return", "\r", "return\none\n"),
    ("shift-tab", "\u{1b}[Z", "shift-tab\none\n"),
  ])
  func `B4.1 the key that picked is printed first as written, and nothing for Enter`(
    keys: String, sent: String, output: String
  ) throws {
    let terminal = try PseudoTerminal.show(Self.lines, "--expect", keys)
    terminal.send(sent)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == output)
  }

  @Test func `B4.1 the key's line ends as every printed entry does`() throws {
    let terminal = try PseudoTerminal.show(Self.lines, "--print0", "--expect=f1", "--expect=a")
    terminal.send("a")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "a\0one\0")
  }

  @Test func `B4.1 without a screen no key has picked`() throws {
    let terminal = try PseudoTerminal.start(
      Gridpick.launch(["-1", "--expect=x"], reading: "one\n"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "\none\n")
  }

  /// The output of `printf 'two é' | base64`.
  @Test func `B4.2 y hands the value to the terminal's clipboard`() throws {
    let terminal = try PseudoTerminal.show("one\ntwo é\n", "--columns=1")
    terminal.send("jy")
    try terminal.waitUntil("the word") { $0.contains("asked the terminal to copy") }
    let drawn = String(decoding: terminal.drawn, as: UTF8.self)
    #expect(drawn.contains("\u{1b}]52;c;dHdvIMOp\u{7}"))
  }

  @Test func `B4.2 a value too long for a terminal's clipboard is not sent`() throws {
    let text = String(repeating: "x", count: 74_995)
    let terminal = try PseudoTerminal.show(text + "\n" + text.dropLast() + "\n", "--columns=1")
    try terminal.waitForPlace("row 1/2 · column 1/1")
    terminal.send("y")
    try terminal.waitUntil("a word") { $0.contains("not copied: longer than 74994 bytes") }
    #expect(!String(decoding: terminal.drawn, as: UTF8.self).contains("]52;"))
    terminal.send("jy")
    try terminal.waitUntil("the word") { $0.contains("asked the terminal to copy") }
    let drawn = String(decoding: terminal.drawn, as: UTF8.self)
    let sent = try #require(drawn.split(separator: "\u{1b}]52;c;").last)
    #expect(sent.prefix { $0 != "\u{7}" }.utf8.count == 99_992)
  }

  @Test(arguments: [
    ("--bind=togle:up", "'togle' is not a key or event; "),
    ("--bind=x:togle", "'togle' is not an action; did you mean 'toggle'?"),
    ("--expect=entr", "'entr' is not a key; did you mean 'enter'?"),
  ])
  func `B3.1 B3.2 an unknown name is reported before the screen changes`(
    option: String, line: String
  ) throws {
    let terminal = try PseudoTerminal.start(Gridpick.launch([option], reading: Self.lines))
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.drawn == [])
    let name = String(option.prefix { $0 != "=" })
    #expect(terminal.complaints.hasPrefix("gridpick: \(name): \(line)"))
    #expect(terminal.complaints.count(where: \.isNewline) == 1)
  }
}
