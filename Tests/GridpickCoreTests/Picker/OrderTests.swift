import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Orders that take a while, while data goes on (rules L13, P8).
struct OrderTests {
  private func table(_ rows: [[String]], _ titles: [String] = ["a", "b"]) -> Grid {
    Grid(TestGrid(rows).titled(columns: titles))
  }

  private func started(_ data: Grid, isComplete: Bool = true) -> PickerRun {
    PickerRun(
      data, isComplete: isComplete,
      settings: PickerSettings(
        layout: .sheet, look: Look(theme: Theme(colorCount: 256), signs: .unicode)),
      size: ScreenSize(lines: 10, columns: 60))
  }

  private func column(_ index: Int, of run: PickerRun) -> [String?] {
    (0..<run.state.content.sectionCount).map {
      run.state.content.item(at: Position(section: $0, index: index))?.label
    }
  }

  @Test func `a hidden column stays hidden if newer data has another order of columns`()
    throws
  {
    var run = started(table([["1", "x", "p"], ["2", "y", "q"]], ["a", "b", "c"]))
    try run.press("right -")
    #expect(run.state.frame().text(ofLine: 0).split(separator: " ") == ["a", "c"])
    let newer = table([["p", "1", "x"], ["q", "2", "y"]], ["c", "a", "b"])
    run.take(.replaced(ContentUpdate(newer, isComplete: true)))
    #expect(run.state.frame().text(ofLine: 0).split(separator: " ") == ["c", "a"])
  }

  @Test func `L13.16 L13.23 a pending order is reported, and the sign shows the present order`()
    throws
  {
    let data = table([["2", "x"], ["1", "z"], ["3", "y"]])
    var run = started(data)
    try run.press("s")
    #expect(run.state.frame().text.contains("sorting"))
    #expect(!run.state.frame().text.contains("▲a"))
    run.sort()
    #expect(run.state.frame().text.contains("▲a"))
    try run.press("s")
    #expect(run.state.frame().text.contains("▲a") && run.state.frame().text.contains("sorting"))
    run.sort()
    #expect(run.state.frame().text.contains("▼a"))
  }

