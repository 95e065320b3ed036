import GridpickCore
import GridpickTestSupport
import Testing

/// The example programs, each on a terminal, as somebody uses it.
struct ExampleTests {
  @Test func `posters have their colours, in any size`() throws {
    let launch = Launch([TestEnvironment.program("GridpickPosters")])
      .with(["COLORTERM": "truecolor", "NO_COLOR": nil])
    let terminal = try PseudoTerminal.start(launch)
    try terminal.waitUntil("the posters") { $0.contains("50 × 70 cm") }
    #expect(String(decoding: terminal.drawn, as: UTF8.self).contains("48;2;247;107;21m"))
    terminal.resize(to: .large)
    try terminal.waitUntil("the large screen") { $0.lines[59].hasPrefix("  Orange, ") }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed.isEmpty)
  }

  @Test func `a calendar goes both ways from today, without end`() throws {
    let terminal = try Example.show("Calendar", at: "Pick a day")
    let today = terminal.screen.lines[23]
    terminal.send("g")
    try terminal.waitUntil("the year 110") { $0.contains(" 110-") }
    terminal.send("\u{14}")
    try terminal.waitUntil("this week again") { $0.lines[23].hasPrefix(today.prefix(5)) }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed.isEmpty)
  }

  @Test func `processes are refreshed, and a key asks before one is ended`() throws {
    let terminal = try Example.show("Processes", at: "COMMAND")
    try terminal.type("r", until: "refreshed")
    try terminal.type("\u{18}", until: "End ")
    try terminal.type("\r", until: "COMMAND")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
  }

  @Test func `a feed stays at its end while it grows, and goes on after a pick`() throws {
    let terminal = try Example.show("Feed", at: "row 5/5")
    try terminal.type("g", until: "row 1/6")
    try terminal.type("\r", until: "18.5 degrees at the roof?")
    try terminal.type("\r", until: "reading 1 is right")
    try terminal.waitFor("row 1/8")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
  }

  @Test func `a program that draws the screen itself embeds a picker`() throws {
    let terminal = try Example.show("Embedded", at: "arrows or drag", printingTo: .terminal)
    terminal.send("\u{1b}[C\u{1b}[B")
    try terminal.waitUntil("What shall it be: large coffee") {
      $0.contains("What shall it be: large coffee")
    }
    // A drag of the card, upwards by most of one.
    terminal.send("\u{1b}[<0;40;10M\u{1b}[<32;40;8M\u{1b}[<32;40;5M\u{1b}[<0;40;5m")
    try terminal.waitUntil("What shall it be: huge coffee") {
      $0.contains("What shall it be: huge coffee")
    }
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.contains("one huge coffee, please"))
  }

  @Test(
    arguments: [
      "Posters", "Calendar", "Processes", "Feed", "Machines", "News", "Bookshop", "Atlas",
    ])
  func `on a terminal of no type an example reports that in one line`(name: String) throws {
    let launch = Launch([TestEnvironment.program("Gridpick" + name)], errors: .terminal)
      .with(["TERM": nil])
    let terminal = try PseudoTerminal.start(launch)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.screen.text.contains("TERM is not set"))
  }
}
