import GridpickTerminal
import GridpickTestSupport
import Testing

/// From a start to what is printed.
struct PickingTests {
  @Test func `a file argument is read`() throws {
    let folder = try TemporaryFolder()
    try TextFile.write("one\ntwo\n", to: folder.file("names"))
    let terminal = try PseudoTerminal.show(Launch([Gridpick.path, folder.file("names")]))
    try expect("one\n", pickedFrom: terminal)
  }

  @Test(arguments: [[], ["-"], ["--"], ["--", "-"]])
  func `without a file standard input is read`(arguments: [String]) throws {
    let terminal = try PseudoTerminal.show(Gridpick.launch(arguments, reading: "one\ntwo\n"))
    try expect("one\n", pickedFrom: terminal)
  }

  @Test func `standard input may be a file`() throws {
    let launch = Launch([Gridpick.path], input: .file(Gridpick.demo("emoji.json")))
    try expect("😀\n", pickedFrom: try PseudoTerminal.show(launch))
  }

  @Test func `a pipe is read to its end`() throws {
    let terminal = try PseudoTerminal.start(Launch([Gridpick.path], input: .pipe))
    terminal.feedInput(Array("one\n".utf8))
    try terminal.waitUntilAsleep()
    terminal.feedInput(Array("two\n".utf8))
    terminal.closeInput()
    try terminal.waitUntil("both lines") { $0.contains("one") && $0.contains("two") }
    try expect("one\n", pickedFrom: terminal)
  }

  @Test func `arrow keys move`() throws {
    let terminal = try PseudoTerminal.show(Sample.table(rows: 5, columns: 5))
    for key in [TerminalKey.right, .right, .down, .down, .down, .left, .up] { terminal.press(key) }
    try terminal.waitForPlace("row 3/5 · column 2/5")
    try expect("r3c2\n", pickedFrom: terminal)
  }

  @Test func `P5.3 jump keys and page keys move, in the sequences of every terminal`() throws {
    let terminal = try PseudoTerminal.show(Sample.table(rows: 99, columns: 99))
    // The last row is the last one that has been read.
    try terminal.waitForPlace("row 1/99 · column 1/99")
    for (keys, place) in [
      ("\u{1b}[6~", "row 24/99 · column 1/99"), ("\u{1b}[5~", "row 1/99 · column 1/99"),
      ("\u{1b}OF", "row 1/99 · column 99/99"), ("\u{1b}OH", "row 1/99 · column 1/99"),
      ("\u{1b}[4~", "row 1/99 · column 99/99"), ("0", "row 1/99 · column 1/99"),
      ("G", "row 99/99 · column 1/99"), ("g", "row 1/99 · column 1/99"),
      ("\u{1b}[B\u{1b}[C", "row 2/99 · column 2/99"),
    ] {
      terminal.send(keys)
      try terminal.waitForPlace(place)
    }
  }

  @Test(arguments: ["[null]", "[[]]", "[]", "{}"])
  func `P2.4 P3.2 Enter does nothing without an item to pick`(text: String) throws {
    let terminal = try PseudoTerminal.show(Gridpick.launch(["--format", "json"], reading: text))
    terminal.send("\rjlkhGg\r")
    terminal.press(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.printed == "")
  }

  @Test(arguments: ["q", "\u{1b}", "\u{03}"])
  func `q, Esc and Ctrl-C cancel silently`(key: String) throws {
    let terminal = try PseudoTerminal.show(Sample.table(rows: 3, columns: 3))
    terminal.send("j" + key)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.printed == "")
    #expect(terminal.complaints == "")
  }
}

/// Presses Enter, and compares everything that is then printed.
func expect(
  _ output: String, pickedFrom terminal: PseudoTerminal,
  at location: SourceLocation = #_sourceLocation
) throws {
  terminal.press(.enter)
  let status = try terminal.waitForExit()
  #expect(status == .exited(0), sourceLocation: location)
  #expect(terminal.printed == output, sourceLocation: location)
  #expect(terminal.complaints == "", sourceLocation: location)
}
