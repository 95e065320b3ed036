import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The body begins at column 1, or at 4 beside section titles; a cell is 6 columns wide.
struct ClickTests {
  private let titled = Grid(
    TestGrid([["r0c0", "r0c1", "r0c2", "r0c3"], ["r1c0"], [], ["r3c0", nil]])
      .titled(sections: ["A", "B", "C", "D"], columns: ["w", "x", "y", "z"]))

  @Test(arguments: [
    (0, 1, "r0c0"), (0, 6, "r0c0"), (0, 7, "r0c1"), (3, 13, "r3c2"), (8, 36, "r8c5"),
    // The seventh column is cut by the edge, and comes into view.
    (2, 37, "r2c6"),
  ])
  func `G9.2 a click anywhere in the pitch of an item goes to the item`(
    line: Int, column: Int, item: String
  ) {
    var run = PickerRun.over()
    run.click(at: line, column)
    #expect(run.current == item)
    #expect(run.tale == (item == "r0c0" ? "nothing" : "moved 0,0>\(place(item)); settled"))
    #expect(run.state.frame().text.contains(item))
  }

  @Test func `G9.2 a click on a title goes to its section or column`() {
    var run = PickerRun.over(titled)
    let column = 4
    run.click(at: 0, column + 13)
    #expect(run.tale == "moved 0,0>0,2; settled")
    run.click(at: 2, 1)
    #expect(run.tale == "moved 0,2>1,0; settled")
    // The column asked for is kept, in the short row and past the empty one.
    run.click(at: 3, 1)
    #expect(run.current == "empty section")
    run.click(at: 4, 1)
    #expect(run.current == "gap")
    run.click(at: 1, 1)
    #expect(run.current == "r0c2")
  }

  @Test func `G9.2 a click on a heading goes to its shelf`() {
    let shelves = TestGrid([["a0", "a1"], ["b0", "b1"], ["c0"]]).titled(sections: ["A", "B", "C"])
    var run = PickerRun.over(Grid(shelves), layout: .shelves)
    // A shelf takes three lines: its heading, its items and a blank one.
    for (line, item) in [(3, "b0"), (6, "c0"), (0, "a0")] {
      run.click(at: line, 20)
      #expect(run.current == item)
    }
  }

  @Test(arguments: [(2, 12), (3, 5), (4, 20), (5, 5), (0, 0), (0, 1), (9, 5), (2, 39), (8, 1)])
  func `G9.2 a click on blank space does nothing`(line: Int, column: Int) {
    var run = PickerRun.over(titled)
    let before = run.state.frame()
    run.click(at: line, column)
    #expect(run.told.isEmpty)
    #expect(run.state.frame() == before)
  }

  @Test func `T3.3 blank space after the last page is no item`() throws {
    var run = PickerRun.over(Grid(TestGrid(rows: 4, columns: 1))) {
      $0.options.layout.end = .spacer
    }
    run.slide(from: ScreenPoint(line: 3, column: 3), to: ScreenPoint(line: 1, column: 3))
    run.wait(.seconds(1))
    #expect(run.state.offsets.section == 2)
    run.click(at: 3, 3)
    #expect(run.told.isEmpty)
    try run.press("down down down down")
    #expect(run.current == "r3c0")
  }

  @Test func `G9.2 in a view that does not snap a click hits the visible item`() {
    var run = PickerRun.over(Grid(TestGrid(rows: 40, columns: 3))) {
      $0.options.layout.snap = PerAxis(section: .free, item: .free)
    }
    run.slide(from: ScreenPoint(line: 8, column: 3), to: ScreenPoint(line: 5, column: 3))
    run.wait(.milliseconds(400))
    #expect(run.current == "r3c0")
    let seen = run.state.frame()
    run.press(at: 4, 3)
    run.point(.press(.other, ScreenPoint(line: 4, column: 3)))
    #expect(run.state.frame() == seen)
    run.click(at: 4, 3)
    #expect(run.current == "r7c0")
  }

  @Test func `G15.1 G9.3 a press that stops a glide neither clicks nor begins a double click`() {
    var run = PickerRun.cards()
    run.click(at: 8, 15)
    run.wait(.milliseconds(20))
    run.click(at: 3, 3)
    #expect(run.told.isEmpty)
    run.press(at: 3, 3)
    #expect(run.told.isEmpty)
    run.release()
    run.wait(.milliseconds(400))
    #expect(run.current == "r1c0")
  }

  @Test func `G15.1 a press after the end of a glide is a click`() {
    var run = PickerRun.cards()
    run.click(at: 8, 15)
    run.skip(.milliseconds(120))
    run.click(at: 8, 16)
    #expect(run.tale == "settled; moved 1,0>2,0")
  }

  @Test(arguments: [(-5, 15, "r0c2"), (3, 900, "nothing"), (900, 15, "nothing")])
  func `G14.1 a press outside the window goes to the nearest cell`(
    line: Int, column: Int, item: String
  ) {
    var run = PickerRun.over(start: Position(section: 4, index: 4))
    run.click(at: line, column)
    #expect(run.current == (item == "nothing" ? "r4c4" : item))
  }

  private func place(_ item: String) -> String {
    item.filter(\.isNumber).map(String.init).joined(separator: ",")
  }
}
