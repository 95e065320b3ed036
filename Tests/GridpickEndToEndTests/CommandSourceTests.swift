import GridpickTestSupport
import Testing

/// Commands that bring all of the data, as it comes (rules B5, R2).
struct CommandSourceTests {
  private let errands: Errands

  init() throws {
    errands = try Errands()
  }

  private func show(_ options: String...) throws -> PseudoTerminal {
    var launch = errands.launch(["--columns", "1"] + options, reading: "")
    launch.input = .terminal
    return try PseudoTerminal.show(launch)
  }

  @Test func `B5.5 B5.6 without an input a reload brings the data, in a detected format`()
    throws
  {
    try errands.write(#"[{"name":"elm","size":7},{"name":"oak","size":9}]"#, to: "trees")
    let terminal = try show("--reload", "cat trees")
    try terminal.waitForPlace("row 1/2 · column 1/2")
    try errands.write(#"[{"name":"oak","size":8}]"#, to: "trees")
    terminal.send("jr")
    try terminal.waitForPlace("row 1/1 · column 1/2")
    try expect(#"{"name":"oak","size":8}"# + "\n", pickedFrom: terminal)
  }

  @Test func `B5.5 B5.7 a command at the start is an input that need not end`() throws {
    errands.makeFIFO("go")
    let terminal = try show("--bind", "start:reload(echo 1; echo 2; cat go; sleep 1000)")
    try terminal.waitForPlace("row 1/2 · column 1/1")
    terminal.send("j")
    try errands.write("3\n", to: "go")
    try terminal.waitForPlace("row 2/3 · column 1/1")
    try expect("2\n", pickedFrom: terminal)
  }

  @Test
  func `B5.1 R2.4 R2.6 a newer query ends the older one's command, and shows its own output`()
    throws
  {
    errands.makeFIFO("a")
    errands.makeFIFO("ab")
    let terminal = try show(
      "--disabled", "--find", "--bind", "change:reload(echo {q} >>asked; echo {q}-1; cat {q})")
    terminal.send("a")
    try terminal.waitUntil("a-1") { $0.contains("  a-1") }
    terminal.send("b")
    try terminal.waitUntil("ab-1") { $0.contains("  ab-1") }
    #expect(errands.text("asked") == "a\nab\n")
    try errands.write("ab-2\n", to: "ab")
    try terminal.waitForStatus("1/2")
    try terminal.waitForNoStatus("reloading")
    try expect("ab-1\n", pickedFrom: terminal)
  }

  @Test func `B5.5 R2.3 a command that fails at the start is reported, and can run again`() throws {
    let terminal = try show("--reload", "test -e there || { echo not yet >&2; exit 3; }; echo yes")
    try terminal.waitForStatus("--reload: status 3: not yet")
    try errands.write("", to: "there")
    terminal.send("r")
    try terminal.waitForPlace("row 1/1 · column 1/1")
    try expect("yes\n", pickedFrom: terminal)
  }

  @Test(arguments: [("-1", "echo one", "one\n", Int32(0)), ("-0", ":", "", 130)])
  func `B5.8 -1 and -0 decide nothing about the data of a command`(
    option: String, command: String, printed: String, status: Int32
  ) throws {
    let terminal = try show(option, "--reload", command)
    try terminal.waitForNoStatus("reloading")
    terminal.send(status == 0 ? "\r" : "q")
    #expect(try terminal.waitForExit() == .exited(status))
    #expect(terminal.printed == printed)
  }

  @Test func `B5.8 -f does not read the output of a command`() throws {
    var launch = errands.launch(["-f", "one", "--reload", "echo one"], reading: "")
    launch.input = .terminal
    let terminal = try PseudoTerminal.start(launch)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.printed == "" && terminal.complaints.count(where: \.isNewline) == 1)
  }
}
