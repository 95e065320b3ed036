import GridpickTestSupport
import Testing

/// Labels on what is in view, in the real program.
struct JumpTests {
  @Test func `J1.1 J1.2 J1.3 the letters of a label go to its item`() throws {
    let terminal = try PseudoTerminal.show(Sample.table(rows: 5, columns: 5))
    terminal.send("F")
    try terminal.waitUntil("labels") { $0.contains("ds") && $0.contains("Esc cancel") }
    terminal.send("ds")
    try terminal.waitForPlace("row 3/5 · column 2/5")
    try expect("r3c2\n", pickedFrom: terminal)
  }

  @Test func `J1.2 J1.4 J2.8 jump-accept picks the item too, also while find is typed`() throws {
    let terminal = try PseudoTerminal.show(
      Sample.table(rows: 5, columns: 5), "--bind", "ctrl-o:jump-accept")
    terminal.send("/c3")
    // A single column of matches is left, so that each has one letter.
    try terminal.waitUntil("matches") { $0.contains(" 5 of 25") }
    terminal.send("\u{f}")
    try terminal.waitUntil("labels") { $0.contains("Esc cancel") }
    terminal.send("f")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "r4c3\n")
  }
}
