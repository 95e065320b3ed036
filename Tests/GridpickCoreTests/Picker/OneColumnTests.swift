import GridpickTestSupport
import Testing

@testable import GridpickCore

/// A flat list that has one column.
struct OneColumnTests {
  private let long = "a_label_that_is_far_longer_than_all_the_others"

  /// More items than are measured, the longest behind them.
  private var list: TestList { TestList((0..<1_000).map(String.init) + [long]) }

  private func run(
    _ list: TestList, width: Int = 60, configure: (inout PickerSettings) -> Void = { _ in }
  ) -> PickerRun {
    .over(Grid(list), size: ScreenSize(lines: 6, columns: width), configure: configure)
  }

  @Test func `L2.3 a list in one column uses the whole view`() throws {
    var run = run(list) { $0.options.columns = .fixed(1) }
    try run.press("G")
    #expect(run.state.frame().text.contains(TestItem.shown(long)))
    run.click(at: 3, 50)
    #expect(run.current == "999")
  }

  @Test func `L12.1 L12.2 the labels decide how many columns fit, not the width of one column`() {
    #expect(run(list).state.content.columnCount == 11)
    let wide = TestList(Array(repeating: long, count: 9) + [long + long])
    let narrow = run(wide, width: 59)
    #expect(narrow.state.content.columnCount == 1)
    #expect(run(wide, width: 120).state.content.columnCount == 1)
  }

  @Test func `L2.2 --cell sets the width of one column`() throws {
    var run = run(list) {
      $0.options.columns = .fixed(1)
      $0.options.layout.cell = ScreenSize(lines: 1, columns: 9)
    }
    try run.press("G")
    #expect(!run.state.frame().text.contains(TestItem.shown(long)))
  }
}
