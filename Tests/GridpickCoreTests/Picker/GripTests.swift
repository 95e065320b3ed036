import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The part of the screen that a press grabs.
struct GripTests {
  /// Line 0 has cells, line 9 the status; column 39 is margin.
  @Test(arguments: [(5, 20), (9, 20), (5, 39)])
  func `G13.1 a press anywhere drags the whole grid`(line: Int, column: Int) {
    var run = PickerRun.over(start: .init(section: 4, index: 4))
    run.press(at: line, column)
    run.drag(to: line - 3, column)
    run.wait(.milliseconds(200))
    run.release()
    #expect(run.current == "r7c4")
  }

  /// A shelf takes three lines: its heading, its items and a blank one.
  private func shelves(banner: [String] = []) -> PickerRun {
    let grid = TestGrid(rows: 3, columns: 30).titled(sections: ["A", "B", "C"])
    return .over(Grid(grid), layout: .shelves, size: ScreenSize(lines: 16, columns: 40)) {
      $0.options.layout.cell = ScreenSize(lines: 1, columns: 6)
      $0.banner = banner
    }
  }

  @Test func `G13.2 a drag that begins on a heading moves the shelf below it`() {
    var run = shelves()
    run.slide(from: ScreenPoint(line: 3, column: 30), to: ScreenPoint(line: 3, column: 12))
    #expect(run.current == "r1c3")
    #expect((0..<3).map { run.state.offsets.item(in: $0) } == [0, 18, 0])
  }

  @Test func `G13.2 a drag of another shelf that springs back keeps the current item`() {
    var run = shelves()
    run.slide(from: ScreenPoint(line: 7, column: 30), to: ScreenPoint(line: 7, column: 27))
    run.wait(.seconds(1))
    #expect(run.current == "r0c0")
    run.slide(from: ScreenPoint(line: 7, column: 30), to: ScreenPoint(line: 7, column: 18))
    #expect(run.current == "r2c2")
  }

  @Test func `G13.3 a drag that begins on the banner moves the current shelf`() throws {
    var run = shelves(banner: ["one", "two"])
    try run.press("down")
    #expect(run.current == "r1c0")
    run.slide(from: ScreenPoint(line: 0, column: 30), to: ScreenPoint(line: 0, column: 12))
    #expect(run.current == "r1c3")
  }

  @Test func `G13.3 a drag that begins on a title beside the cells moves the current row`() {
    let grid = TestGrid(rows: 3, columns: 30).titled(sections: ["first", "second", "third"])
    var run = PickerRun.over(Grid(grid), start: Position(section: 1, index: 9)) {
      $0.options.layout.linkage = .independent
    }
    run.slide(from: ScreenPoint(line: 2, column: 2), to: ScreenPoint(line: 2, column: 14))
    #expect(run.current == "r1c7")
  }

  @Test func `G13.3 a drag that begins on the tabs moves the current list`() throws {
    let grid = TestGrid(rows: 3, columns: 30).titled(sections: ["A", "B", "C"])
    var run = PickerRun.over(Grid(grid), layout: .tabs)
    try run.press("right")
    #expect(run.current == "r1c0")
    run.slide(from: ScreenPoint(line: 0, column: 3), to: ScreenPoint(line: -4, column: 3))
    #expect(run.current == "r1c4")
  }
}
