import GridpickCore
import GridpickTestSupport
import Testing

/// The screen during a drag, after the release, and the pick.
struct DragTests {
  private static let table = Sample.table(rows: 60, columns: 40)
  private static let middle = ScreenPoint(line: 10, column: 40)

  @Test(arguments: [(-30, 0, "r6c7"), (0, 9, "r5c6")])
  func `G6.2 G6.11 in cards a drag goes one card`(columns: Int, lines: Int, item: String) throws {
    let terminal = try cards()
    let place = try #require(terminal.screen.point(of: "r6c6"))
    try terminal.dragSlowly(
      from: Self.middle, to: Self.middle.moved(lines: lines, columns: columns))
    #expect(terminal.screen.point(of: item) == place, "it glides to the middle")
    #expect(terminal.screen.current == [item])
    try expect(item + "\n", pickedFrom: terminal)
  }

  @Test(arguments: [(-3, 0), (0, 5)])
  func `G4.1 G4.4 G7.1 in a grid a drag over pages moves as many steps`(pages: Int, rows: Int)
    throws
  {
    let terminal = try grid()
    let before = try #require(terminal.screen.point(of: "r20c16"))
    let pitch = try #require(terminal.screen.point(of: "r20c17")).column - before.column
    let end = Self.middle.moved(lines: rows, columns: pages * pitch)
    terminal.beginDrag(from: Self.middle, toColumn: end.column, line: end.line)
    try terminal.waitUntil("the content to follow") {
      $0.point(of: "r20c16") == before.moved(lines: rows, columns: pages * pitch)
    }
    let item = "r\(30 - rows)c\(20 - pages)"
    #expect(terminal.screen.current == [item], "what letting go would choose")
    try terminal.letGoAtRest(at: end)
    try terminal.waitForRest()
    #expect(terminal.screen.current == [item])
    #expect(terminal.screen.place == "row \(30 - rows)/60 · column \(20 - pages)/40")
    try expect(item + "\n", pickedFrom: terminal)
  }

  @Test func `G11.1 G11.2 Esc during a drag springs back, and does not cancel the picker`() throws {
    let terminal = try cards()
    let before = terminal.screen.described
    let place = try #require(terminal.screen.point(of: "r6c6"))
    // No further than all of a card stays in view: the label of one that is cut stands elsewhere in it.
    let far = Self.middle.moved(columns: -8)
    terminal.beginDrag(from: Self.middle, toColumn: far.column)
    try terminal.waitUntil("the content to follow") {
      $0.point(of: "r6c6") == place.moved(columns: -8)
    }

    terminal.press(.escape)
    try terminal.waitUntil("the content to be back") { $0.described == before }
    terminal.moveMouse(to: far.moved(columns: -10))
    terminal.releaseMouse(.left, at: far)
    try terminal.waitForRest()
    #expect(terminal.screen.described == before)
    try expect("r6c6\n", pickedFrom: terminal)
  }

  private func cards() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.show(Self.table, "-l", "cards", "--start", "5,5")
    try terminal.waitForRest()
    return terminal
  }

  private func grid() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.show(Self.table, "--start", "29,19")
    try terminal.waitForRest()
    return terminal
  }
}

extension VirtualTerminal {
  /// The column that the status line names.
  var column: Int? {
    place.split(separator: " ").last?.split(separator: "/").first.flatMap { Int($0) }
  }

  /// The row that the status line names.
  var row: Int? {
    place.split(separator: " ").dropFirst().first?.split(separator: "/").first.flatMap { Int($0) }
  }
}
