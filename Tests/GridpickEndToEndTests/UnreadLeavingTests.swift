import GridpickTerminal
import GridpickTestSupport
import Testing

/// A terminal that is behind has what restores it before it is given back, whatever is typed meanwhile.
@Suite(.needs("bash"))
struct UnreadLeavingTests {
  /// The ways to end a picker, and their names for the shell.
  enum Ending: String, CaseIterable {
    case pick = "\r"
    case cancel = "q"
    case become = "x"
    case signal = "\u{1c}"

    var status: Int { [.pick: 0, .become: 0, .cancel: 130, .signal: 131][self] ?? 0 }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try TextFile.write(Sample.table(rows: 3_000, columns: 40), to: folder.file("table.json"))
  }

  /// Under a shell that leads the session and goes on; so far behind that nothing more is ready to be read.
  private func started(
    isInline: Bool, _ script: String = #"trap : INT QUIT; "$@"; echo "ended $?""#
  ) throws -> PseudoTerminal {
    var launch = Launch(
      [Gridpick.path, "--bind", "x:become(true)"] + (isInline ? ["--height", "12"] : [])
        + [folder.file("table.json")])
    launch.arguments =
      ["bash", "--norc", "-ic", script + "; read -r line", "bash"] + launch.arguments
    let terminal = try PseudoTerminal.start(launch.on(.large).afterOtherText())
    try terminal.waitUntil("the picker") { screen in
      screen.lines.contains { $0.place == "row 1/3000 · column 1/40" }
    }
    try terminal.fallBehind()
    return terminal
  }

  /// Ends it, and presses Ctrl-C as soon as that is a signal again.
  private func end(_ terminal: PseudoTerminal, by key: String) throws {
    let modes = terminal.terminalModes
    terminal.send(key)
    try terminal.waitForModes { $0 != modes }
    terminal.send("\u{3}")
    try terminal.waitUntilBlocked()
  }

  private func expectLeft(_ terminal: PseudoTerminal, at location: SourceLocation) {
    #expect(
      LeftTerminal(terminal) == LeftTerminal(before: terminal), sourceLocation: location)
  }

  private func expect(
    _ status: Int, of terminal: PseudoTerminal, at location: SourceLocation = #_sourceLocation
  ) throws {
    try terminal.wait(for: "the end") { $0.printed.contains("ended \(status)\n") }
    try terminal.waitForRest()
    expectLeft(terminal, at: location)
  }

  @Test(arguments: Ending.allCases, [false, true])
  func `Ctrl-C right after the end loses no output, and is a signal`(
    ending: Ending, isInline: Bool
  ) throws {
    let terminal = try started(isInline: isInline)
    try end(terminal, by: ending.rawValue)
    terminal.bytesPerSecond = nil
    try expect(ending == .signal ? ending.status : 130, of: terminal)
    #expect(!terminal.printed.contains("r1c1"))
  }

  @Test(arguments: [false, true])
  func `the picker waits for a slow reader`(isInline: Bool) throws {
    let terminal = try started(isInline: isInline)
    try end(terminal, by: "q")
    terminal.bytesPerSecond = 20_000
    try expect(130, of: terminal)
  }

  @Test(arguments: [false, true])
  func `Ctrl-C right after a stop loses no output, and is a signal`(isInline: Bool) throws {
    let job = #"trap : INT; "$@"; echo "ended $?"; read -r line; fg >/dev/null; echo "then $?""#
    let terminal = try started(isInline: isInline, job)
    try end(terminal, by: "\u{1a}")
    terminal.bytesPerSecond = nil
    try expect(148, of: terminal)
    terminal.send("\n")
    try terminal.wait(for: "the end") { $0.printed.contains("then 130\n") }
    #expect(!terminal.screen.isAlternateScreen)
    #expect(terminal.screen.modes == LeftTerminal(before: terminal).modes)
  }

  @Test(arguments: Ending.allCases)
  func `a reader that has stopped delays nothing for long`(ending: Ending) throws {
    let terminal = try started(isInline: false)
    terminal.send(ending.rawValue)
    try terminal.wait(for: "the end") { $0.printed.contains("ended \(ending.status)\n") }
    #expect(terminal.terminalModes == terminal.initialModes)
    terminal.bytesPerSecond = nil
    try terminal.waitForRest()
    expectLeft(terminal, at: #_sourceLocation)
  }

  /// The second signal comes to a thread that watches the command, because the first is still handled.
  @Test(arguments: [SIGABRT, SIGSEGV])
  func `a second crash does not cut the first one short`(second: Int32) throws {
    let launch = Launch([Gridpick.path, "--reload", "sleep 1000", folder.file("table.json")])
    let terminal = try PseudoTerminal.start(launch.on(.large).afterOtherText())
    try terminal.waitUntil("the picker") { $0.contains("row 1/3000") }
    terminal.send("r")
    try terminal.waitUntil("the command") { $0.contains("reloading") }
    try terminal.fallBehind()
    let modes = terminal.terminalModes
    terminal.signal(SIGABRT)
    try terminal.waitForModes { $0 != modes }
    terminal.signal(second)
    #expect(try terminal.waitForExit() == .signalled(SIGABRT))
    #expect(terminal.terminalModes == terminal.initialModes)
    terminal.bytesPerSecond = nil
    try terminal.wait(for: "the main screen") { !$0.screen.isAlternateScreen }
    expectLeft(terminal, at: #_sourceLocation)
  }

  @Test func `a reader that goes away meanwhile delays nothing`() throws {
    let isQuick = try isOnceQuick(within: .milliseconds(1_500)) {
      let launch = Launch([Gridpick.path, folder.file("table.json")]).on(.large)
      let terminal = try PseudoTerminal.show(launch)
      try terminal.fallBehind()
      let modes = terminal.terminalModes
      terminal.send("q")
      try terminal.waitForModes { $0 != modes }
      let start = ContinuousClock.now
      terminal.hangUp()
      #expect(try terminal.waitForExit() == .signalled(SIGHUP))
      return ContinuousClock.now - start
    }
    #expect(isQuick)
  }
}
