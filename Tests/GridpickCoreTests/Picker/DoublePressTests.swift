import GridpickTestSupport
import Testing

@testable import GridpickCore

struct DoublePressTests {
  private let titled = Grid(
    TestGrid([["r0c0", "r0c1", "r0c2", "r0c3"], ["r1c0"], [], ["r3c0", nil]])
      .titled(sections: ["A", "B", "C", "D"], columns: ["w", "x", "y", "z"]))

  @Test(arguments: [(2, 12), (1, 1), (9, 5), (4, 11)])
  func `G9.4 after a click on no item a press is a single press and can drag`(
    line: Int, column: Int
  ) {
    var run = PickerRun.over(titled)
    run.click(at: line, column)
    run.press(at: line, column)
    let before = run.state.frame()
    run.drag(to: line, column + 9)
    #expect(run.state.frame() != before)
  }

  @Test(arguments: [("j", "r3c2"), ("x", "r2c2")])
  func `G9.3 a press after a key is a single press`(
    key: String, item: String
  ) throws {
    var run = PickerRun.over()
    run.click(at: 2, 15)
    try run.press(key)
    #expect(run.current == item)
    run.click(at: 2, 15)
    #expect(run.current == "r2c2")
    #expect(!run.told.contains(.picked(Pick(ItemID(section: 2, index: 2)))))
  }

  @Test func `P2.1 G9.2 a click on a gap goes there, and a second click picks nothing`() {
    var run = PickerRun.over(titled)
    run.click(at: 4, 4 + 7)
    #expect(run.current == "gap")
    run.press(at: 4, 4 + 7)
    #expect(run.told.isEmpty)
  }

  @Test(arguments: [(400, "picked 2,2"), (401, "nothing")])
  func `G9.3 a second press within 400 ms picks the item of the first`(pause: Int, told: String) {
    var run = PickerRun.over()
    run.click(at: 2, 15)
    #expect(run.tale == "moved 0,0>2,2; settled")
    run.wait(.milliseconds(pause))
    run.click(at: 2, 15)
    #expect(run.tale == told)
  }

  @Test(arguments: [(2, 12), (1, 1), (0, 5), (9, 5)])
  func `G9.4 a second press on no item picks nothing`(line: Int, column: Int) {
    var run = PickerRun.over(titled)
    run.click(at: line, column)
    run.click(at: line, column)
    #expect(!run.told.contains { if case .picked = $0 { true } else { false } })
  }

  @Test func `G9.3 a second press picks the item of the first even if it has moved`() {
    var run = PickerRun.cards()
    // In the middle r0c0; below it r1c0, which glides to the middle once it is clicked.
    run.click(at: 8, 15)
    #expect(run.tale == "moved 0,0>1,0")
    run.wait(.milliseconds(60))
    run.click(at: 8, 15)
    #expect(run.tale == "settled; picked 1,0")
  }

  @Test func `G9.3 a double press in a list that is flowed again still picks`() {
    var run = PickerRun.over(Grid(TestList(count: 60)))
    run.click(at: 1, 5)
    let item = run.current
    run.resize(to: ScreenSize(lines: 10, columns: 20))
    run.click(at: 1, 5)
    #expect(run.told.count == 1)
    guard case .picked(let pick)? = run.told.first, case .item(let id) = pick.things
    else { return }
    #expect(run.state.content.source.item(at: id)?.label == item)
  }

  @Test func `G9.5 in center focus a click on the current item picks`() {
    var run = PickerRun.cards()
    run.click(at: 5, 15)
    #expect(run.tale == "picked 0,0")
    var roaming = PickerRun.over()
    roaming.click(at: 0, 3)
    #expect(roaming.tale == "nothing")
  }
}
