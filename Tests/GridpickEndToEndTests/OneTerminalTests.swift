import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// One picker at a time is on the terminal of a program (rule U5).
struct OneTerminalTests {
  @Test(arguments: ["reentrant", "two-threads"])
  func `U5.1 a second picker is refused at once, and the first continues untouched`(mode: String)
    throws
  {
    let terminal = try Host.show(mode)
    terminal.send("j")
    try terminal.waitForPlace("row 2/2 · column 1/3")
    #expect(terminal.printed == "error another picker is on the terminal\n")
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed.hasSuffix("picked d\n"), "\(terminal.printed)")
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
  }

  @Test func `U2.2 newer rows come while the main thread sleeps in the picker`() throws {
    let terminal = try Host.show("refresh")
    terminal.send("r")
    try terminal.waitUntil("the new row") { $0.contains("new") && $0.contains("refreshed") }
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "idle\npicked new\n")
  }

  @Test(arguments: ["awaited", "run-loop"])
  func `U2.3 newer rows come while the main actor waits in an await`(mode: String) throws {
    let terminal = try Host.show(mode)
    terminal.send("r")
    try terminal.waitUntil("the new row") { $0.contains("new") && $0.contains("refreshed") }
    // This time it would have to wait for the actor.
    terminal.send("r")
    try terminal.waitForStatus("the picker holds the main actor")
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "picked new\n")
  }

  @Test func `after a picker has ended another may open`() throws {
    let terminal = try Host.show("again")
    let mark = terminal.mark()
    terminal.send("q")
    try terminal.wait(for: "the second picker") {
      String(decoding: $0.bytes(since: mark), as: UTF8.self).contains("row 1/2")
    }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "cancelled\ncancelled\n")
  }

  @Test func `U5.5 keys that come with the key that ends a picker go to the next picker`() throws {
    let terminal = try Host.show("again")
    terminal.send("j\rl\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "picked d\npicked b\n")
  }

  @Test func `a terminal that cannot be drawn on is refused, and another may be tried`() throws {
    let terminal = try PseudoTerminal.start(Host.launch(["again"]).with(["TERM": nil]))
    #expect(try terminal.waitForExit() == .exited(0))
    let lines = terminal.printed.split(separator: "\n")
    #expect(
      lines.count == 2 && lines.allSatisfy { $0.hasPrefix("error TERM is not set: ") }, "\(lines)")
    #expect(terminal.drawn == [])
  }

  @Test(.needs("setsid"), arguments: ["xterm", nil])
  func `a program without a terminal gets an error of one line`(type: String?) throws {
    var launch = Host.launch(["plain"]).with(["TERM": type])
    launch.arguments = ["setsid", "--wait"] + launch.arguments
    let terminal = try PseudoTerminal.start(launch)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(
      terminal.printed
        == "error no terminal to draw on: /dev/tty: No such device or address\n")
  }

  @Test func `U5.3 the locale of the program is restored`() throws {
    let terminal = try Host.show("locale")
    terminal.send("j")
    try terminal.waitForPlace("row 2/2 · column 1/3")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "C.UTF-8\nC C\n")
  }
}
