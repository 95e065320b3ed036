import GridpickCore
import GridpickTestSupport
import Testing

/// Notches of the wheel.
struct MouseWheelTests {
  private static let point = ScreenPoint(line: 10, column: 40)

  @Test(arguments: [
    (TerminalButton.wheelDown, "r6c5"), (.wheelUp, "r4c5"), (.wheelRight, "r5c6"),
    (.wheelLeft, "r5c4"),
  ])
  func `G12.1 G12.2 a notch is one step, and a tilt one step across`(
    button: TerminalButton, item: String
  )
    throws
  {
    let terminal = try started()
    terminal.pressMouse(button, at: Self.point)
    try terminal.waitUntil(item) { $0.current == [item] }
    try expect(item + "\n", pickedFrom: terminal)
  }

  @Test(arguments: [(72, "r5c4"), (73, "r5c6"), (68, "r5c4"), (69, "r5c6"), (81, "r6c5")])
  func `G12.2 with Alt or Shift the wheel goes across, and with Ctrl it does not`(
    code: Int, item: String
  ) throws {
    let terminal = try started()
    terminal.send(MouseReport.press(code, at: Self.point))
    try terminal.waitUntil(item) { $0.current == [item] }
  }

  @Test func `G12.6 notches that come together are painted once`() throws {
    let terminal = try started()
    try terminal.waitUntilAsleep()
    let before = try terminal.activity().writeCalls
    terminal.send(String(repeating: MouseReport.press(65, at: Self.point), count: 20))
    try terminal.waitUntil("the row") { $0.current == ["r25c5"] }
    try terminal.waitUntilAsleep()
    #expect(try terminal.activity().writeCalls - before == 1)
  }

  @Test func `G12.7 in cards notches that follow each other closely are one step`() throws {
    let terminal = try started("-l", "cards", "--no-animation")
    terminal.send(String(repeating: MouseReport.press(65, at: Self.point), count: 5))
    try terminal.waitUntil("the next card") { $0.current == ["r6c5"] }
    try terminal.waitForRest()
    terminal.watch(for: 0.2)
    terminal.pressMouse(.wheelDown, at: Self.point)
    try terminal.waitUntil("the next card") { $0.current == ["r7c5"] }
    try expect("r7c5\n", pickedFrom: terminal)
  }

  @Test(arguments: [
    (TerminalButton.wheelDown, "r60c5"), (.wheelUp, "r1c5"), (.wheelRight, "r5c40"),
    (.wheelLeft, "r5c1"),
  ])
  func `B6.2 a notch does what it is bound to`(button: TerminalButton, item: String) throws {
    let terminal = try started(
      "--bind", "scroll-up:first,wheel-down:last,wheel-left:row-start,wheel-right:row-end")
    terminal.pressMouse(button, at: Self.point)
    try terminal.waitUntil(item) { $0.current == [item] }
  }

  @Test func `P5.1 P5.2 G12.5 the wheel stops at the end, and with --cycle wraps`() throws {
    let table = Sample.table(rows: 3, columns: 3)
    for (options, item) in [([], "r1c1"), (["--cycle"], "r3c1")] {
      let terminal = try PseudoTerminal.show(Gridpick.launch(options, reading: table))
      terminal.pressMouse(.wheelUp, at: Self.point)
      try terminal.waitForRest()
      try expect(item + "\n", pickedFrom: terminal)
    }
  }

  private func started(_ options: String...) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        ["--start", "4,4"] + options, reading: Sample.table(rows: 60, columns: 40)))
    try terminal.waitForRest()
    return terminal
  }
}
