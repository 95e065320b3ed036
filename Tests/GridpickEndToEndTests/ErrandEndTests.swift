import GridpickTerminal
import GridpickTestSupport
import Testing

/// Commands end with the picker, and the terminal is left as it was (rule R5).
struct ErrandEndTests {
  private let errands: Errands

  init() throws {
    errands = try Errands()
  }

  /// With a command that never ends, and its numbers and those of its children.
  private func started(
    _ beginning: String = ""
  ) throws -> (terminal: PseudoTerminal, processes: [Int32]) {
    let command = "\(beginning) sleep 1000 & sleep 1000 | cat & echo $$ $! >numbers; wait"
    let launch = errands.launch(
      ["--columns", "1", "--reload", command], reading: Sample.numbers(60))
    let terminal = try PseudoTerminal.start(launch.afterOtherText())
    try terminal.waitForPlace("row 1/60 · column 1/1")
    terminal.send("r")
    try terminal.wait(for: "the command") { _ in errands.text("numbers").hasSuffix("\n") }
    let processes = errands.text("numbers").split(whereSeparator: \.isWhitespace)
      .compactMap { Int32($0) }
    #expect(processes.count == 2)
    #expect(processes.allSatisfy(ProcessList.isRunning))
    return (terminal, processes)
  }

  @Test(arguments: [("q", 130), ("\r", 0), ("\u{03}", 130)] as [(String, Int32)])
  func `R5.4 a key that ends the picker ends its commands`(key: String, status: Int32) throws {
    let isQuick = try isOnceQuick(within: .seconds(1)) {
      try errands.write("", to: "numbers")
      let (terminal, processes) = try started()
      let before = ContinuousClock.now
      terminal.send(key)
      #expect(try terminal.waitForExit() == .exited(status))
      let time = ContinuousClock.now - before
      #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
      ProcessList.expectEnd(of: processes)
      return time
    }
    #expect(isQuick)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV], ["", "trap '' TERM HUP INT;"])
  func `R5.4 commands end with a signal that ends the picker`(number: Int32, beginning: String)
    throws
  {
    let (terminal, processes) = try started(beginning)
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signalled(number))
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
    ProcessList.expectEnd(of: processes)
  }

  @Test func `R5.4 commands end with the terminal`() throws {
    let (terminal, processes) = try started()
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .signalled(SIGHUP))
    ProcessList.expectEnd(of: processes)
  }

  @Test func `R5.5 a stubborn command delays the end only briefly`() throws {
    let (terminal, processes) = try started("trap '' TERM HUP INT;")
    terminal.send("q")
    try terminal.wait(for: "the screen to be left") { !$0.screen.isAlternateScreen }
    #expect(try terminal.waitForExit() == .exited(130))
    ProcessList.expectEnd(of: processes)
  }

  @Test func `R5.4 a command superseded by a refresh is waited for too`() throws {
    let terminal = try errands.show(
      "--more", "trap '' TERM HUP INT; echo $$ >number; exec sleep 1000", "--reload", "seq 3")
    terminal.askForMore()
    try terminal.wait(for: "the command") { _ in errands.text("number").hasSuffix("\n") }
    let process = try #require(Int32(errands.text("number").dropLast()))
    terminal.send("rq")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(!ProcessList.isRunning(process))
  }

  @Test func `R5.4 R5.5 a signal ends the wait for a stubborn command, and the command`() throws {
    for _ in 0..<8 {
      try errands.write("", to: "numbers")
      let (terminal, processes) = try started("trap '' TERM HUP INT;")
      terminal.send("q")
      try terminal.waitForModes { $0 == terminal.initialModes }
      // The Ctrl-C of the terminal, which makes it a signal again.
      terminal.send("\u{03}")
      let status = try terminal.waitForExit()
      #expect(LeftTerminal(terminal).settings == terminal.initialModes)
      ProcessList.expectEnd(of: processes)
      if status == .signalled(SIGINT) { return }
      #expect(status == .exited(130), "it has ended before the signal")
    }
    Issue.record("no signal came while it was waited for")
  }

  @Test(.needs("tmux", "bash"))
  func `R2 a command runs on while the picker is stopped, and after fg`()
    throws
  {
    errands.makeFIFO("go")
    try errands.write(Sample.numbers(60), to: "numbers")
    let session = try TmuxSession.start(
      ["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "ready> "])
    try session.waitUntil("the prompt") { $0[0] == "ready>" }
    let folder = errands.folder.path
    try session.type(
      "cd \(folder); clear; \(Gridpick.path) --columns 1 --reload 'cat go; seq 3' numbers\n")
    try session.waitUntil("the picker") { $0.last?.place.hasPrefix("row 1/60") == true }
    try session.press("r")
    try session.waitUntil("the command") { $0.last?.contains("reloading") == true }
    try session.press("C-z")
    try session.waitUntil("the shell") { $0.contains { $0.contains("Stopped") } }
    try errands.write("", to: "go")
    try session.type("fg\n")
    try session.waitUntil("the newer data") { $0.last?.place.hasPrefix("row 1/3") == true }
    try session.press("q")
    try session.waitUntil("the shell") { $0.last { $0 != "" } == "ready>" }
  }
}
