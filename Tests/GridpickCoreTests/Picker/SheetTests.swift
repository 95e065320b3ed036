import GridpickTestSupport
import Testing

@testable import GridpickCore

struct SheetTests {
  private func sheet(frozen: Int = 0) -> PickerRun {
    let grid = Grid(
      TestGrid([
        ["short", "a longer cell", "x"], ["s", "b", "yy"], ["t", "c", nil], ["u", "d", "z"],
      ]).titled(sections: ["one", "two", "three", "four"], columns: ["First", "Second", "Third"]))
    return PickerRun.over(
      grid, layout: .sheet, size: ScreenSize(lines: 7, columns: 60)
    ) { $0.options.layout.frozen = frozen }
  }

  @Test func `L9.2 L9.3 every column has the width it needs`() {
    #expect(sheet().state.frame().text(ofLine: 0) == "        First  Second         Third")
    #expect(sheet().state.frame().text(ofLine: 1) == " one    short  a longer cell  x")
  }

  @Test func `L9.14 a reload with the same columns makes no column narrower`() {
    func data(_ titles: [String], _ rows: [[String?]]) -> Grid {
      Grid(TestGrid(rows).titled(columns: titles))
    }
    var run = PickerRun.over(
      data(["A", "B"], [["long", "x"], ["b", "y"]]), layout: .sheet,
      size: ScreenSize(lines: 7, columns: 60))
    #expect(run.state.frame().text(ofLine: 0) == "  A     B")
    run.take(.replaced(ContentUpdate(data(["A", "B"], [["b", "a longer x"]]), isComplete: true)))
    #expect(run.state.frame().text(ofLine: 1) == "  b     a longer x")
    run.take(.replaced(ContentUpdate(data(["A", "C"], [["b", "x"]]), isComplete: true)))
    #expect(run.state.frame().text(ofLine: 0) == "  A  C")
  }

  @Test func `L9.1 the current position does not change any width`() throws {
    // What is wider lies behind the records that are measured.
    let rows = (0..<3_000).map { ["\($0)", $0 < 1_500 ? "short" : "a_label_that_is_longer", "x"] }
    func run(start: Position) -> PickerRun {
      .over(
        Grid(TestGrid(rows).titled(columns: ["A", "B", "C"])), layout: .sheet,
        size: ScreenSize(lines: 12, columns: 60), start: start)
    }
    func spans(_ run: PickerRun) -> [Range<Int>] {
      (0..<3).map { run.state.placement.pagers.item(in: 0).track.span(of: $0) }
    }
    var top = run(start: Position(section: 0, index: 0))
    let widths = spans(top)
    #expect(spans(run(start: Position(section: 2_900, index: 1))) == widths)
    for keys in ["right", "G", "pageup", "end", "ctrl-home"] {
      try top.press(keys)
      #expect(spans(top) == widths, "\(keys)")
    }
  }

  @Test func `L9.22 the current row alone is marked, across both panes`() throws {
    var run = sheet()
    try run.press("down")
    for line in 1...4 {
      let marked = run.state.frame().line(line).map { $0.style.attributes.contains(.underline) }
      // From the titles' pane to the end of the body; the margins are no part of the table.
      #expect(Set(marked[1..<58]) == [line == 2], "line \(line)")
    }
  }

  @Test func `G12.1 a notch of the wheel is three steps`() {
    var run = sheet()
    run.point(.wheel(.down))
    #expect(run.current == "u")
  }

  @Test func `L3.2 a frozen column is visible at any offset of the other columns`() throws {
    let wide = Grid(
      TestGrid(rows: 5, columns: 40).titled(
        columns: (0..<40).map { "column \($0)" }))
    var run = PickerRun.over(
      wide, layout: .sheet, size: ScreenSize(lines: 7, columns: 60)
    ) { $0.options.layout.frozen = 1 }
    try run.press("end down")
    #expect(run.current == "r1c39")
    let line = run.state.frame().text(ofLine: 2)
    #expect(line.hasPrefix("  r1c0 "))
    #expect(line.hasSuffix("r1c39"))
    try run.press("home")
    #expect(run.current == "r1c0")
    #expect(run.state.frame().text(ofLine: 2).hasSuffix("r1c5"), "Home shows the start")
  }

