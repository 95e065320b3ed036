import GridpickCore
import GridpickTestSupport
import Testing

/// `~` takes no more lines than are needed (rule I1).
struct InlineGrowthTests {
  private func shown(_ text: String, above: Int, _ options: String...) throws -> Inline {
    let inline = try Inline(
      options + ["--height", "~12"], reading: text, below: Inline.text(linesAbove: above))
    try inline.terminal.waitForRest()
    return inline
  }

  @Test(arguments: [(1, 4), (5, 6), (60, 12)], [3, 20])
  func `I1.6 the first frame has the lines that the data needs`(rows: (Int, Int), above: Int) throws
  {
    let inline = try shown(Sample.table(rows: rows.0, columns: 3), above: above)
    #expect(inline.origin == min(above + 1, 24 - rows.1))
    try inline.expectShown(rows.1, like: [], reading: Sample.table(rows: rows.0, columns: 3))
    let frames = inline.terminal.drawn.count { $0 == UInt8(ascii: "J") }
    #expect(frames == 1, "the first frame has its height already")
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test(arguments: [3, 20])
  func `I1.6 I1.7 the picker grows as rows arrive, and restores the screen`(
    above: Int
  ) throws {
    var launch = Gridpick.launch(["--columns", "1", "--height", "~12"], reading: "")
    launch.input = .pipe
    let inline = try Inline(launch, below: Inline.text(linesAbove: above))
    for count in [2, 5, 9, 40] {
      let first = count == 2 ? 1 : count == 5 ? 3 : count == 9 ? 6 : 10
      inline.terminal.feedInput((first...count).flatMap { Array("\($0)\n".utf8) })
      let lines = min(12, max(4, count + 1))
      try inline.terminal.waitUntil("\(count) rows") { screen in
        screen.cursor.line == min(above + 1, 24 - lines)
          && screen.lines[screen.cursor.line + lines - 1].contains("/\(count)")
      }
      #expect(inline.linesAbove == inline.before.history(upTo: inline.before.cursor.line + 1))
    }
    inline.terminal.closeInput()
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test func `I1.7 growing is not reported as a resize`() throws {
    let inline = try shown(Sample.table(rows: 5, columns: 3), above: 3, "--bind", "resize:abort")
    try inline.expectShown(6, like: [], reading: Sample.table(rows: 5, columns: 3))
    inline.terminal.send("j\r")
    try inline.expectLeft(.exited(0))
    #expect(inline.terminal.printed == "r2c1\n")
  }

  @Test func `I1.7 I1.6 the picker grows by the line of the query, and never shrinks`() throws {
    let inline = try shown(Sample.table(rows: 8, columns: 3), above: 3)
    #expect(inline.terminal.screen.lines[12].contains("row 1/8"))
    inline.terminal.send("/")
    try inline.terminal.waitUntil("a line more, for what is typed") {
      $0.lines[4].hasPrefix("> type to search")
    }
    inline.terminal.send("r3c1")
    try inline.terminal.waitUntil("the match") { $0.lines[4].contains("1 of 24") }
    #expect(inline.origin == 4)
    #expect(inline.terminal.screen.lines[13].contains("row 1/1"))
    inline.terminal.send("\u{3}")
    try inline.expectLeft(.exited(130))
  }
}
