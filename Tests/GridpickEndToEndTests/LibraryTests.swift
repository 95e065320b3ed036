import GridpickScreen
import GridpickTestSupport
import Testing

/// The library in a program of its own, the example that it comes with, on a terminal.
struct LibraryTests {
  private func shown(_ change: (inout Launch) -> Void = { _ in }) throws -> PseudoTerminal {
    var launch = Launch([TestEnvironment.program("GridpickPosters")])
    change(&launch)
    let terminal = try PseudoTerminal.start(launch)
    try terminal.waitUntil("the posters") { $0.contains("Red") }
    return terminal
  }

  @Test func `the caller's own value is picked, and the terminal is left as it was`() throws {
    let terminal = try shown { $0 = $0.afterOtherText() }
    #expect(terminal.screen.lines[0].hasPrefix("  Posters"))
    terminal.send("jl")
    try terminal.waitForPlace("row 2/3 · column 2/3")
    terminal.press(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "Green, 50 × 70 cm\n")
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
  }

  @Test func `leaving it picks nothing, and the program goes on`() throws {
    let terminal = try shown()
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "")
  }

  @Test func `a size and a colour of its own are seen`() throws {
    let terminal = try shown { $0 = $0.with(["COLORTERM": "truecolor"]) }
    #expect(terminal.screen.contains("30 × 40 cm"))
    #expect(String(decoding: terminal.drawn, as: UTF8.self).contains("48;2;229;72;77m"))
    terminal.resize(to: .large)
    try terminal.waitUntil("the large screen") { $0.lines[59].hasPrefix("  row 1/3") }
    terminal.send("q")
    try terminal.waitForExit()
  }
}
