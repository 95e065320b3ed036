import GridpickTestSupport
import Testing

/// Rows that take the lines that their cells need, as somebody at a terminal has them (rule S4).
struct WrapTests {
  private static let commits =
    "Fix the bug\n\nIt was there all the time.\0Add a thing\n\nNobody asked for it, and yet it is "
    + "here, and it goes on and on until the line is full.\0"

  @Test func `S4.3 S4.4 --wrap shows the lines of items that end with NUL, and W one line`() throws
  {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(["--read0", "--wrap"], reading: Self.commits))
    try terminal.waitUntil("all lines") {
      $0.lines[0] == "  Fix the bug" && $0.lines[2] == "    It was there all the time."
        && $0.lines[6] == "    line is full."
    }
    terminal.send("W")
    try terminal.waitUntil("one line") { $0.text.contains("Fix the bug␊␊It was there") }
    terminal.send("W")
    try terminal.waitUntil("all lines again") { $0.lines[2] == "    It was there all the time." }
    terminal.send("j\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed.hasPrefix("Add a thing\n\nNobody"))
  }

  @Test func `S4.1 S4.3 a field of several lines is read in a sheet`() throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        ["-F", "csv", "--wrap"], reading: "name,address\nanna,\"12 High Street\nLeeds\"\n"))
    try terminal.waitUntil("both lines") {
      $0.text.contains("anna  12 High Street") && $0.text.contains("\n        Leeds")
    }
  }
}
