import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Wrapped rows among very many (rule S4).
struct WrapTests {
  private static let rowCount = 100_000

  /// Row `n` has `n % 5 + 1` lines, so that the usual size is far from that of many rows.
  private func run(count: Int = Self.rowCount, configure: (inout PickerSettings) -> Void = { _ in })
    -> PickerRun
  {
    let list = TestList(
      (0..<count).map { row in
        (0...row % 5).map { "row\(row)line\($0)" }.joined(separator: "¶")
      })
    return .over(Grid(list), size: ScreenSize(lines: 17, columns: 40)) {
      $0.options.wraps = true
      configure(&$0)
    }
  }

  /// Every row in view has its own lines, or as many as a row may have.
  private func expectMeasured(_ run: PickerRun) {
    let placement = run.state.placement
    for row in placement.visibleSections(at: run.state.offsets) {
      #expect(placement.pagers.section.track.span(of: row).count == min(5, row % 5 + 1))
    }
  }

  private func lines(ofRow row: Int, _ run: PickerRun) -> Range<Int> {
    run.state.placement.rect(
      of: Position(section: row, index: 0), offsets: run.state.offsets
    ).lines
  }

  @Test(
    arguments: [
      ("120", 2, 1), ("-1.5G", 3, 1), ("12 %", 2, 2), ("12 34", 2, 2), ("12ab", 2, 2),
      ("2024-01-02", 5, 2),
    ] as [(String, Int, Int)])
  func `S4.2 a number is not broken into lines`(text: String, columns: Int, lines: Int) {
    let wrapping = Wrapping(hanging: 0, mostLines: 9)
    let folded = wrapping.lines(of: text, columns: columns, upTo: 9, signs: .unicode)
    #expect(folded.lines.count == lines)
    #expect(folded.isWhole == (lines > 1))
  }

  @Test func `S4.10 G shows the end of the last row, and g the start of the first row`() throws {
    var run = run()
    try run.press("G")
    expectMeasured(run)
    #expect(lines(ofRow: Self.rowCount - 1, run).upperBound == 16)
    try run.press("g")
    expectMeasured(run)
    #expect(lines(ofRow: 0, run).lowerBound == 0)
  }

  @Test func `S4.3 L12.7 matches of items with line breaks are shown in one column`() throws {
    let list = TestList((0..<60).map { "r\($0)¶x" })
    var run = PickerRun.over(Grid(list), size: ScreenSize(lines: 17, columns: 40)) {
      $0.options.wraps = true
    }
    #expect(run.state.content.columnCount == 1)
    try run.press("/")
    run.type("r")
    #expect(run.state.content.sectionCount == 60)
    #expect(run.state.content.columnCount == 1)
  }

  @Test(arguments: [4, 50_000, 50_003, 99_996])
  func `S4.10 a typed number shows the whole row among rows of their own size`(row: Int) throws {
    var run = run()
    try run.press(": " + String(row + 1).map { "\($0) " }.joined() + "enter")
    expectMeasured(run)
    #expect(run.state.position?.section == row)
    #expect((0..<16).contains(lines(ofRow: row, run).lowerBound))
    #expect(lines(ofRow: row, run).upperBound <= 16)
  }

  @Test(arguments: [(50, 2), (399, 1)])
  func `S4.16 in a very wide table only the first columns decide a row's height`(
    column: Int, lines: Int
  ) {
    var rows = (0..<100).map { _ in (0..<400).map { "\($0)" } }
    rows[0][column] = "a¶b"
    var grid = TestGrid(rows)
    grid.rowKind = .record
    let run = PickerRun.over(
      Grid(grid), layout: .sheet, size: ScreenSize(lines: 17, columns: 40)
    ) {
      $0.options.wraps = true
    }
    #expect(run.state.placement.pagers.section.track.span(of: 0).count == lines)
  }

  @Test func `S4.5 L11.1 the cursor is on the first line of the current item`() throws {
    var run = run()
    try run.press("G")
    let cursor = try #require(run.state.frame().cursor)
    #expect(cursor == ScreenPoint(line: 11, column: 2))
  }

