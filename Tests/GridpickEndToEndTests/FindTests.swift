import GridpickCore
import GridpickTestSupport
import Testing

/// Find as somebody at a terminal has it.
struct FindTests {
  private static let grid =
    #"{"columns":["red","green","blue"],"sections":["#
    + #"{"title":"small","items":["oak","ash","fir"]},{"title":"large","items":["elm","oak","ivy"]}]}"#

  @Test func `F1.1 F3.1 F6.1 typing narrows, Enter picks, and Esc shows all again`() throws {
    let terminal = try PseudoTerminal.show(Self.grid, "--layout", "grid")
    terminal.send("/large o")
    try terminal.waitUntil("one match") {
      $0.text.contains("> large o") && $0.text.contains("1 of 6")
    }
    try terminal.waitForPlace("row 1/1")
    try terminal.leaveFind()
    try terminal.waitForPlace("row 2/2 · column 2/3")
    try expect("oak\n", pickedFrom: terminal)
  }

  @Test func `F1.13 F6.1 with --find a grid is searched at once, and Esc goes back step by step`()
    throws
  {
    let terminal = try PseudoTerminal.show(Self.grid, "--find")
    try terminal.waitUntil("a line to type in") { $0.text.contains("type to search") }
    terminal.send("q")
    try terminal.waitUntil("no match") { $0.text.contains("no matches") }
    try terminal.leaveFind()
    try terminal.waitUntil("all of it") { $0.text.contains("oak") && $0.text.contains("/ search") }
    terminal.send("\u{1b}")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func `F1.14 letters typed before a layout of keys stay a query, else keys begin`()
    throws
  {
    for typed in ["o", ""] {
      let terminal = try PseudoTerminal.start(Launch([Gridpick.path], input: .pipe).searching)
      try terminal.waitUntil("a line to type in") { $0.text.contains("type to search") }
      terminal.send(typed)
      try terminal.waitUntil("what is typed") { $0.lines[0].hasPrefix("> \(typed)") }
      terminal.feedInput(Array(Self.grid.utf8))
      terminal.closeInput()
      try terminal.waitUntil("the grid") { $0.text.contains("oak") }
      try terminal.waitUntil("letters that search, or keys") {
        $0.lines[0].hasPrefix("> o") != typed.isEmpty
      }
      terminal.send("\u{3}")
      #expect(try terminal.waitForExit() == .exited(130))
    }
  }

  @Test func `F9.4 -q begins with a query`() throws {
    let terminal = try PseudoTerminal.show("alpha\nbeta\ngamma\n", "-q", "bt")
    try terminal.waitUntil("the match") { $0.text.contains("1 of 3") && !$0.text.contains("alpha") }
    try expect("beta\n", pickedFrom: terminal)
  }

  @Test func `F7.2 F7.3 F7.7 a paste is typed, and does nothing while browsing`() throws {
    let terminal = try PseudoTerminal.show("alpha\nbeta\nbeta q\n", "--columns", "1")
    terminal.send("\u{1b}[200~q\r\u{1b}[201~j")
    try terminal.waitForPlace("row 2/3 · column 1/1")
    terminal.send("/\u{1b}[200~beta\rq\u{1b}[201~")
    try terminal.waitUntil("the match") {
      $0.text.contains("> beta q") && $0.text.contains("1 of 3")
    }
    try expect("beta q\n", pickedFrom: terminal)
  }

  @Test func `F7.4 Ctrl-J goes down while a query is typed, and picks while it is empty`() throws {
    let terminal = try PseudoTerminal.show("bat\nbar\nfoo\n", "--columns", "1")
    terminal.send("/ba\n")
    try terminal.waitForPlace("row 2/2 · column 1/1")
    try terminal.leaveFind()
    try terminal.waitForPlace("row 2/3 · column 1/1")
    terminal.send("\n")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "bar\n")
  }

