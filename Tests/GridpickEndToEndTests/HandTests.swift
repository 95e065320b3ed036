import GridpickCore
import GridpickTestSupport
import Testing

/// A view that a hand has moved stays where it was moved.
struct HandTests {
  private static let middle = ScreenPoint(line: 10, column: 40)

  private func started(
    _ options: String..., rows: Int = 60, columns: Int = 40
  ) throws -> PseudoTerminal {
    let table = Sample.table(rows: rows, columns: columns)
    let terminal = try PseudoTerminal.show(Gridpick.launch(options, reading: table))
    try terminal.waitForRest()
    return terminal
  }

  @Test func `G4.2 G7.3 a sheet resists at its end at once, without a jump`() throws {
    let terminal = try started("-l", "sheet")
    terminal.send("G")
    try terminal.waitUntil("the end") { $0.current == ["r60c1"] }
    let before = terminal.screen.described
    let last = try #require(terminal.screen.point(of: "r60c2"))
    let start = ScreenPoint(line: 20, column: 20)
    terminal.beginDrag(from: start, line: 3)
    // A third of the view at most.
    try terminal.waitUntil("the end") { $0.point(of: "r60c2") == last.moved(lines: -7) }
    #expect(terminal.screen.current == ["r60c1"])
    try terminal.letGoAtRest(at: ScreenPoint(line: 3, column: 20))
    try terminal.waitForRest()
    #expect(terminal.screen.described == before)
  }

  @Test(arguments: [-60, -38, 33])
  func `G7.6 in a grid of posters nothing slides back after the release`(columns: Int) throws {
    let terminal = try started("--cell", "20x5", "--start", "0,7")
    let start = ScreenPoint(line: 10, column: columns < 0 ? 70 : 10)
    terminal.beginDrag(from: start, toColumn: start.column + columns)
    try terminal.waitForRest()
    let chosen = terminal.screen.current
    let held = try #require(chosen.first.flatMap { terminal.screen.point(of: $0) })
    try terminal.letGoAtRest(at: start.moved(columns: columns))
    try terminal.waitForRest()
    #expect(terminal.screen.current == chosen)
    let rest = try #require(chosen.first.flatMap { terminal.screen.point(of: $0) })
    // To the nearest start of a page, of twenty columns.
    #expect(abs(rest.column - held.column) <= 10)
  }

  @Test func `G12.1 G12.2 G12.3 in a sheet the wheel scrolls, and the highlight keeps its place`()
    throws
  {
    let terminal = try started("-l", "sheet", "--start", "5,1")
    let place = try #require(terminal.screen.point(of: "r6c2"))
    terminal.pressMouse(.wheelDown, at: Self.middle)
    try terminal.waitUntil("three rows further") { $0.current == ["r9c2"] }
    #expect(terminal.screen.point(of: "r9c2") == place)
    terminal.pressMouse(.wheelRight, at: Self.middle)
    try terminal.waitUntil("one column further") { $0.current == ["r9c3"] }
    terminal.pressMouse(.wheelUp, at: Self.middle)
    try terminal.waitUntil("three rows back") { $0.current == ["r6c3"] }
    #expect(terminal.screen.point(of: "r6c3")?.line == place.line)
  }

  @Test func `G15.1 G15.2 a press during a fling holds it until the release`() throws {
    let terminal = try PseudoTerminal.show(Sample.numbers(5_000), "--columns", "1")
    terminal.flick(from: Self.middle.moved(lines: 9), to: Self.middle.moved(lines: -9))
    terminal.pressMouse(.left, at: Self.middle)
    try terminal.waitForRest()
    let held = terminal.screen.lines.dropLast()
    terminal.watch(for: 0.7)
    #expect(terminal.screen.lines.dropLast() == held, "neither a click nor a hold")
    terminal.releaseMouse(.left, at: Self.middle)
    try terminal.waitForRest()
    #expect(terminal.screen.lines.dropLast() == held)
  }

  @Test func `G4.7 a banner that a drag closes does not move the position`() throws {
    let folder = try TemporaryFolder()
    try TextFile.write("one\ntwo\nthree\nfour\n", to: folder.file("banner"))
    let terminal = try started("--banner", folder.file("banner"))
    terminal.beginDrag(from: Self.middle, line: Self.middle.line - 4)
    try terminal.waitUntil("the banner to close") { $0.point(of: "r1c1")?.line == 0 }
    #expect(terminal.screen.current == ["r1c1"])
    try terminal.letGoAtRest(at: Self.middle.moved(lines: -4))
    try terminal.waitForRest()
    #expect(terminal.screen.current == ["r1c1"])
    #expect(terminal.screen.point(of: "four") == nil)
  }
}