  @Test
  func `S4.7 S4.11 G16.8 the bar reaches both ends, and shows rows of their own size on the way`()
    throws
  {
    var run = run()
    let bar = try #require(run.state.placement.scrollBar(at: run.state.offsets)).pane
    run.press(at: 0, bar.columns.lowerBound)
    for line in [3, 7, 11, 15, 20] {
      run.drag(to: line, bar.columns.lowerBound)
      expectMeasured(run)
    }
    #expect(lines(ofRow: Self.rowCount - 1, run).upperBound == 16)
    run.drag(to: 8, bar.columns.lowerBound)
    expectMeasured(run)
    let top = run.state.placement.visibleSections(at: run.state.offsets).lowerBound
    run.wait(.milliseconds(200))
    run.release()
    run.wait(.seconds(1))
    expectMeasured(run)
    // Let go, the view rests at the nearest start of a row.
    let rest = run.state.placement.visibleSections(at: run.state.offsets).lowerBound
    #expect(top...top + 1 ~= rest)
    run.press(at: 8, bar.columns.lowerBound)
    run.drag(to: -1, bar.columns.lowerBound)
    #expect(lines(ofRow: 0, run).lowerBound == 0)
  }

  @Test func `S4.7 S4.12 G8 a far fling shows rows of their own size, and never goes back`() throws
  {
    var run = run()
    try run.press(": 5 0 0 0 0 enter")
    run.press(at: 15, 5)
    run.skip(.milliseconds(10))
    run.drag(to: 1, 5)
    run.release()
    var top = 0
    var frames = 0
    while run.state.controller.settlesAt != nil {
      run.wait(.milliseconds(16))
      expectMeasured(run)
      let row = run.state.placement.visibleSections(at: run.state.offsets).lowerBound
      #expect(row >= top)
      top = row
      frames += 1
    }
    #expect(frames > 10)
    let current = try #require(run.state.position?.section)
    #expect(current > 50_050)
    #expect((0..<16).contains(lines(ofRow: current, run).lowerBound))
    #expect(lines(ofRow: current, run).upperBound <= 16)
  }

  @Test(arguments: ["G", ": 1 5 0 enter", "g"])
  func `P8.2 S4.9 rows that arrive move nothing`(keys: String) throws {
    func data(_ count: Int) -> Grid {
      Grid(TestList((0..<count).map { "row\($0)¶\(String(repeating: "x_", count: $0 % 40))" }))
    }
    var run = PickerRun.over(data(300), size: ScreenSize(lines: 17, columns: 40)) {
      $0.options.wraps = true
    }
    func rows(_ run: PickerRun) -> [Substring] {
      run.state.frame().text.split(separator: "\n").dropLast().map { $0.prefix(37) }
    }
    try run.press(keys)
    let seen = rows(run)
    for count in [301, 5_000, 100_000] {
      run.take(.content(ContentUpdate(data(count), isComplete: false)))
      #expect(rows(run) == seen)
    }
  }

  @Test func `T2.3 S4.15 in center focus the current row stays in the middle`() throws {
    var run = run { $0.options.layout.focus = .center }
    for keys in [": 5 0 0 0 0 enter", "down", "down", "pagedown", "G"] {
      try run.press(keys)
      run.wait(.seconds(1))
      let row = try #require(run.state.position?.section)
      let lines = lines(ofRow: row, run)
      #expect(-1...0 ~= lines.lowerBound + lines.upperBound - 16)
    }
  }

  @Test func `S4 without wrapping nothing is measured`() {
    let run = run { $0.options.wraps = false }
    #expect(run.state.placement.wrapping == nil)
    #expect(run.state.placement.pagers.section.track.measuredPages.isEmpty)
  }

  @Test func `S4.13 a line that an edge of the view cuts slides to its match by itself`() throws {
    let text = "one_two_three_four_five_six_seven_eight_nine_needle_ten"
    let grid = TestGrid([["1", text, text, text], ["2", "x", "x", "x"]])
      .titled(columns: ["id", "first", "second", "third"])
    var run = PickerRun.over(
      Grid(grid), layout: .sheet, size: ScreenSize(lines: 14, columns: 50)
    ) { $0.options.wraps = true }
    #expect(run.state.frame().text(ofLine: 1).hasSuffix(" one two t…"))
    #expect(run.state.frame().text(ofLine: 2).hasSuffix(" seven eig…"))
    try run.press("/")
    run.type("'needle")
    #expect(run.state.frame().text(ofLine: 2).hasSuffix(" one two t…"))
    // The first of the long columns is seen whole.
    #expect(run.state.frame().text(ofLine: 3).dropFirst(36).contains("needle"))
  }
}
