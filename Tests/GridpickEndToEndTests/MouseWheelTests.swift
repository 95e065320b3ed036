import GridpickCore
import GridpickTestSupport
import Testing

/// Notches of the wheel.
struct MouseWheelTests {
  private static let point = ScreenPoint(line: 10, column: 40)

  @Test func `G12.1 G12.2 a notch is one step, and a tilt one step across`() throws {
    let terminal = try started()
    for (button, item) in [
      (TerminalButton.wheelDown, "r6c5"), (.wheelRight, "r6c6"), (.wheelUp, "r5c6"),
      (.wheelLeft, "r5c5"),
    ] as [(TerminalButton, String)] {
      terminal.pressMouse(button, at: Self.point)
      try terminal.waitUntil(item) { $0.current == [item] }
    }
    try expect("r5c5\n", pickedFrom: terminal)
  }

  @Test func `G12.2 with Alt or Shift the wheel goes across, and with Ctrl it does not`() throws {
    let terminal = try started()
    for (code, item) in [
      (72, "r5c4"), (73, "r5c5"), (69, "r5c6"), (68, "r5c5"), (81, "r6c5"),
    ] {
      terminal.send(MouseReport.press(code, at: Self.point))
      try terminal.waitUntil(item) { $0.current == [item] }
    }
  }

  @Test func `L10.1 notches that come together are painted once`() throws {
    let terminal = try started()
    try terminal.waitUntilAsleep()
    let before = try terminal.activity().writeCalls
    terminal.send(String(repeating: MouseReport.press(65, at: Self.point), count: 20))
    try terminal.waitUntil("the row") { $0.current == ["r25c5"] }
    try terminal.waitUntilAsleep()
    #expect(try terminal.activity().writeCalls - before == 1)
  }

  @Test func `B6.2 a notch does what it is bound to`() throws {
    let terminal = try started(
      "--bind", "scroll-up:first,wheel-down:last,wheel-left:row-start,wheel-right:row-end")
    for (button, item) in [
      (TerminalButton.wheelDown, "r60c5"), (.wheelUp, "r1c5"), (.wheelRight, "r1c40"),
      (.wheelLeft, "r1c1"),
    ] as [(TerminalButton, String)] {
      terminal.pressMouse(button, at: Self.point)
      try terminal.waitUntil(item) { $0.current == [item] }
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
