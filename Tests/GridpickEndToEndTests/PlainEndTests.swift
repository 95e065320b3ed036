import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// The ends of talks without a pick, and the history of those with one.
struct PlainEndTests {
  private func list(_ options: String...) -> Launch {
    Gridpick.launch(["--plain"] + options, reading: "a\nb\n")
  }

  @Test(arguments: ["\u{4}", "\u{3}", "q\n"])
  func `Y3.1 Y3.5 Ctrl-D, Ctrl-C and q cancel`(keys: String) throws {
    let terminal = try PseudoTerminal.talk(list(), [])
    terminal.send(keys)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.said.hasSuffix("\n"), "the shell's prompt has a line of its own")
    #expect(terminal.printed == "")
    #expect(terminal.terminalModes == terminal.initialModes)
  }

  @Test(.needs("bash")) func `Y3.5 a script continues after Ctrl-C`() throws {
    var launch = list()
    launch.arguments = ["bash", "-c", "\"$@\"; echo ended by $?", "bash"] + launch.arguments
    let terminal = try PseudoTerminal.talk(launch, [])
    // A bash that does not wait yet ends by the signal itself.
    try terminal.waitUntilAsleep()
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "ended by 130\n")
  }

  @Test func `Y3.5 Ctrl-C cancels while the input is read`() throws {
    var launch = Gridpick.launch(["--plain"], reading: "")
    launch.input = .pipe
    let terminal = try PseudoTerminal.start(launch)
    terminal.feedInput(Array("a\n".utf8))
    try terminal.wait(for: "a word") { $0.said == "Reading ...\n" }
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.printed == "")
  }

  @Test func `Y3.7 a picker that is started to ignore interrupts ignores them`() throws {
    var launch = list()
    launch.arguments =
      ["sh", "-c", "trap '' INT; exec \"$@\"", "sh"] + launch.arguments
    let terminal = try PseudoTerminal.talk(launch, [])
    terminal.send("\u{3}")
    terminal.send("2\n")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "b\n")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `Y3.5 other signals end the picker with their status`(signal: Int32) throws {
    let terminal = try PseudoTerminal.talk(list(), [])
    terminal.signal(signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
  }

  @Test func `Y3.5 a SIGINT from another program cancels`() throws {
    let terminal = try PseudoTerminal.talk(list(), [])
    terminal.signal(SIGINT)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.printed == "")
  }

  @Test func `Y6.2 an error is not repeated after Ctrl-C`() throws {
    let terminal = try PseudoTerminal.talk(
      Gridpick.launch(["--plain", "-F", "ndjson"], reading: "{\"a\":1}\nx\n"), [])
    #expect(terminal.said.hasPrefix("standard input:2:1: expected"))
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.complaints == "")
  }

  @Test func `Y3 on a screen SIGINT ends the picker as a signal`() throws {
    let terminal = try PseudoTerminal.show(Gridpick.launch([], reading: "a\nb\n"))
    terminal.signal(SIGINT)
    #expect(try terminal.waitForExit() == .signalled(SIGINT))
  }

  @Test(
    arguments: [("\u{3}", .exited(130)), ("\u{1c}", .signalled(SIGQUIT))]
      as [(String, GridpickTestSupport.ExitStatus)])
  func `R5.4 Y6.3 an awaited command ends with the program`(
    key: String, end: GridpickTestSupport.ExitStatus
  ) throws {
    let errands = try Errands()
    let command = "sleep 1000 & echo $$ $! >numbers; wait"
    let terminal = try PseudoTerminal.talk(
      errands.launch(["--plain", "--reload", command], reading: "a\nb\n"), ["r"])
    try terminal.wait(for: "the command") { _ in errands.text("numbers").hasSuffix("\n") }
    let processes = errands.text("numbers").split(whereSeparator: \.isWhitespace)
      .compactMap { Int32($0) }
    #expect(processes.count == 2)
    try terminal.wait(for: "a word") { $0.said.hasSuffix("Refreshing ...\n") }
    terminal.send(key)
    #expect(try terminal.waitForExit() == end)
    ProcessList.expectEnd(of: processes)
  }

  @Test func `F10.5 Y6.4 the query is kept with a pick`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("history")
    for typed in [["/b", "1"], ["a", "q"], ["2"]] {
      let terminal = try PseudoTerminal.talk(list("--history", file), typed)
      try terminal.waitForExit()
    }
    #expect(try TextFile.read(file) == "b\n")
  }

  @Test
  func `F10.11 Y6.4 a query that cannot be kept is reported once, and the pick is printed`() throws
  {
    let file = try TemporaryFolder().file("no/history")
    let terminal = try PseudoTerminal.talk(list("--history", file), ["/b", "1"])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "b\n")
    #expect(
      terminal.complaints
        == "gridpick: \(file): No such file or directory; query not saved\n")
  }
}
