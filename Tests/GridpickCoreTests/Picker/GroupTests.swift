import GridpickTestSupport
import Testing

@testable import GridpickCore

/// A picker over groups (rule X3), where no scenario can say it.
struct GroupTests {
  private func records(_ rows: [[String?]]) -> Grid {
    var records = TestGrid(rows).titled(columns: ["name", "kind", "size"])
    records.rowKind = .record
    return Grid(records)
  }

  private func run(
    _ rows: [[String?]], _ layout: Layout = .tabs, only: [ColumnName]? = nil
  ) throws -> PickerRun {
    .over(try grouped(records(rows)), layout: layout, size: ScreenSize(lines: 5, columns: 60)) {
      $0.options.only = only
      $0.canLoadMore = true
      $0.options.marking = MarkSettings()
      $0.options.keymap = $0.options.keymap.marking()
    }
  }

  private func grouped(_ table: Grid) throws -> Grid {
    Grid(table, in: try Groups(table, by: Grouping(by: [ColumnName("kind")])))
  }

  private let rows = (0..<9).map { ["n\($0)", "k", "\($0)"] }

  @Test func `R3 X3.22 an error while more records are loaded is reported`() throws {
    var run = try run(rows)
    try run.press("G down")
    var more = ContentUpdate(records([["z", "k", "1"]]), isComplete: true)
    more.notice = "line 7: no JSON"
    run.answer(.data(more))
    #expect(run.state.content.itemCount(inSection: 0) == 10)
    #expect(run.state.frame().text.contains("line 7: no JSON"))
  }

  @Test func `L1 X3.11 the search finds the shown places of its matches in sorted groups`() throws {
    var run = try run([["a", "k", "2"], ["b", "k", "1"], ["c", "l", "1"], ["d", "k", "0"]])
    try run.press("s s")
    run.sort()
    try run.press("/")
    run.type("!b")
    #expect(run.state.content.labels == [["d", "a"], ["c"]])
    let view = run.state.view
    #expect(view.shownOrders != nil)
    #expect(view.filter.shown?.orders == view.shownOrders)
    #expect(view.filter.shown?.map.parts?.rows == [3, 0, 2])
    // Another order says it too.
    try run.press("alt-S")
    run.sort()
    #expect(run.state.content.labels == [["a", "d"], ["c"]])
    #expect(run.state.view.filter.shown?.orders == run.state.view.shownOrders)
  }

  @Test(arguments: [Layout.tabs, .shelves].map(\.name))
  func `X3.11 find looks in no column that --only leaves out`(name: String) throws {
    let layout = try #require(Layout.named(name))
    var run = try run(rows, layout, only: [ColumnName("size")])
    try run.press("/")
    run.type("n3")
    #expect(run.state.content.sectionCount == 0)
    try run.press("ctrl-u")
    run.type("3")
    #expect(run.state.content.itemCount(inSection: 0) == 1)
    try run.press("ctrl-u")
    run.type("k")
    #expect(run.state.content.itemCount(inSection: 0) == 9, "it looks in the column that groups")
  }

  @Test func `X3.9 a record is shown by its key where no column titles records`() throws {
    let table = TestGrid([["a", "k"], ["b", "k"]])
      .titled(sections: ["one", "two"], columns: ["name", "kind"])
    let run = PickerRun.over(try grouped(Grid(table)), layout: .shelves)
    #expect(run.state.content.labels == [["one", "two"]])
  }

  @Test(arguments: [(999, 20), (1_000, 8)])
  func `X3.7 the widths come from the first thousand records`(number: Int, column: Int) throws {
    var rows = (0..<1_001).map { ["n\($0)", "k", "7"] }
    rows[number][0] = "abcdefghijklmnop"
    let run = PickerRun.over(
      try grouped(records(rows)), layout: .tabs, size: ScreenSize(lines: 8, columns: 60))
    let titles = run.state.frame().text(ofLine: 1)
    let place = try #require(titles.firstRange(of: "size")?.lowerBound)
    #expect(titles.distance(from: titles.startIndex, to: place) == column)
  }

  @Test func `P12.2 --only with the title column alone shows that column as cells`() {
    let run = PickerRun.over(records(rows)) { $0.options.only = [ColumnName("name")] }
    #expect(run.current == "n0")
    #expect(run.state.frame().text(ofLine: 1).contains("n0"))
  }
}