  @Test func `L13.17 an order that is no longer wanted changes nothing`() throws {
    let data = table([["2", "x"], ["1", "z"], ["3", "y"]])
    var run = started(data)
    try run.press("s")
    let early = run.ordered
    try run.press("l s")
    run.take(try #require(early))
    #expect(column(0, of: run) == ["2", "1", "3"])
    run.sort()
    #expect(column(1, of: run) == ["x", "y", "z"])
    try run.press("s")
    let downwards = run.ordered
    try run.press("s")
    run.take(try #require(downwards))
    #expect(column(1, of: run) == ["x", "z", "y"])
  }

  @Test func `P8 an order of other data is ignored`() throws {
    // A list that turns out to be lines of a table, and sections that turn out to be fewer records.
    for (first, second) in [
      (Grid(TestList(["c", "b", "a"])), table([["1", "x"]])),
      (table([["2", "x"], ["1", "y"], ["3", "z"]]), table([["9"]], ["n"])),
      (table([["2", "x"], ["1", "y"], ["3", "z"]]), Grid(TestList(["d"]))),
    ] {
      for isSorted in [true, false] {
        var run = started(first, isComplete: false)
        try run.press("s")
        if isSorted { run.sort() }
        run.take(.content(ContentUpdate(second, isComplete: true)))
        #expect(run.state.frame().size == run.state.size)
        #expect(run.state.position != nil)
        run.sort()
        #expect(run.state.frame().size == run.state.size)
      }
    }
  }

  @Test func `L13.18 arriving data follows sorted rows, and is sorted in at the end`() throws {
    var run = started(table([["2", "x"], ["1", "y"]]), isComplete: false)
    try run.press("s")
    run.sort()
    run.take(
      .content(ContentUpdate(table([["2", "x"], ["1", "y"], ["0", "z"]]), isComplete: false)))
    #expect(column(0, of: run) == ["1", "2", "0"])
    run.take(
      .content(
        ContentUpdate(
          table([["2", "x"], ["1", "y"], ["0", "z"], ["1.5", "w"]]), isComplete: true)))
    #expect(column(0, of: run) == ["1", "2", "0", "1.5"])
    run.sort()
    #expect(column(0, of: run) == ["0", "1", "1.5", "2"])
    // The order that a key asked for showed its top, which stays current.
    #expect(run.current == "1")
  }

  @Test func `L13.18 more data that is loaded is sorted in too`() throws {
    var settings = PickerSettings(
      layout: .sheet, look: Look(theme: Theme(colorCount: 256), signs: .unicode))
    settings.canLoadMore = true
    let rows = (1...12).map { ["\($0)", "x"] }
    var run = PickerRun(
      table(rows), settings: settings, size: ScreenSize(lines: 8, columns: 60))
    try run.press("s")
    run.sort()
    try run.press("G j")
    run.answer(.data(ContentUpdate(Grid(TestGrid([["3.5", "new"]])), isComplete: true)))
    #expect(run.current == "3.5")
    run.sort()
    #expect(column(0, of: run).prefix(5) == ["1", "2", "3", "3.5", "4"])
    #expect(run.current == "3.5")
  }

  @Test func `P8.13 if the current row is gone, its place on the screen is kept`() throws {
    var settings = PickerSettings(
      layout: .sheet, look: Look(theme: Theme(colorCount: 256), signs: .unicode))
    settings.canReload = true
    let rows = (1...9).map { ["\(10 - $0)", "r\(10 - $0)"] }
    var run = PickerRun(
      table(rows), settings: settings, size: ScreenSize(lines: 14, columns: 60))
    try run.press("s")
    run.sort()
    try run.press("g j j")
    #expect(run.current == "3")
    try run.press("r")
    run.answer(
      .data(ContentUpdate(table(rows.filter { $0[0] != "3" }), isComplete: true)))
    run.sort()
    #expect(run.state.position == Position(section: 2, index: 0))
    #expect(run.current == "4")
  }

  @Test
  func `P8.10 the current row is found in any order if its record is unchanged`()
    throws
  {
    var settings = PickerSettings(
      layout: .sheet, look: Look(theme: Theme(colorCount: 256), signs: .unicode))
    settings.canReload = true
    let rows = (1...9).map { ["\($0)", "r\($0)"] }
    var run = PickerRun(
      table(rows), settings: settings, size: ScreenSize(lines: 14, columns: 60))
    try run.press("s")
    run.sort()
    try run.press("j j l")
    #expect(run.current == "r3")
    try run.press("r")
    run.answer(.data(ContentUpdate(table(rows.reversed()), isComplete: true)))
    run.sort()
    #expect(run.current == "r3")
    #expect(run.state.position == Position(section: 2, index: 1))
  }

  @Test func `L13.17 an order chosen by a key wins over the order at the start`() throws {
    var settings = PickerSettings(
      layout: .sheet, look: Look(theme: Theme(colorCount: 256), signs: .unicode))
    settings.options.sort = ["b"]
    let data = table([["2", "x"], ["1", "z"], ["3", "y"]])
    var run = PickerRun(
      data, isComplete: false, settings: settings, size: ScreenSize(lines: 10, columns: 60))
    try run.press("s")
    run.sort()
    run.take(.content(ContentUpdate(data, isComplete: true)))
    run.sort()
    #expect(column(0, of: run) == ["1", "2", "3"])
  }

  @Test func `G16.5 L13.1 a double click sorts on the end of a title as on its middle`() {
    var run = started(table([["2", "x"], ["1", "z"]]))
    // The title's letter, and the sign's place behind it.
    for column in [2, 3] {
      run.wait(.seconds(1))
      run.click(at: 0, column)
      run.click(at: 0, column)
      #expect(run.tale.contains("sort by column 0"), "column \(column)")
      run.sort()
    }
  }

  @Test func `L13.20 the arrival of an order ends a gesture`() throws {
    var run = started(table([["2", "x"], ["1", "z"], ["3", "y"]]))
    try run.press("s")
    run.press(at: 2, 3)
    run.drag(to: 6, 3)
    #expect(run.state.pointer.drag != nil)
    run.sort()
    #expect(run.state.pointer.drag == nil)
    let position = run.state.position
    run.drag(to: 0, 3)
    run.release()
    #expect(run.told.isEmpty)
    #expect(run.state.position == position)
  }

  @Test func `L13.21 an order of lines is forgotten if they turn out to be a table`() throws {
    var run = started(Grid(TestList(["c", "a", "b"])), isComplete: false)
    try run.press("s")
    run.sort()
    #expect(column(0, of: run) == ["a", "b", "c"])
    run.take(
      .content(ContentUpdate(table([["c", "1"], ["a", "2"], ["b", "3"]]), isComplete: true)))
    run.sort()
    #expect(column(0, of: run) == ["c", "a", "b"])
    #expect(!run.state.frame().text(ofLine: 0).contains("▲"))
  }

  @Test func `L13.22 a sort changes no column width, whatever comes to the top`() throws {
    // The widths come from the first thousand records, and the long name is behind them.
    let rows = (0..<1_500).map { [$0 == 1_400 ? "a_name_that_is_very_long" : "name \($0)", "x"] }
    var run = started(table(rows))
    func spans(_ run: PickerRun) -> [Range<Int>] {
      (0..<2).map { run.state.placement.pagers.item(in: 0).track.span(of: $0) }
    }
    let before = spans(run)
    try run.press("s")
    run.sort()
    #expect(column(0, of: run)[0] == "a name that is very long")
    #expect(spans(run) == before)
  }
}
