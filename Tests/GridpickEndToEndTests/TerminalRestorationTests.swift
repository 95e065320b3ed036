import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// The terminal is left as it was found, whatever ends the program.
struct TerminalRestorationTests {
  @Test(arguments: [
    ("\r", GridpickTestSupport.ExitStatus.exited(0)), ("q", .exited(130)), ("\u{03}", .exited(130)),
  ])
  func `a pick and a cancel restore the terminal`(
    key: String, status: GridpickTestSupport.ExitStatus
  ) throws {
    let terminal = try started()
    terminal.send("jl" + key)
    #expect(try terminal.waitForExit() == status)
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
  }

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGUSR1,
    SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS, SIGIO, SIGPWR, SIGSTKFLT,
  ])
  func `a signal restores the terminal, and its true status is reported`(number: Int32) throws {
    let terminal = try started()
    terminal.send("jl")
    try terminal.waitForPlace("row 2/6 · column 2/8")
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signalled(number))
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
    #expect(terminal.printed == "")
  }

  @Test func `the quit key restores the terminal`() throws {
    let terminal = try started()
    terminal.send("\u{1c}")
    #expect(try terminal.waitForExit() == .signalled(SIGQUIT))
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
  }

  @Test(arguments: ["vt100", "linux", "screen-256color", "tmux-256color", "xterm"])
  func `terminals of other types are restored`(type: String) throws {
    let launch = Launch([Gridpick.path, "-l", "grid", Gridpick.demo("posters.json")])
    let terminal = try PseudoTerminal.show(launch.with(["TERM": type]))
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == .signalled(SIGTERM))
    let left = LeftTerminal(terminal)
    let before = LeftTerminal(before: terminal)
    #expect(left.settings == before.settings)
    #expect(left.modes == before.modes)
    #expect(left.style == before.style)
    #expect(left.isCursorVisible && !left.isAlternateScreen)
  }

  /// With no screen of its own to leave, nothing else would end the colours of the cell being drawn.
  @Test func `a signal in the middle of a frame restores the terminal`() throws {
    let folder = try TemporaryFolder()
    try TextFile.write(Sample.colored(rows: 300), to: folder.file("red.json"))
    let launch = Launch([Gridpick.path, "--cell", "490x1", folder.file("red.json")])
    let terminal = try PseudoTerminal.start(
      launch.with(["TERM": "linux"]).on(ScreenSize(lines: 200, columns: 500)))
    try terminal.waitUntilBlocked()
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == .signalled(SIGTERM))
    #expect(terminal.screen.lines[0].contains("xxx") && !terminal.screen.contains("row 1/300"))
    let left = LeftTerminal(terminal)
    #expect(left.style == .plain)
    #expect(left.modes == LeftTerminal(before: terminal).modes)
    #expect(left.settings == terminal.initialModes)
  }

  @Test func `an error restores the terminal`() throws {
    let terminal = try started(printingTo: .file("/dev/full"))
    terminal.press(.enter)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
  }

  @Test func `the alternate screen is used, and no mouse or paste mode stays on`() throws {
    let terminal = try started()
    #expect(terminal.screen.isAlternateScreen)
    #expect(!terminal.screen.isCursorVisible)
    #expect(!terminal.terminalModes.echoes && !terminal.terminalModes.isByLine)
    #expect(terminal.terminalModes.sendsSignals, "Ctrl-Z is to stop")
    #expect(terminal.screen.modes.isDisjoint(with: [1003, 2026]))
  }

  /// The demo data in colours, over the text of another program.
  private func started(
    printingTo output: Launch.Output = .captured
  ) throws -> PseudoTerminal {
    let launch = Launch(
      [Gridpick.path, "-l", "grid", Gridpick.demo("posters.json")], output: output)
    let terminal = try PseudoTerminal.start(launch.afterOtherText())
    try terminal.waitForPlace("row 1/6 · column 1/8")
    return terminal
  }
}
