import GridpickCore
import GridpickTestSupport
import Testing

/// Presses that are no drags: clicks, double clicks, and the pointer held still.
struct MouseClickTests {
  @Test func `G9.2 a click goes to its item, and does not pick`() throws {
    let terminal = try grid()
    terminal.click(at: try #require(terminal.screen.point(of: "r5c3")))
    try terminal.waitUntil("the item") { $0.current == ["r5c3"] }
    #expect(terminal.screen.place == "row 5/60 · column 3/40")
    try expect("r5c3\n", pickedFrom: terminal)
  }

  @Test func `G2.1 G9.1 a pointer that trembles still clicks`() throws {
    let terminal = try grid()
    let point = try #require(terminal.screen.point(of: "r5c3"))
    terminal.drag(through: [point, point.moved(columns: 2), point.moved(lines: 1, columns: 1)])
    try terminal.waitUntil("the item") { $0.current == ["r5c3"] }
  }

  @Test func `G9.4 a double click picks`() throws {
    let terminal = try grid()
    let point = try #require(terminal.screen.point(of: "r5c3"))
    terminal.send(MouseReport.click(at: point) + MouseReport.click(at: point))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "r5c3\n")
  }

  @Test func `G9.4 two clicks on different cells, or far apart in time, pick nothing`() throws {
    let terminal = try grid()
    let point = try #require(terminal.screen.point(of: "r5c3"))
    terminal.send(MouseReport.click(at: point) + MouseReport.click(at: point.moved(lines: 1)))
    try terminal.waitUntil("the item") { $0.current == ["r6c3"] }
    terminal.watch(for: 0.5)
    terminal.click(at: point.moved(lines: 1))
    try terminal.waitForRest()
    try expect("r6c3\n", pickedFrom: terminal)
  }

  @Test func `G9.6 in cards a click on the focused card picks`() throws {
    let terminal = try cards()
    terminal.click(at: ScreenPoint(line: 10, column: 40))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "r6c6\n")
  }

  @Test(arguments: [(10, 75, "r6c7"), (10, 4, "r6c5"), (21, 40, "r7c6"), (0, 40, "r5c6")])
  func `G9.2 in cards a click on a neighbour goes to it`(
    line: Int, column: Int, item: String
  ) throws {
    let terminal = try cards()
    terminal.click(at: ScreenPoint(line: line, column: column))
    try terminal.waitUntil(item) { $0.current == [item] }
    try terminal.waitForRest()
    try expect(item + "\n", pickedFrom: terminal)
  }

  @Test
  func `G9.7 G9.8 a click on a title goes to its row or column, and one on blank does nothing`()
    throws
  {
    let terminal = try PseudoTerminal.show(Sample.titled)
    terminal.click(at: try #require(terminal.screen.point(of: "Blue")))
    try terminal.waitUntil("the column") { $0.current == ["r1c2"] }
    terminal.click(at: try #require(terminal.screen.point(of: "large")))
    try terminal.waitUntil("the row") { $0.current == ["r2c2"] }
    terminal.click(at: ScreenPoint(line: 20, column: 70))
    try terminal.waitForRest()
    try expect("r2c2\n", pickedFrom: terminal)
  }

  @Test func `G9.9 a click that focuses the window does nothing else`() throws {
    let terminal = try grid()
    let point = try #require(terminal.screen.point(of: "r5c3"))
    terminal.send("\u{1b}[I" + MouseReport.click(at: point))
    try terminal.waitForRest()
    #expect(terminal.screen.current == ["r1c1"])
    terminal.watch(for: 0.2)
    terminal.click(at: point)
    try terminal.waitUntil("the item") { $0.current == ["r5c3"] }
  }

  @Test func `B6.4 a bound click acts on the item under the pointer, and picks nothing`() throws {
    let terminal = try PseudoTerminal.show(
      Sample.table(rows: 60, columns: 40), "--bind",
      "right-click:transform-header(echo menu of {}),double-click:transform-header(echo {} is open)"
    )
    try terminal.waitForRest()
    let point = try #require(terminal.screen.point(of: "r5c3"))
    terminal.pressMouse(.right, at: point)
    try terminal.waitUntil("the menu") { $0.contains("menu of r5c3") && $0.current == ["r5c3"] }
    let other = try #require(terminal.screen.point(of: "r7c2"))
    terminal.send(MouseReport.click(at: other) + MouseReport.click(at: other))
    try terminal.waitUntil("the item") { $0.contains("r7c2 is open") }
    try expect("r7c2\n", pickedFrom: terminal)
  }

  @Test func `B6.8 a command learns of the title that is clicked, by fzf's names too`() throws {
    let words = "$GRIDPICK_CLICK_HEADER_WORD $FZF_CLICK_HEADER_NTH"
    let terminal = try PseudoTerminal.show(
      Sample.titled, "--bind", "click-header:transform-header(echo \"<\(words)>\")")
    terminal.click(at: try #require(terminal.screen.point(of: "Blue")))
    try terminal.waitUntil("its title and number") { $0.contains("<Blue 2>") }
  }

  @Test func `B4.1 a click that is expected is printed as it was written`() throws {
    let terminal = try PseudoTerminal.show(
      Sample.table(rows: 60, columns: 40), "--expect", "Right-Click,double-click")
    try terminal.waitForRest()
    terminal.pressMouse(.right, at: try #require(terminal.screen.point(of: "r5c3")))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "Right-Click\nr5c3\n")
  }

  @Test(arguments: ["grid", "cards"])
  func `G10.2 G10.3 G10.16 a held pointer peeks, until a key`(layout: String) throws {
    let terminal = try layout == "grid" ? grid() : cards()
    let item = layout == "grid" ? "r5c3" : "r6c6"
    let point = try #require(terminal.screen.point(of: item))
    let before = terminal.screen.described
    terminal.pressMouse(.left, at: point)
    try terminal.waitUntil("the panel") { $0.contains(" Value ") && $0.contains("│ \(item)") }
    terminal.releaseMouse(.left, at: point)
    try terminal.waitForRest()
    #expect(terminal.screen.contains(" Value "), "letting go keeps it")
    terminal.send("x")
    try terminal.waitUntil("no panel") { $0.described == before }
  }

  @Test func `G10.3 a drag closes the peek and drags`() throws {
    let terminal = try cards()
    let point = ScreenPoint(line: 10, column: 40)
    terminal.pressMouse(.left, at: point)
    try terminal.waitUntil("the panel") { $0.contains(" Value ") }
    terminal.moveMouse(to: point.moved(columns: -20))
    try terminal.waitUntil("no panel") { !$0.contains(" Value ") }
    terminal.releaseMouse(.left, at: point.moved(columns: -20))
    try terminal.waitForRest()
    try expect("r6c7\n", pickedFrom: terminal)
  }

  @Test func `G10.4 G10.16 the key v peeks too`() throws {
    let terminal = try grid()
    let before = terminal.screen.described
    terminal.send("v")
    try terminal.waitUntil("the panel") { $0.contains(" Value ") && $0.contains("│ r1c1") }
    terminal.press(.escape)
    try terminal.waitUntil("no panel") { $0.described == before }
    try expect("r1c1\n", pickedFrom: terminal)
  }

  private func grid() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.show(Sample.table(rows: 60, columns: 40))
    try terminal.waitForRest()
    return terminal
  }

  private func cards() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.show(
      Sample.table(rows: 20, columns: 20), "-l", "cards", "--start", "5,5")
    try terminal.waitForRest()
    return terminal
  }
}