  @Test(arguments: [(3_000, true), (5_000, false)])
  func `L1.3 a cell shows 4 KB of its text, and a match in them`(
    place: Int, isInCell: Bool
  ) throws {
    let text = String(repeating: "x", count: place) + "needle" + String(repeating: "y", count: 99)
    let terminal = try PseudoTerminal.show(text + "\n", "-F", "lines", "-q", "needle")
    try terminal.waitUntil("the match") { $0.text.contains("1 of 1") }
    try terminal.waitForRest()
    #expect(terminal.screen.lines[1].contains("needle") == isInCell)
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func `F8.4 arriving and reloaded data is searched as it comes`() throws {
    let launch = Launch(
      [Gridpick.path, "--columns", "1", "--reload", "echo new bat; echo old"], input: .pipe)
    let terminal = try PseudoTerminal.start(launch)
    terminal.feedInput(Array("bat\nfoo\n".utf8))
    try terminal.waitForPlace("row 1/2 · column 1/1")
    terminal.send("/ba")
    try terminal.waitUntil("a match") { $0.text.contains("1 of 2") }
    terminal.feedInput(Array("rod\nbar\n".utf8))
    try terminal.waitUntil("two matches") { $0.text.contains("2 of 4") }
    terminal.closeInput()
    try terminal.waitUntil("the end") { !$0.text.contains("loading") }
    terminal.send("\u{1b}r")
    try terminal.waitUntil("other data") {
      $0.text.contains("1 of 2") && $0.text.contains("new bat")
    }
    try expect("new bat\n", pickedFrom: terminal)
  }

  @Test func `F8.1 F8.3 in a million lines every letter is answered, and the last query finds`()
    throws
  {
    let launch = Gridpick.launch(reading: "")
      .through("seq -f 'line number %.0f' 0 999999 | \"$@\"")
    let terminal = try PseudoTerminal.show(launch)
    terminal.send("/")
    for letter in "ln9876" { terminal.send(String(letter)) }
    try terminal.waitUntil("the query") { $0.text.contains("> ln9876") }
    try expect("line number 9876\n", pickedFrom: terminal)
  }

  @Test func `F6.5 a pick during a search waits for the match`() throws {
    let launch = Gridpick.launch(["-F", "lines"], reading: "")
      .through("seq -f 'line number %.0f' 0 199999 | \"$@\"")
    let terminal = try PseudoTerminal.show(launch)
    try terminal.waitUntil("the end") { !$0.text.contains("loading") }
    terminal.send("/199998$\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "line number 199998\n")
  }

  @Test func `no query breaks the picker`() throws {
    let terminal = try PseudoTerminal.show("alpha\nbeta\n", "--columns", "1")
    terminal.send("/")
    for text in [
      String(repeating: "a", count: 100_000), "! ! | ' ^ $ ' !^ !$", "\u{202e}\u{1b}[31m", "| a |",
      "\\",
    ] {
      terminal.send("\u{1b}[200~\(text)\u{1b}[201~")
      try terminal.waitUntil("the query and its matches") {
        $0.text.contains("> ") && ["/2", " of 2"].contains(where: $0.text.contains)
      }
      try terminal.waitForRest()
      terminal.send("\u{15}")
      try terminal.waitForPlace("row 1/2 · column 1/1")
    }
    try expect("alpha\n", pickedFrom: terminal)
  }

  @Test func `P3.2 an empty input has no matches`() throws {
    let terminal = try PseudoTerminal.show("", "--find")
    terminal.send("a")
    try terminal.waitUntil("no match") { $0.text.contains("0 of 0") }
    terminal.send("\r\u{3}")
    #expect(try terminal.waitForExit() == .exited(130))
  }
}

/// Find in a real terminal, by keys and by the mouse.
@Suite(.serialized, .needs("Xvfb", "xterm", "xdotool"))
struct FindInXtermTests {
  @Test func `G7.1 F4.4 a drag among matches moves as steps do, and picks the item that is seen`()
    throws
  {
    let session = try XtermSession.start(
      [Gridpick.path, "--layout", "grid", Gridpick.demo("posters.json")])
    try session.waitUntil("the picker") { $0.last?.contains("1/6") == true }
    try session.press("slash", "r", "e")
    try session.waitUntil("four colours") { $0.contains { $0.contains("24 of 48") } }
    let start = ScreenPoint(line: 9, column: 40)
    try session.movePointer(to: start)
    try session.pressMouse(.left)
    for point in start.path(to: start.moved(lines: -4)) { try session.movePointer(to: point) }
    // A mouse that rested has no speed (rule G5).
    let arrival = ContinuousClock.now
    try session.waitUntil("a rest") { _ in ContinuousClock.now - arrival > .milliseconds(150) }
    try session.releaseMouse(.left)
    try session.waitUntil("the second row") { $0.last?.place.hasPrefix("row 2/6") == true }
    // With keys the status line names the column too.
    try session.press("Escape")
    try session.waitUntil("keys") { $0.contains { $0.hasPrefix("/ re") } }
    try session.press("Right")
    try session.waitUntil("orange") { $0.last?.contains("Orange") == true }
    try session.press("Return")
    #expect(try session.waitForExit() == 0)
    #expect(session.output == "orange-40x50\n")
  }
}
