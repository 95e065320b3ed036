import Glibc
import GridpickCore
import GridpickTestSupport
import Testing

/// Pickers of the library that talk in lines (rule U15).
struct LibraryPlainTests {
  @Test func `U15.1 Y1.1 on a dumb terminal a picker of a program talks in lines`() throws {
    let terminal = try PseudoTerminal.talk(
      Host.launch(["plain"]).with(["TERM": "dumb"]), ["2", "2"])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "picked e\n")
    #expect(!terminal.drawn.contains(0x1b))
    #expect(terminal.terminalModes == terminal.initialModes)
  }

  @Test func `U13.1 U15.2 an open picker goes on after a pick, and is closed at its prompt`() throws
  {
    let terminal = try PseudoTerminal.talk(Host.launch(["talks"]), ["1", "2"])
    try terminal.wait(for: "a pick") { $0.printed == "picked b\n" }
    // The prompt says more if the newer data, which the pick brings, has come before it.
    try terminal.wait(for: "a prompt") { terminal in
      terminal.said.contains("leave > 1\n") && terminal.said.hasSuffix("> ")
    }
    terminal.send("b\n")
    try terminal.wait(for: "the newer data") { $0.said.contains("3. g") }
    terminal.send("3\n1\n")
    try terminal.wait(for: "a prompt after it was away") { terminal in
      terminal.said.contains("4 rows, 3 columns\n") && terminal.said.hasSuffix("> ")
    }
    terminal.signal(SIGUSR1)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "picked b\npicked g\naway\nended\n")
    #expect(terminal.said.hasSuffix("> \n"))
  }

  @Test func `U15.1 a program that never talks in lines gets an error on a dumb terminal`() throws {
    let terminal = try PseudoTerminal.start(Host.launch(["screen-only"]).with(["TERM": "dumb"]))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed.hasPrefix("error TERM=dumb: "))
  }
}
