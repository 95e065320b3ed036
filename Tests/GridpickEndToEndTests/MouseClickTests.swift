import GridpickCore
import GridpickTestSupport
import Testing

/// Clicks that are bound to actions, or told to commands.
struct MouseClickTests {
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

  @Test func `B4.1 a click in --expect is printed as it was written there`() throws {
    let terminal = try PseudoTerminal.show(
      Sample.table(rows: 60, columns: 40), "--expect", "Right-Click,double-click")
    try terminal.waitForRest()
    terminal.pressMouse(.right, at: try #require(terminal.screen.point(of: "r5c3")))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "Right-Click\nr5c3\n")
  }
}
