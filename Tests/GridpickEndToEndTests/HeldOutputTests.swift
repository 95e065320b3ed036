import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// The output of a program during a picker is held until the terminal is given back.
struct HeldOutputTests {
  private func lines(_ terminal: PseudoTerminal) -> [String] {
    terminal.screen.lines.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test func `U5.4 output and errors of the program appear after the picker, in order`() throws {
    let terminal = try Host.show("prints", printingTo: .terminal)
    terminal.send("j")
    try terminal.waitForPlace("row 2/2 · column 1/3")
    terminal.send("l")
    try terminal.waitForPlace("row 2/2 · column 2/3")
    #expect(!terminal.screen.contains("printed") && !terminal.screen.contains("complained"))
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(
      lines(terminal) == [
        "before", "$ printed 1", "complained 1", "printed 2", "complained 2", "cancelled",
      ])
    #expect(terminal.terminalModes == terminal.initialModes)
  }

  @Test func `U5.4 output that goes elsewhere is not held back`() throws {
    let terminal = try Host.show("prints")
    terminal.send("j")
    try terminal.wait(for: "the complaint") { $0.complaints == "complained 1\n" }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "printed 1\ncancelled\n")
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
  }

  /// If Swift's runtime prints a backtrace, its handlers are installed before the picker's.
  @Test(arguments: ["no", "yes"])
  func `U5.4 the reason and backtrace of a crash are shown after the screen is left`(
    backtracing: String
  ) throws {
    let launch = Host.launch(["crash"], printingTo: .terminal)
      .with(["SWIFT_BACKTRACE": "enable=\(backtracing),color=no,interactive=no"])
    let terminal = try PseudoTerminal.start(launch)
    try terminal.waitForPlace("row 1/2 · column 1/3")
    terminal.send("j")
    guard case .signalled = try terminal.waitForExit(within: 60) else {
      Issue.record("it has not crashed")
      return
    }
    let told =
      ["[?1049l", "before", "Fatal error: the reason"] + (backtracing == "yes" ? ["Registers"] : [])
    let drawn = String(decoding: terminal.drawn, as: UTF8.self)
    let places = told.compactMap { drawn.ranges(of: $0).last?.lowerBound }
    #expect(places.count == told.count && places == places.sorted(), "\(drawn.suffix(4_000))")
    #expect(!terminal.screen.isAlternateScreen)
    #expect(terminal.terminalModes == terminal.initialModes)
  }

  @Test func `U5.4 a program that exits leaves the terminal, and its output`() throws {
    let terminal = try Host.show("exit", printingTo: .terminal)
    terminal.send("j")
    #expect(try terminal.waitForExit() == .exited(5))
    #expect(lines(terminal) == ["before", "$ before"])
    #expect(terminal.terminalModes == terminal.initialModes)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `U5.4 the output stays if a signal ends the program`(number: Int32) throws {
    let terminal = try Host.show("prints", printingTo: .terminal)
    terminal.send("j")
    try terminal.waitForPlace("row 2/2 · column 1/3")
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signalled(number))
    #expect(lines(terminal) == ["before", "$ printed 1", "complained 1"])
  }

  @Test func `a stream that the program redirects meanwhile stays redirected`() throws {
    let folder = try TemporaryFolder()
    let terminal = try Host.show("redirected", folder.file("log"), printingTo: .terminal)
    terminal.send("j")
    try terminal.waitForPlace("row 2/2 · column 1/3")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try TextFile.read(folder.file("log")) == "cancelled\n")
    #expect(lines(terminal) == ["before", "$"])
  }
}
