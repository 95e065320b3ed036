import GridpickCore
import GridpickTestSupport
import Testing

/// The hardware cursor is on the current item, where screen readers look for it.
struct CursorTests {
  @Test(arguments: ["text", "card", "swatch"], ["grid", "cards"])
  func `L11.1 the cursor is on the current item`(style: String, layout: String) throws {
    let terminal = try PseudoTerminal.show(
      Sample.table(rows: 5, columns: 5), "--style", style, "-l", layout)
    for (key, item) in [("", "r1c1"), ("j", "r2c1"), ("l", "r2c2"), ("G", "r5c2")] {
      terminal.send(key)
      try terminal.waitUntil(item) { $0.place.hasPrefix("row \(item.dropFirst().prefix(1))/") }
      try terminal.waitForRest()
      #expect(terminal.screen.current == [item])
      let cursor = terminal.screen.cursor
      let label = try #require(terminal.screen.point(of: item))
      #expect(cursor.line == label.line)
      #expect((label.column - 1...label.column).contains(cursor.column))
    }
  }

  @Test func `L11.1 the cursor may be on an empty slot`() throws {
    let terminal = try PseudoTerminal.show(#"[["a","b"],[null,null],["c","d"]]"#)
    terminal.send("j")
    try terminal.waitUntil("the slot") { $0.place.hasPrefix("row 2/3") }
    try terminal.waitForRest()
    let style = terminal.screen.cell(at: terminal.screen.cursor).style
    #expect(style.isCurrent)
  }
}
