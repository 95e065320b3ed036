import GridpickCore
import GridpickTestSupport
import Testing

/// Queries are kept in a file, and recalled from it (rule F10).
struct HistoryTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("history")
  }

  private func show(_ options: String...) throws -> PseudoTerminal {
    try PseudoTerminal.show(
      Gridpick.launch(
        ["--columns", "1", "--history", file] + options, reading: "alpha\nbeta\ngamma\n"))
  }

  private func type(_ text: String, on terminal: PseudoTerminal) throws {
    terminal.send("/" + text)
    try terminal.waitUntil(text) { $0.contains("> " + text) && $0.contains("1 of 3") }
  }

  @Test func `F10.1 F10.2 F10.5 F10.6 the query is kept with a pick, and Ctrl-P recalls it`() throws
  {
    for (query, item) in [("gam", "gamma"), ("bet", "beta"), ("bet", "beta")] {
      let terminal = try show()
      try type(query, on: terminal)
      try expect(item + "\n", pickedFrom: terminal)
    }
    #expect(try TextFile.read(file) == "gam\nbet\n")
    let terminal = try show("--find")
    terminal.send("alp\u{10}\u{10}")
    try terminal.waitUntil("the older one") {
      $0.contains("> gam") && $0.contains("gamma") && !$0.contains("alpha")
    }
    terminal.send("\u{e}\u{e}")
    try terminal.waitUntil("what was typed") {
      $0.contains("> alp") && $0.contains("alpha") && !$0.contains("gamma")
    }
  }

  @Test func `F10.4 F10.5 a query from before find was left is kept and recalled too`() throws {
    let terminal = try show()
    try type("gam", on: terminal)
    try terminal.leaveFind()
    try terminal.waitForPlace("row 3/3 · column 1/1")
    try type("bet", on: terminal)
    terminal.send("\u{10}")
    try terminal.waitUntil("the one before") { $0.contains("> gam") && $0.contains("1 of 3") }
    try terminal.leaveFind()
    try terminal.waitForPlace("row 3/3 · column 1/1")
    try expect("gamma\n", pickedFrom: terminal)
    #expect(try TextFile.read(file) == "gam\n")
  }

  @Test func `F10.9 without a file nothing is kept`() throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        ["--history", "/dev/null", "--query", "bet"], reading: "alpha\nbeta\n"))
    try expect("beta\n", pickedFrom: terminal)
    #expect(terminal.complaints == "")
  }

  @Test func `F10.5 F10.6 without a pick or a query nothing is kept`() throws {
    let terminal = try show()
    try type("gam", on: terminal)
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(130))
    try expect("alpha\n", pickedFrom: try show())
    #expect(!TextFile.exists(file))
  }

  @Test func `F10.5 a command that replaces the picker keeps the query too`() throws {
    let terminal = try show("--bind", "f1:become(echo got {})")
    try type("gam", on: terminal)
    terminal.press(.function(1))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "got gamma\n")
    #expect(try TextFile.read(file) == "gam\n")
  }

  @Test func `F10.11 a query that cannot be kept is reported once, and the pick is printed`() throws
  {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        ["--history", folder.file("no/history"), "--query", "bet"], reading: "alpha\nbeta\n"))
    try terminal.waitUntil("the match") { $0.contains("/ bet") && $0.contains("1 of 2") }
    terminal.press(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "beta\n")
    #expect(
      terminal.complaints
        == "gridpick: \(folder.file("no/history")): No such file or directory; "
        + "query not saved\n")
  }

  @Test func `F10.10 a file that is not a list of lines is reported before the screen`() throws {
    try Tool.run(["mkfifo", file])
    try expectRefusal(
      Gridpick.launch(["--history", file], reading: "alpha\n"),
      "--history: \(file): is not a regular file")
  }

  @Test func `F10.1 bytes that are not UTF-8 do not control the terminal`() throws {
    try Tool.run(["sh", "-c", #"printf 'a\377\033[2J\n' >"$1""#, "sh", file])
    let terminal = try show("--find")
    terminal.send("\u{10}")
    try terminal.waitUntil("the line") { $0.contains("> a\u{fffd}␛[2J") }
  }
}
