import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Letters before what is in view, typed to go there.
struct JumpTests {
  private static let many = ScreenSize(lines: 101, columns: 253)

  /// A hundred rows of fifty columns in view.
  private func run() -> (run: PickerRun, counter: HugeGrid.Counter) {
    let grid = HugeGrid(sectionCount: 1_000, columnCount: 50, label: "abc")
    return (.over(Grid(grid), size: Self.many), grid.counter)
  }

  @Test func `J1.1 labels of 5,000 items in view read at most twice the items of a frame`()
    throws
  {
    var (run, counter) = run()
    _ = counter.take()
    _ = run.state.frame()
    let usual = counter.take().items
    #expect(usual >= 5_000)
    try run.press("F")
    _ = counter.take()
    _ = run.state.frame()
    // The status line reads the current item.
    #expect(counter.take().items <= 2 * usual + 2)
    #expect(run.state.labelledItems.count == 5_000)
    _ = counter.take()
    try run.press("a a")
    #expect(counter.take().items <= 2 * usual + 2)
  }

  @Test func `J1.7 the view does not move to an item that is fully visible`() throws {
    var run = PickerRun.over(
      Grid(TestGrid(rows: 40, columns: 3)), size: ScreenSize(lines: 8, columns: 40))
    // A step to the last of the seven rows in view would look ahead.
    try run.press("F j a")
    #expect(run.current == "r6c0")
    #expect(run.state.offsets.section == 0)
  }

  @Test func `J1.7 the view moves to a partly visible item only as far as needed`() throws {
    var run = PickerRun.over(
      Grid(TestGrid(rows: 40, columns: 20)), size: ScreenSize(lines: 9, columns: 40)
    ) { $0.options.layout.cell = ScreenSize(lines: 3, columns: 10) }
    let label = try #require(run.state.jumpLabels.places[Position(section: 2, index: 3)])
    let body = run.state.placement.panes.body.size
    try run.press("F")
    run.type(label)
    #expect(run.current == "r2c3")
    #expect(run.state.offsets.section == 9 - body.lines && body.lines < 9)
    #expect(run.state.offsets.item(in: 0) == 40 - body.columns && body.columns < 40)
  }

  @Test func `J2.6 pasted text is ignored while labels are shown`() throws {
    var run = PickerRun.over()
    try run.press("F")
    let before = run.state.frame()
    run.take(.pasted("sd"))
    #expect(run.told.isEmpty)
    #expect(run.state.frame() == before)
    try run.press("s d")
    #expect(run.current == "r1c2")
  }
}
