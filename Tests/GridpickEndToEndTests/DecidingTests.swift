import GridpickTerminal
import GridpickTestSupport
import Testing

/// Commands that decide what is done, and queries that commands answer (rules B5, B7).
struct DecidingTests {
  private let errands: Errands

  init() throws {
    errands = try Errands()
  }

  private func show(
    _ options: String..., reading text: String = "one\ntwo\nthree\n"
  ) throws -> PseudoTerminal {
    try PseudoTerminal.show(errands.launch(["--columns", "1"] + options, reading: text))
  }

  @Test
  func `B7.5 an item's text is filled in after actions are read, and is no action`()
    throws
  {
    let hostile = "a)+become(touch bad)+put(b"
    let terminal = try show(
      "--bind", #"x:transform:echo 'change-header(<\{}>)+down'"#, reading: "\(hostile)\nb\n")
    terminal.send("x")
    try terminal.waitUntil("the text above") { $0.text.contains("<\(hostile)>") }
    try terminal.waitForPlace("row 2/2 · column 1/1")
    #expect(errands.text("bad") == "")
    try expect("b\n", pickedFrom: terminal)
  }

  @Test(arguments: [
    ("echo nosuch", "'nosuch' is not an action"), ("echo 'up('", "'up(' is not closed"),
    ("echo no >&2; exit 3", "no"), ("yes", "prints more than"),
    ("head -c 1000000 /dev/zero", "prints more than"),
  ])
  func `B7.4 output that is not an action is refused in one line, and does nothing`(
    command: String, words: String
  ) throws {
    let terminal = try show("--bind", "x:transform(\(command))+down")
    terminal.send("x")
    try terminal.waitUntil("a word about it") { $0.text.contains(words) }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func `B7.1 the output of commands becomes the query and the top line`() throws {
    let terminal = try show(
      "--bind", "x:transform-header(echo above)+transform-query(echo two)")
    terminal.send("x")
    try terminal.waitUntil("both") { $0.text.contains("above") && $0.text.contains("1 of 3") }
    try expect("two\n", pickedFrom: terminal)
  }

  @Test func `B5.1 a command gets the query that filters nothing`() throws {
    let terminal = try show(
      "--disabled", "--bind", "change:reload(echo found {q}; echo other)", reading: "old\n")
    terminal.send("xy")
    try terminal.waitUntil("what the command found") {
      $0.text.contains("found xy") && $0.text.contains("other") && !$0.text.contains("old")
    }
    try expect("found xy\n", pickedFrom: terminal)
  }

  @Test(arguments: [("t", "t\ntwo\n", Int32(0)), ("zz", "zz\n", 1)])
  func `B7.6 with --print-query the query comes first, and Enter ends where nothing matches`(
    query: String, printed: String, status: Int32
  ) throws {
    let terminal = try show("--print-query", "--no-sort")
    terminal.send("/\(query)")
    try terminal.waitUntil("the query") { $0.text.contains("> \(query)") }
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(status))
    #expect(terminal.printed == printed)
  }
}
