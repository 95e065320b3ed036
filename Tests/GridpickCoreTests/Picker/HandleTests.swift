import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Title edges and bars in the hand (rule G16).
struct HandleTests {
  private func table(_ columns: [(title: String, items: [String])]) -> Grid {
    let rows = (0..<2).map { row in columns.map { $0.items[row] } }
    return Grid(TestGrid(rows).titled(columns: columns.map(\.title)))
  }

  private let names = ("Name", ["apricot jam", "bread"])
  private let prices = ("Price", ["12", "3"])
  private let notes = ("Note", ["sweet", "dark"])

  /// The columns of a title, with its gap.
  private func pitch(_ title: String, before next: String, _ run: PickerRun) throws -> Int {
    let titles = run.state.frame().text(ofLine: 0)
    let start = try #require(titles.firstRange(of: title)).lowerBound
    let end = try #require(titles.firstRange(of: next)).lowerBound
    return titles.distance(from: start, to: end)
  }

  @Test func `G16.3 a width set by hand goes with its title into newer data, until it is fitted`()
    throws
  {
    var run = PickerRun.over(
      table([names, prices, notes]), layout: .sheet, size: ScreenSize(lines: 6, columns: 60))
    #expect(try pitch("Name", before: "Price", run) == 13)
    run.press(at: 0, 13)
    run.drag(to: 0, 18)
    run.release()
    #expect(try pitch("Name", before: "Price", run) == 18)
    let newer = table([notes, names, prices])
    run.take(.replaced(ContentUpdate(newer, isComplete: true)))
    #expect(try pitch("Name", before: "Price", run) == 18)
    try run.press("home right _")
    #expect(try pitch("Name", before: "Price", run) == 13)
  }

  @Test func `a handle that was let go holds nothing`() {
    var run = PickerRun.over(
      table([names, prices, notes]), layout: .sheet, size: ScreenSize(lines: 6, columns: 60))
    run.press(at: 0, 13)
    run.drag(to: 0, 18)
    #expect(run.state.pointer.handle != nil)
    run.release()
    #expect(run.state.pointer.handle == nil)
  }

  @Test func `G16.4 a frozen column leaves half of the view to the others`() {
    var run = PickerRun.over(
      table([names, prices, notes]), layout: .sheet, size: ScreenSize(lines: 6, columns: 60)
    ) { $0.options.layout.frozen = 1 }
    run.press(at: 0, 13)
    run.drag(to: 0, 59)
    let items = run.state.placement.pagers.item(in: 0)
    #expect(items.lead == items.view / 2)
  }

  @Test func `G16.4 the edge of a column that scrolls stays in view`() {
    var run = PickerRun.over(
      table([names, prices, notes]), layout: .sheet, size: ScreenSize(lines: 6, columns: 60))
    run.press(at: 0, 13)
    run.drag(to: 0, 300)
    let items = run.state.placement.pagers.item(in: 0)
    #expect(items.track.span(of: 0).upperBound == items.view)
  }

  /// The place of the bar beside rows of which not all fit.
  private func bar(_ run: PickerRun) throws -> ScreenRect {
    try #require(run.state.placement.scrollBar(at: run.state.offsets)).pane
  }

  @Test func `G15.1 a press on the bar ends a glide`() throws {
    var run = PickerRun.cards()
    try run.press("down")
    run.wait(.milliseconds(40))
    #expect(run.told.isEmpty)
    let place = try bar(run)
    run.press(at: place.lines.lowerBound, place.columns.lowerBound)
    #expect(run.tale == "settled")
    #expect(run.state.controller.settlesAt == nil)
  }

  @Test func `G16.9 rows that arrive do not move a view whose bar is held`() throws {
    func data(_ count: Int) -> Grid { Grid(TestGrid(rows: count, columns: 3)) }
    var run = PickerRun.over(data(60))
    let place = try bar(run)
    run.press(at: 5, place.columns.lowerBound)
    run.drag(to: 6, place.columns.lowerBound)
    let held = run.state.offsets.section
    #expect(held > 0)
    run.take(.content(ContentUpdate(data(600), isComplete: false)))
    #expect(run.state.offsets.section == held)
  }
}
