import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Letters before what is in view, typed to go there.
struct JumpTests {
  private static let many = ScreenSize(lines: 101, columns: 253)

  /// A hundred rows of fifty columns in view.
  private func run() -> (run: PickerRun, counter: HugeGrid.Counter) {
    let grid = HugeGrid(sectionCount: 1_000, columnCount: 50, label: "abc")
    return (.over(.grid(Grid(grid)), size: Self.many), grid.counter)
  }

  @Test func `J1.1 labels of 5,000 items in view ask for no more than twice the items of a frame`()
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
    #expect(counter.take().items <= 2 * usual)
    #expect(run.state.labelledItems.count == 5_000)
    _ = counter.take()
    try run.press("a a")
    #expect(counter.take().items <= 2 * usual)
  }

  @Test func `J1 labels of 5,000 items in view take no more than twice the time of a frame`()
    throws
  {
    var (run, _) = run()
    let clock = ContinuousClock()
    func time(of state: PickerState) -> Duration {
      (0..<6).map { _ in clock.measure { _ = state.frame() } }.min() ?? .zero
    }
    let usual = run.state
    try run.press("F")
    // What else the machine does may hold up any one of them.
    let isCheap = (0..<6).contains { _ in time(of: run.state) <= time(of: usual) * 2 }
    #expect(isCheap)
  }
}