  @Test func `G9.2 a click on a frozen column goes to that column, not to what it covers`() throws {
    let wide = Grid(TestGrid(rows: 5, columns: 40))
    var run = PickerRun.over(
      wide, layout: .sheet, size: ScreenSize(lines: 7, columns: 60)
    ) { $0.options.layout.frozen = 1 }
    try run.press("end")
    run.click(at: 2, 3)
    #expect(run.current == "r2c0")
  }

  @Test func `P12.6 hiding a column unfreezes no other column`() throws {
    var run = PickerRun.over(
      Grid(FoundTable(rows: 3, columns: 9)), layout: .sheet,
      size: ScreenSize(lines: 6, columns: 30))
    try run.press("end")
    #expect(run.state.frame().text(ofLine: 0).hasPrefix("  r0c0 r0c1│"))
    try run.press("- end")
    #expect(run.state.frame().text(ofLine: 0).hasPrefix("  r0c0 r0c1│"))
    try run.press("home - end")
    #expect(run.state.frame().text(ofLine: 0).hasPrefix("  r0c1│"))
  }

  private func records(_ layout: Layout) -> PickerRun {
    var records = TestGrid([["Ann", "1", "x"], ["Bob", "2", "y"]])
      .titled(columns: ["name", "size", "kind"])
    records.rowKind = .record
    return .over(Grid(records), layout: layout, size: ScreenSize(lines: 6, columns: 60))
  }

  @Test func `P12.2 P12.3 in a grid the title of a record is no cell, but counts as a field`()
    throws
  {
    var run = records(.grid)
    #expect(run.current == "1")
    #expect(run.state.frame().text(ofLine: 1).hasPrefix(" Ann"))
    #expect(run.state.frame().text.contains("column 2/3 size"))
    try run.press("left")
    #expect(run.current == "1")
  }

  @Test func `P12.7 a hidden title column still titles the records`() throws {
    var run = records(.sheet)
    #expect(run.current == "Ann")
    try run.press("- down")
    #expect(run.current == "2")
    #expect(run.state.frame().text.contains("row 2/2 Bob"))
  }

  @Test(arguments: [nil, 0, 2] as [Int?])
  func `P12.6 one column of a sheet is frozen, unless --frozen says otherwise`(frozen: Int?) {
    var records = TestGrid(rows: 5, columns: 40)
    records.rowKind = .record
    let run = PickerRun.over(Grid(records), layout: .sheet) {
      $0.options.layout.frozen = frozen
    }
    let items = run.state.placement.pagers.item(in: 0)
    #expect((0..<3).map(items.staysPut) == (0..<3).map { $0 < frozen ?? 1 })
  }

  @Test func `P5.4 Home shows the start of a sheet, even if its frozen first column is current`()
    throws
  {
    var run = PickerRun.over(Grid(TestGrid(rows: 5, columns: 40)), layout: .sheet) {
      $0.options.layout.frozen = 1
    }
    run.point(.wheel(.right))
    #expect(run.current == "r0c0" && run.state.offsets.item(in: 0) > 0)
    try run.press("home")
    #expect(run.current == "r0c0" && run.state.offsets.item(in: 0) == 0)
  }

  @Test func `P12.8 while a frozen field is current, sideways drag and wheel move only the view`() {
    var run = PickerRun.over(Grid(TestGrid(rows: 5, columns: 40)), layout: .sheet) {
      $0.options.layout.frozen = 1
    }
    run.point(.wheel(.right))
    let afterNotch = run.state.offsets.item(in: 0)
    #expect(afterNotch > 0)
    #expect(run.current == "r0c0")
    run.slide(from: ScreenPoint(line: 2, column: 30), to: ScreenPoint(line: 2, column: 12))
    #expect(run.state.offsets.item(in: 0) > afterNotch)
    #expect(run.current == "r0c0")
  }
}

/// A table whose first two columns stay put, and title nothing.
private struct FoundTable: Source {
  private let grid: TestGrid

  init(rows: Int, columns: Int) {
    grid = TestGrid(rows: rows, columns: columns)
  }

  var sectionCount: Int { grid.sectionCount }
  var columnCount: Int { grid.columnCount }
  var rowKind: RowKind { .record }
  var frozenCount: Int { 2 }
  func itemCount(inSection section: Int) -> Int { columnCount }
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { grid.item(at: id) }
  func value(at id: ItemID) -> [UInt8] { grid.value(at: id) }
}
