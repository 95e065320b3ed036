import GridpickCore
import GridpickTestSupport
import Testing

/// The ways to end a drag without committing it.
struct DragCancelTests {
  private static let middle = ScreenPoint(line: 10, column: 40)
  /// No further than all of a card stays in view: the label of one that is cut stands elsewhere in it.
  private static let far = middle.moved(columns: -8)

  @Test(arguments: ["grid", "cards"])
  func `G11.1 G11.2 Esc springs back, and does not cancel the picker`(layout: String) throws {
    let (terminal, before) = try dragging(layout)
    terminal.press(.escape)
    try terminal.waitUntil("the content to be back") { $0.described == before }
    try expectNothingFollows(terminal)
  }

  @Test(arguments: [TerminalButton.middle, .right], ["grid", "cards"])
  func `G11.1 G11.2 another button springs back`(button: TerminalButton, layout: String) throws {
    let (terminal, before) = try dragging(layout)
    terminal.pressMouse(button, at: Self.far)
    try terminal.waitUntil("the content to be back") { $0.described == before }
    try expectNothingFollows(terminal)
  }

  @Test func `G11.1 G11.2 motion with no button springs back`() throws {
    let (terminal, before) = try dragging("grid")
    terminal.send(MouseReport.press(35, at: Self.far))
    try terminal.waitUntil("the content to be back") { $0.described == before }
    try expectNothingFollows(terminal)
  }

  @Test func `G11.1 a second press without a release is a press itself`() throws {
    let (terminal, before) = try dragging("cards")
    terminal.send(MouseReport.press(at: Self.middle))
    try terminal.waitUntil("the content to be back") { $0.described == before }
    terminal.send(MouseReport.motion(to: Self.middle.moved(columns: 20)))
    terminal.send(MouseReport.release(at: Self.middle.moved(columns: 20)))
    try terminal.waitForRest()
    try expect("r6c5\n", pickedFrom: terminal)
  }

  @Test(arguments: ["grid", "cards"])
  func `G11.1 L6.1 a resize springs back`(layout: String) throws {
    let (terminal, _) = try dragging(layout)
    terminal.resize(to: ScreenSize(lines: 20, columns: 70))
    try terminal.waitForRest()
    let fresh = try PseudoTerminal.show(
      Gridpick.launch(options(layout), reading: table).on(terminal.screen.size))
    try fresh.waitForRest()
    #expect(terminal.screen.described == fresh.screen.described)
    #expect(terminal.screen.current == ["r6c6"])
    try expectNothingFollows(terminal)
  }

  @Test func `G11.3 another key springs back and acts`() throws {
    let (terminal, _) = try dragging("grid")
    terminal.send("j")
    try terminal.waitForPlace("row 7/60 · column 6/40")
    terminal.releaseMouse(.left, at: Self.far)
    try terminal.waitForRest()
    try expect("r7c6\n", pickedFrom: terminal)
  }

  @Test func `G12.8 the wheel is ignored during a drag`() throws {
    let (terminal, _) = try dragging("grid")
    let during = terminal.screen.described
    terminal.send(MouseReport.press(65, at: Self.far))
    try terminal.waitForRest()
    #expect(terminal.screen.described == during)
  }

  private let table = Sample.table(rows: 60, columns: 40)

  private func options(_ layout: String) -> [String] { ["-l", layout, "--start", "5,5"] }

  /// In the middle of a drag that would go on by some columns, and what was seen before it.
  private func dragging(_ layout: String) throws -> (PseudoTerminal, before: String) {
    let terminal = try PseudoTerminal.show(Gridpick.launch(options(layout), reading: table))
    try terminal.waitForRest()
    let before = terminal.screen.described
    let place = try #require(terminal.screen.point(of: "r6c6"))
    terminal.beginDrag(from: Self.middle, toColumn: Self.far.column)
    try terminal.waitUntil("the content to follow") {
      $0.point(of: "r6c6") == place.moved(columns: -8)
    }
    return (terminal, before)
  }

  /// Input until the next press is ignored; the next press is a gesture again.
  private func expectNothingFollows(
    _ terminal: PseudoTerminal, at location: SourceLocation = #_sourceLocation
  ) throws {
    try terminal.waitForRest()
    let before = terminal.screen.described
    terminal.moveMouse(to: Self.far.moved(columns: -10))
    terminal.send(MouseReport.motion(to: Self.far.moved(lines: 5)))
    terminal.releaseMouse(.left, at: Self.far)
    try terminal.waitForRest()
    #expect(terminal.screen.described == before, sourceLocation: location)
    try expect("r6c6\n", pickedFrom: terminal, at: location)
  }
}
