import GridpickTerminal
import Testing

@testable import GridpickTestSupport

/// The ends of programs, and what they leave behind.
struct ProgramEndTests {
  @Test(arguments: [0, 1, 130, 143])
  func `an exit status is reported unchanged`(code: Int32) throws {
    #expect(try PseudoTerminal.startShell("exit \(code)").waitForExit() == .exited(code))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGKILL])
  func `a fatal signal is reported unchanged`(number: Int32) throws {
    let terminal = try PseudoTerminal.start(Launch(["sleep", "100"]))
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signalled(number))
  }

  @Test func `Ctrl-C on the terminal interrupts`() throws {
    let terminal = try PseudoTerminal.start(Launch(["cat"]))
    terminal.press(.character("c"), .control)
    #expect(try terminal.waitForExit() == .signalled(SIGINT))
  }

  @Test func `a pipe without a reader kills the program with SIGPIPE`() throws {
    let terminal = try PseudoTerminal.start(Launch(["yes"], output: .broken))
    #expect(try terminal.waitForExit() == .signalled(SIGPIPE))
  }

  @Test func `a wait ends when the program ends`() throws {
    let terminal = try PseudoTerminal.startShell("echo broken >&2; exit 3")
    let start = ContinuousClock.now
    let error = #expect(throws: HarnessError.self) {
      try terminal.waitUntil("a frame", within: 60) { $0.contains("frame") }
    }
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(error?.description.contains("exited(3)") == true)
    #expect(error?.description.contains("standard error: broken") == true)
  }

  @Test(arguments: ["stty sane -echo -icanon", "stty -isig"])
  func `terminal settings that a program leaves are visible after its end`(command: String) throws {
    let terminal = try PseudoTerminal.startShell(command)
    try terminal.waitForExit()
    #expect(terminal.initialModes.echoes && terminal.initialModes.isByLine)
    #expect(terminal.terminalModes != terminal.initialModes)
  }

  @Test func `a program that changes nothing leaves the settings equal`() throws {
    let terminal = try PseudoTerminal.startShell("stty -echo; stty echo")
    try terminal.waitForExit()
    #expect(terminal.terminalModes == terminal.initialModes)
  }

  @Test func `the last bytes before the end are read`() throws {
    let script = "i=0; while [ $i -lt 20 ]; do printf 'line %s\\n' $i; i=$((i+1)); done"
    for _ in 0..<50 {
      let terminal = try PseudoTerminal.start(Launch(["sh", "-c", script], output: .terminal))
      try terminal.waitForExit()
      #expect(terminal.screen.lines[19] == "line 19")
    }
  }

  @Test func `a closed terminal hangs the program up`() throws {
    let terminal = try PseudoTerminal.startShell("printf ready >/dev/tty; read key")
    try terminal.waitUntil("the text") { $0.contains("ready") }
    // A shell that has not begun to read would see the end of its input before the signal.
    try terminal.waitUntilAsleep()
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .signalled(SIGHUP))
  }
}
