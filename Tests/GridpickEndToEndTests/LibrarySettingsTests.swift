import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// What a program sets for the terminal on which its picker is (rule U11).
struct LibrarySettingsTests {
  private static let mouse: Set<Int> = [1000, 1002, 1003, 1004, 1006]

  @Test func `I1.9 U11.1 a picker below the prompt spares the lines above it and the mouse`() throws
  {
    let terminal = try PseudoTerminal.start(Host.launch(["inline"]).below("before\r\n$ "))
    try terminal.waitUntil("the picker") { screen in
      screen.lines.contains { $0.place == "row 1/2 · column 1/3" }
    }
    #expect(!terminal.screen.isAlternateScreen)
    #expect(terminal.screen.lines[0].hasPrefix("before"))
    #expect(terminal.screen.lines[7].place == "row 1/2 · column 1/3")
    #expect(terminal.screen.modes.isDisjoint(with: Self.mouse))
    terminal.send("j\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "picked d\n")
    #expect(terminal.terminalModes == terminal.initialModes)
  }

  @Test(.needs("tic", "infocmp"))
  func `U11.1 a terminal without lines below a prompt is used whole, and no option is named`()
    throws
  {
    let folder = try TemporaryFolder()
    let launch = Host.launch(["inline"]).afterOtherText()
      .with(try Gridpick.terminal(lacking: ["ind"], in: folder))
    let terminal = try PseudoTerminal.start(launch)
    try terminal.waitUntil("a word") {
      $0.lines[23].contains("no inline on TERM=xterm-lacking; whole screen")
    }
    #expect(terminal.screen.isAlternateScreen)
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
