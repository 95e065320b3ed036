import GridpickCore
import GridpickTestSupport
import Testing

/// The effects of the options about drags on the screen.
struct MouseOptionTests {
  private static let middle = ScreenPoint(line: 10, column: 40)

  /// Pages of eight columns: a drag of two and a quarter, and one of exactly a half.
  ///
  /// At first the view begins three columns before a page, where it then comes to rest (rule G7).
  @Test(arguments: [
    ("nearest", 18, 13), ("free", 4, 4), ("step", 4, 5), ("half", 4, 0),
  ])
  func `G6.2 G6.3 G6.4 G6.5 --snap sets where a drag comes to rest`(
    rule: String, drag: Int, columns: Int
  ) throws {
    let terminal = try started("--snap", rule)
    let before = try #require(terminal.screen.point(of: "r30c20"))
    try terminal.dragSlowly(from: Self.middle, to: Self.middle.moved(columns: -drag))
    #expect(terminal.screen.point(of: "r30c20") == before.moved(columns: -columns))
  }

  @Test(arguments: [("step,nearest", "row 31/60"), ("nearest,step", "row 35/60")])
  func `G6.1 --snap may name a rule for each axis`(rules: String, row: String) throws {
    let terminal = try started("--snap", rules)
    try terminal.dragSlowly(from: Self.middle, to: Self.middle.moved(lines: -5))
    #expect(terminal.screen.place.hasPrefix(row))
  }

  @Test(arguments: [("2,4", "r30c21"), ("5,10", "r30c20")])
  func `G6.2 --slide-distance sets how far a drag goes before it steps`(
    distance: String, item: String
  ) throws {
    let terminal = try started("-l", "cards", "--slide-distance", distance)
    try terminal.dragSlowly(from: Self.middle, to: Self.middle.moved(columns: -10))
    try expect(item + "\n", pickedFrom: terminal)
  }

  @Test func `G5.4 --deceleration sets how far a flick goes`() throws {
    let columns = try ["fast", "normal"].map { rate in
      let terminal = try started("--deceleration", rate)
      terminal.flick(from: Self.middle, to: Self.middle.moved(columns: -5))
      try terminal.waitForRest()
      return try #require(terminal.screen.column)
    }
    #expect(20 < columns[0] && columns[0] < columns[1])
  }

  @Test(arguments: [("flush", "r1c1"), ("spacer", "r4c1")])
  func `T3.1 T3.2 --end sets whether there is room after the last page`(end: String, top: String)
    throws
  {
    let terminal = try PseudoTerminal.show(Sample.table(rows: 5, columns: 5), "--end", end)
    try terminal.dragSlowly(from: Self.middle, to: Self.middle.moved(lines: -3))
    #expect(terminal.screen.current == ["r4c1"])
    #expect(terminal.screen.lines[0].contains(top))
  }

  @Test func `G12.1 --wheel sets the steps of a notch`() throws {
    let terminal = try started("--wheel", "3")
    terminal.pressMouse(.wheelDown, at: Self.middle)
    try terminal.waitUntil("three rows further") { $0.place.hasPrefix("row 33/60") }
  }

  @Test func `G8.10 --no-sync never sends synchronised output`() throws {
    for (options, isAsked) in [([], true), (["--no-sync"], false)] {
      let table = Sample.table(rows: 60, columns: 40)
      let terminal = try PseudoTerminal.show(Gridpick.launch(options, reading: table).on(.large))
      terminal.send("\u{1b}[6~")
      try terminal.waitForRest()
      let asked = EscapeReader.sequences(in: terminal.drawn).contains { $0.text == "[?2026h" }
      #expect(asked == isAsked)
    }
  }

  private func started(_ options: String...) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        ["--start", "29,19"] + options, reading: Sample.table(rows: 60, columns: 40)))
    try terminal.waitForRest()
    return terminal
  }
}
