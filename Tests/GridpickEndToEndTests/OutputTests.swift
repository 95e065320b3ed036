import GridpickTerminal
import GridpickTestSupport
import Testing

/// Standard output that takes nothing is an error, with the terminal left as it was.
struct OutputTests {
  @Test func `a full device is reported`() throws {
    let launch = Gridpick.launch(reading: "a\nb\n").printing(to: .file("/dev/full"))
    try expectFailure(launch, "No space left on device")
  }

  @Test(arguments: ["\r", "a\r", "Vj\r"])
  func `a closed pipe ends the picker silently, after the terminal is restored`(
    keys: String
  ) throws {
    let launch = Gridpick.launch(["-m", "--columns=1"], reading: Sample.numbers(100_000))
    let terminal = try PseudoTerminal.start(launch.printing(to: .broken).afterOtherText())
    try terminal.waitForPlace("row 1/100000 · column 1/1")
    terminal.send(keys)
    #expect(try terminal.waitForExit() == .signalled(SIGPIPE))
    #expect(terminal.complaints == "")
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
  }

  @Test(arguments: [
    "--help", "--version", "--man", "--completion=bash", "--shell-integration=zsh", "--filter=a",
    "-1",
  ])
  func `a closed pipe ends the program silently without a screen too, even if SIGPIPE is ignored`(
    option: String
  ) throws {
    let launch = Gridpick.launch([option], reading: "a\n").printing(to: .broken)
    for script in [#"exec "$@""#, #"trap '' PIPE; exec "$@""#] {
      let terminal = try PseudoTerminal.start(launch.through(script))
      #expect(try terminal.waitForExit() == .signalled(SIGPIPE))
      #expect(terminal.complaints == "")
    }
  }

  @Test
  func `a reader that stops early gets what it has read, and nothing else is printed`() throws {
    let launch = Gridpick.launch(["-f", ""], reading: Sample.numbers(100_000))
    let terminal = try PseudoTerminal.start(launch.through(#""$@" | head -1"#))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "1\n")
    #expect(terminal.complaints == "")
  }

  @Test func `a closed output is not mistaken for the terminal`() throws {
    let launch = Gridpick.launch(reading: "a\nb\n").through(#"exec "$@" >&-"#)
    let terminal = try expectFailure(launch, "Bad file descriptor")
    #expect(terminal.screen.isBlank)
  }

  @Test func `a pick is printed even if all three streams are the terminal or closed`() throws {
    let folder = try TemporaryFolder()
    try TextFile.write("one\ntwo\n", to: folder.file("names"))
    var launch = Launch([Gridpick.path, folder.file("names")], output: .terminal)
      .through(#"exec "$@" <&- 2>&-"#)
    launch.errors = .terminal
    let terminal = try PseudoTerminal.show(launch)
    terminal.press(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.lines[0] == "one")
    #expect(!terminal.screen.isAlternateScreen)
  }

  @Test(arguments: ["--help", "--version"])
  func `a cancelled picker prints nothing with such streams`(option: String) throws {
    let full = Launch([Gridpick.path, option], output: .file("/dev/full"))
    try expectRefusal(full, "cannot write to standard output: No space left on device")
    let closed = Launch([Gridpick.path, option]).through(#"exec "$@" >&-"#)
    try expectRefusal(closed, "cannot write to standard output: Bad file descriptor")
  }

  @Test func `a slow reader gets the whole pick, even from a non-blocking pipe`()
    throws
  {
    let numbers = Sample.numbers(100_000)
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(["-F", "csv", "--no-header", "--pick=column"], reading: numbers)
        .printing(to: .refusing))
    try terminal.waitForPlace("row 1/100000 · column 1/1")
    terminal.press(.enter)
    try terminal.waitUntilBlocked()
    try terminal.waitForExit()
    #expect(terminal.complaints == "")
    #expect(terminal.printed == numbers)
  }

  @Test func `without a pick no output error is reported`() throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(reading: "a\nb\n").printing(to: .file("/dev/full")))
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.complaints == "")
  }

  @discardableResult
  private func expectFailure(
    _ launch: Launch, _ reason: String, at location: SourceLocation = #_sourceLocation
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.show(launch)
    terminal.press(.enter)
    let status = try terminal.waitForExit()
    #expect(status == .exited(2), sourceLocation: location)
    #expect(
      terminal.complaints == "gridpick: cannot write to standard output: \(reason)\n",
      sourceLocation: location)
    #expect(terminal.terminalModes == terminal.initialModes, sourceLocation: location)
    #expect(!terminal.screen.isAlternateScreen, sourceLocation: location)
    return terminal
  }
}
