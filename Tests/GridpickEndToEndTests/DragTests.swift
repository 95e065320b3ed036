import GridpickCore
import GridpickTestSupport
import Testing

/// The screen during a drag, after the release, and the pick.
struct DragTests {
  private static let table = Sample.table(rows: 60, columns: 40)
  private static let middle = ScreenPoint(line: 10, column: 40)

  @Test(arguments: [(-7, 0), (7, 0), (0, -3), (0, 3), (-4, 0), (0, 2)])
  func `G4.1 in cards the content stays under the pointer, 1 to 1`(columns: Int, lines: Int) throws
  {
    let terminal = try cards()
    let before = try #require(terminal.screen.point(of: "r6c6"))
    let end = Self.middle.moved(lines: lines, columns: columns)
    terminal.beginDrag(from: Self.middle, toColumn: end.column, line: end.line)
    try terminal.waitUntil("the content to follow") {
      $0.point(of: "r6c6") == before.moved(lines: lines, columns: columns)
    }
  }

  @Test func `G4.1 in a grid the content stays under the pointer, there and back`() throws {
    let terminal = try grid()
    let before = try #require(terminal.screen.point(of: "r20c16"))
    for columns in [-3, -17, -30, -5, 9, 0] {
      terminal.beginDrag(from: Self.middle, toColumn: 40 + columns)
      try terminal.waitUntil("the content to follow by \(columns)") {
        $0.point(of: "r20c16") == before.moved(columns: columns)
      }
      terminal.moveMouse(to: Self.middle)
      try terminal.letGoAtRest(at: Self.middle)
      try terminal.waitUntil("the content to be back") { $0.point(of: "r20c16") == before }
      try terminal.waitForRest()
    }
  }

  @Test(arguments: [(-30, 0, "r6c7"), (30, 0, "r6c5"), (0, -9, "r7c6"), (0, 9, "r5c6")])
  func `G6.2 G6.14 in cards a drag goes one card`(columns: Int, lines: Int, item: String) throws {
    let terminal = try cards()
    let place = try #require(terminal.screen.point(of: "r6c6"))
    try terminal.dragSlowly(
      from: Self.middle, to: Self.middle.moved(lines: lines, columns: columns))
    #expect(terminal.screen.point(of: item) == place, "it glides to the middle")
    #expect(terminal.screen.current == [item])
    try expect(item + "\n", pickedFrom: terminal)
  }

  @Test(arguments: [(-3, 0), (3, 0), (0, -4), (0, 5)])
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

  @Test func `G3.1 G3.2 an axis is held until the release`() throws {
    let terminal = try grid()
    let before = try #require(terminal.screen.point(of: "r30c20"))
    terminal.pressMouse(.left, at: Self.middle)
    terminal.moveMouse(to: Self.middle.moved(columns: -4))
    let end = Self.middle.moved(lines: 8, columns: -16)
    terminal.moveMouse(to: end)
    try terminal.waitUntil("columns alone") {
      $0.point(of: "r30c20") == before.moved(columns: -16)
    }
    try terminal.letGoAtRest(at: end)
    try terminal.waitForRest()
    #expect(terminal.screen.place.hasPrefix("row 30/60 "))
    #expect(!terminal.screen.place.hasSuffix("column 20/40"))
  }

  @Test func `G5.3 a flick moves further than the pointer`() throws {
    let terminal = try grid()
    let end = Self.middle.moved(columns: -6)
    terminal.flick(from: Self.middle, to: end)
    try terminal.waitForRest()
    let thrown = try #require(terminal.screen.column)
    #expect(thrown > 22 && terminal.screen.place.hasPrefix("row 30/60 "))
    try expect("r30c\(thrown)\n", pickedFrom: terminal)
  }

  @Test func `G15.3 a caught fling stays where the pointer holds it`() throws {
    let terminal = try PseudoTerminal.show(Sample.numbers(1_000), "--columns", "1")
    terminal.flick(from: Self.middle.moved(lines: 9), to: Self.middle.moved(lines: -9))
    terminal.beginDrag(from: Self.middle, line: Self.middle.line - 3)
    try terminal.waitForRest()
    let held = terminal.screen.described
    try terminal.letGoAtRest(at: Self.middle.moved(lines: -3))
    try terminal.waitForRest()
    #expect(terminal.screen.described == held)
  }

  @Test(arguments: [(-4, 0), (4, 0), (0, -2), (0, 2)])
  func `G6.3 a drag that is too short springs back`(columns: Int, lines: Int) throws {
    let terminal = try cards()
    let before = terminal.screen.described
    try terminal.dragSlowly(
      from: Self.middle, to: Self.middle.moved(lines: lines, columns: columns))
    #expect(terminal.screen.described == before)
    try expect("r6c6\n", pickedFrom: terminal)
  }

  @Test func `G8.7 a release glides, and a key during the glide ends it and acts`() throws {
    let terminal = try cards()
    terminal.flick(from: Self.middle, to: Self.middle.moved(columns: -12))
    terminal.send("l\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "r6c8\n")
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
