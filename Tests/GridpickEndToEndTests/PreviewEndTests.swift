import GridpickTerminal
import GridpickTestSupport
import Testing

/// Previews end with the picker, whichever way it ends (rules V1, R5).
struct PreviewEndTests {
  private let errands: Errands
  private let marked = MarkedProcesses()

  init() throws {
    errands = try Errands()
  }

  /// With the preview of the first of sixty items, which never ends.
  private func started(_ beginning: String = "") throws -> PseudoTerminal {
    let command = "\(beginning) sleep 1000 & sleep 1000 | cat & echo up {}; wait; wait"
    let launch = errands.launch(
      ["--columns", "1", "--bind", "x:become(echo {}; exit 3)", "--preview", command],
      reading: Sample.numbers(60))
    let terminal = try PseudoTerminal.start(
      launch.with([marked.name: marked.value]).afterOtherText())
    try terminal.waitUntil("the preview") { $0.contains("up ") }
    #expect(try marked.running().count > 2)
    return terminal
  }

  private func expectNothing(at location: SourceLocation = #_sourceLocation) throws {
    ProcessList.expectEnd(of: try marked.running(), at: location)
    #expect(try marked.running() == [], sourceLocation: location)
  }

  @Test(arguments: [("q", 130), ("\r", 0), ("\u{03}", 130)] as [(String, Int32)])
  func `R5.4 a key that ends the picker leaves nothing of a preview`(key: String, status: Int32)
    throws
  {
    let terminal = try started()
    terminal.send(key)
    #expect(try terminal.waitForExit() == .exited(status))
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
    try expectNothing()
  }

  @Test func `R5.4 B2.8 no preview runs beside a command that replaces the picker`() throws {
    let terminal = try started()
    terminal.send("x")
    #expect(try terminal.waitForExit() == .exited(3))
    #expect(terminal.printed == "1\n")
    try expectNothing()
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV], ["", "trap '' TERM HUP INT;"])
  func `R5.4 a signal that ends the picker leaves nothing of a preview`(
    number: Int32, beginning: String
  ) throws {
    let terminal = try started(beginning)
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signalled(number))
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
    try expectNothing()
  }

  @Test func `R5.4 a terminal that is gone leaves nothing of a preview`() throws {
    let terminal = try started()
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .signalled(SIGHUP))
    try expectNothing()
  }

  @Test(arguments: ["", "trap '' TERM;"])
  func `R5.4 V1.3 previews of passed items leave nothing behind`(beginning: String) throws {
    let terminal = try started(beginning)
    let before = try marked.running().count
    for key in ["j", "j", "k", "jjj", "G", "g", "jjjj"] {
      terminal.send(key)
      try terminal.waitForRest()
    }
    try terminal.waitUntil("the last preview") { $0.contains("up 5") }
    #expect(try marked.running().count == before)
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
    try expectNothing()
  }
}
