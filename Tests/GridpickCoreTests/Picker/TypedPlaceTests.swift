import GridpickTestSupport
import Testing

@testable import GridpickCore

/// A place that is typed behind a colon (rule P5).
struct TypedPlaceTests {
  private var run: PickerRun {
    .over(
      Grid(TestGrid(rows: 40, columns: 9)), size: ScreenSize(lines: 10, columns: 60),
      start: Position(section: 4, index: 4))
  }

  @Test(arguments: [
    (": 1 2 enter", "r11c4"), (": 1 2 , 3 enter", "r11c2"), (": , 3 enter", "r4c2"),
    (": 9 9 enter", "r39c4"), (": 1 , 9 9 enter", "r0c8"), (": x 1 , , 2 enter", "r0c1"),
  ])
  func `P5.6 P5.7 P5.9 P5.10 rows and columns count from 1, and higher numbers mean the end`(
    keys: String, item: String
  ) throws {
    var run = run
    try run.press(keys)
    #expect(run.current == item)
  }

  @Test func `P5.8 in a flat list a number means an item`() throws {
    var run = PickerRun.over(Grid(TestList(count: 40))) { $0.options.columns = .fixed(4) }
    try run.press(": 1 0 enter")
    #expect(run.current == "9")
    #expect(run.state.position == Position(section: 2, index: 1))
    #expect(run.state.frame().text.contains(" 10/40"))
  }

  @Test(arguments: ["escape", "backspace backspace", nil])
  func `P5.6 P5.11 Esc, an empty line and a press leave the prompt`(keys: String?) throws {
    var run = run
    let before = run.state.frame().text
    try run.press(": 5")
    #expect(run.state.frame().text.contains(" :5 "))
    if let keys {
      try run.press(keys)
    } else {
      run.press(at: 9, 59)
      run.release()
    }
    #expect(run.state.frame().text == before)
    try run.press("down")
    #expect(run.current == "r5c4")
  }
}
