import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// Signals of a program that shows a picker of the library's, and has handlers of its own.
struct OwnSignalTests {
  private func isLeft(_ terminal: PseudoTerminal) -> Bool {
    LeftTerminal(terminal) == LeftTerminal(before: terminal)
  }

  @Test(arguments: ["handler-flag", "handler-info"])
  func `U5.2 a handler that notes a signal ends the picker, and the program continues`(mode: String)
    throws
  {
    let terminal = try Host.show(mode)
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "cancelled\nseen \(SIGTERM)\n")
    #expect(isLeft(terminal))
  }

  @Test func `U5.2 a handler that exits finds the terminal restored`() throws {
    let terminal = try Host.show("handler-exit")
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == .exited(7))
    #expect(isLeft(terminal))
  }

  @Test func `U5.2 a handler that raises the signal again ends the program by it`()
    throws
  {
    let terminal = try Host.show("handler-default")
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == .signalled(SIGTERM))
    #expect(isLeft(terminal))
  }

  @Test func `without a handler the signal ends the program`() throws {
    let terminal = try Host.show("plain")
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == .signalled(SIGTERM))
    #expect(isLeft(terminal))
  }

  @Test func `U5.2 a signal during a call on another thread ends the program too`() throws {
    let terminal = try Host.show("held")
    terminal.send("j")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "cancelled\nseen \(SIGTERM)\n")
    #expect(isLeft(terminal))
  }

  @Test func `after a picker every signal has its old handler`() throws {
    let terminal = try Host.show("dispositions")
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed.hasSuffix("changed []\n"), "\(terminal.printed)")
  }

  @Test func `a terminal that goes away is reported even if its signal is handled`() throws {
    let terminal = try Host.show("hang-up")
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "error the terminal is gone\nseen \(SIGHUP)\n")
  }
}
