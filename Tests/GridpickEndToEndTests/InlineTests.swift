import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// The lines below the prompt are taken, and given back (rule I1).
struct InlineTests {
  private static let table = Sample.table(rows: 60, columns: 9)

  @Test(arguments: [1, 5, 500], [0, 3, 12, 23, 60])
  func `I1.1 I1.2 I1.3 any input is shown below any prompt`(count: Int, above: Int) throws {
    let text = Sample.numbers(count)
    let inline = try Inline(
      ["--height", "8"], reading: text, below: Inline.text(linesAbove: above))
    try inline.expectShown(8, like: [], reading: text)
    let prompt = inline.before.history(upTo: inline.before.cursor.line + 1)
    #expect(inline.linesAbove == prompt)
    #expect(inline.origin == min(above + 1, 16), "scrolled as far as it must")
    inline.terminal.send("\r")
    try inline.expectLeft(.exited(0))
    #expect(inline.terminal.printed == "1\n")
  }

  @Test(arguments: [0, 3, 23])
  func `I1.1 on an empty line the picker begins there`(above: Int) throws {
    let inline = try Inline(
      ["--height", "8"], reading: Self.table, below: Inline.text(linesAbove: above, prompt: ""))
    try inline.expectShown(8, like: [], reading: Self.table)
    #expect(inline.origin == min(above, 16))
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test(arguments: [
    ("1", 1), ("3", 3), ("40%", 9), ("100%", 23), ("24", 23), ("10000", 23), ("~100%", 23),
  ])
  func `I1 any height works, and the prompt stays above the largest`(height: String, lines: Int)
    throws
  {
    let inline = try Inline(["--height", height], reading: Self.table)
    try inline.expectShown(lines, like: [], reading: Self.table)
    #expect(inline.linesAbove.last == "$ pick")
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test func `I1.1 on an empty prompt line the picker has the whole height`() throws {
    let inline = try Inline(
      ["--height", "100%"], reading: Self.table, below: Inline.text(linesAbove: 5, prompt: ""))
    try inline.expectShown(24, like: [], reading: Self.table)
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test(arguments: ["grid", "cards", "sheet", "shelves", "tabs"])
  func `I1 every layout works, with keys and drags`(layout: String) throws {
    let options = ["-l", layout, "--no-animation"]
    let inline = try Inline(options + ["--height", "12"], reading: Self.table)
    let keys = "jjlljjjjjjjjjjjjlG"
    inline.terminal.send(keys)
    try inline.terminal.waitForRest()
    let place = inline.lines(12).last?.place
    let whole = try PseudoTerminal.show(
      Gridpick.launch(options, reading: Self.table).on(ScreenSize(lines: 12, columns: 80)))
    whole.send(keys)
    try whole.waitForRest()
    #expect(inline.lines(12) == whole.screen.lines)
    #expect(place == whole.screen.place)
    for terminal in [inline.terminal, whole] {
      let line = terminal === whole ? 6 : 6 + inline.origin
      try terminal.dragSlowly(
        from: ScreenPoint(line: line, column: 40), to: ScreenPoint(line: line + 4, column: 40))
      try terminal.waitForRest()
    }
    #expect(inline.lines(12) == whole.screen.lines)
    #expect(inline.linesAbove.last == "$ pick")
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test func `I1.9 the mouse acts on the picker's lines, and is ignored above`() throws {
    let inline = try Inline(["--height", "8"], reading: Self.table)
    let item = try #require(inline.terminal.screen.point(of: "r3c4"))
    inline.terminal.click(at: item)
    try inline.terminal.waitUntil("the item") { $0.current == ["r3c4"] }
    inline.terminal.click(at: ScreenPoint(line: 1, column: item.column))
    inline.terminal.click(at: ScreenPoint(line: 23, column: item.column))
    try inline.terminal.waitForRest()
    #expect(inline.terminal.screen.current == ["r3c4"])
    // A drag may end there.
    inline.terminal.flick(from: item.moved(lines: 2), to: ScreenPoint(line: 0, column: item.column))
    try inline.terminal.waitUntil("another row") { $0.current != ["r3c4"] }
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test(arguments: ["?", "/r5", ":"])
  func `I1.9 queries and texts are shown within the picker's lines`(keys: String) throws {
    let inline = try Inline(["--height", "10"], reading: Self.table)
    inline.terminal.send(keys)
    try inline.terminal.waitForRest()
    #expect(inline.linesAbove == inline.before.history(upTo: 4))
    #expect(inline.terminal.screen.lines[(inline.origin + 10)...].joined().isEmpty)
    inline.terminal.send("\u{3}")
    try inline.expectLeft(.exited(130))
  }

  @Test(arguments: ["xterm-256color", "screen", "tmux-256color", "screen-256color", "linux"])
  func `I1.2 I1.3 terminals of many types work`(type: String) throws {
    let inline = try Inline(
      ["--height", "8"], reading: Self.table, below: Inline.text(linesAbove: 30), type: type)
    inline.terminal.send("jjjjjjjjjl")
    try inline.terminal.waitUntil("the place") { $0.lines.last?.place == "row 10/60 · column 2/9" }
    #expect(inline.linesAbove == inline.before.history(upTo: inline.before.cursor.line + 1))
    inline.terminal.send("\r")
    try inline.expectLeft(.exited(0))
    #expect(inline.terminal.printed == "r10c2\n")
  }

  @Test(.needs("tic", "infocmp"), arguments: ["sc", "ind", "cuf"])
  func `I1.12 a terminal that lacks a capability is used whole, with a notice`(lacking: String)
    throws
  {
    let folder = try TemporaryFolder()
    let launch = Gridpick.launch(["--height", "8"], reading: Self.table).afterOtherText()
      .with(try Gridpick.terminal(lacking: [lacking], in: folder))
    let terminal = try PseudoTerminal.start(launch)
    try terminal.waitUntil("a word") {
      $0.lines[23].contains("no --height on TERM=xterm-lacking; whole screen")
    }
    #expect(terminal.screen.isAlternateScreen)
    #expect(terminal.screen.lines[0].contains("r1c1"))
    terminal.send("j\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
    #expect(terminal.printed == "r2c1\n")
  }
}
