import GridpickTestSupport
import Testing

@testable import GridpickCore

struct WheelTests {
  private let middle = Position(section: 4, index: 4)

  @Test(arguments: [
    (Direction.up, "3,4"), (.down, "5,4"), (.left, "4,3"), (.right, "4,5"),
  ])
  func `G12.1 G12.2 a notch is a step, and reports the same as a key`(
    direction: Direction, place: String
  ) {
    var run = PickerRun.over(start: middle)
    run.point(.wheel(direction))
    #expect(run.tale == "moved 4,4>\(place); settled")
  }

  @Test(arguments: [(1, "5,4"), (3, "7,4"), (9, "8,4")])
  func `G12.1 a notch of several steps is reported once`(steps: Int, place: String) {
    var run = PickerRun.over(start: middle) { $0.options.wheelSteps = steps }
    run.point(.wheel(.down))
    #expect(run.tale == "moved 4,4>\(place); settled")
  }

  @Test func `G12.1 with small pages every notch is a step`() {
    var run = PickerRun.over()
    for _ in 0..<4 { run.point(.wheel(.down)) }
    #expect(run.current == "r4c0")
  }

  @Test(arguments: [(0, 1), (150, 1), (151, 2)])
  func `G12.5 with large pages notches within 150 ms of each other are one step`(
    pause: Int, steps: Int
  ) {
    var run = PickerRun.over(layout: .cards, size: ScreenSize(lines: 16, columns: 40))
    run.point(.wheel(.down))
    #expect(run.tale == "moved 0,0>1,0")
    run.wait(.milliseconds(pause))
    run.point(.wheel(.down))
    #expect(run.current == "r\(steps)c0")
  }

  @Test(arguments: [
    (Direction.down, Direction.up, "r4c4"), (.down, .left, "r5c3"),
    (.left, .down, "r5c3"), (.right, .left, "r4c4"), (.up, .right, "r3c5"),
  ])
  func `G12.5 with large pages a notch in another direction is a new step`(
    first: Direction, second: Direction, item: String
  ) {
    var run = PickerRun.over(
      layout: .cards, size: ScreenSize(lines: 16, columns: 40), start: middle)
    run.point(.wheel(first))
    run.wait(.milliseconds(50))
    run.point(.wheel(second))
    #expect(run.current == item)
  }

  @Test func `G12.5 a notch that scrolls a panel does not count for the grid`() throws {
    var run = PickerRun.over(layout: .cards, size: ScreenSize(lines: 16, columns: 40))
    try run.press("?")
    run.point(.wheel(.down))
    try run.press("escape")
    run.point(.wheel(.down))
    #expect(run.current == "r1c0")
  }

  @Test func `G12.5 notches that keep coming stay one step`() {
    var run = PickerRun.over(layout: .cards, size: ScreenSize(lines: 16, columns: 40))
    for _ in 0..<9 {
      run.point(.wheel(.right))
      run.wait(.milliseconds(100))
    }
    #expect(run.current == "r0c1")
  }

  @Test func `G12.3 the highlight keeps its place on the screen while it can`() {
    var run = PickerRun.over(
      Grid(TestGrid(rows: 40, columns: 3)), size: ScreenSize(lines: 11, columns: 40),
      start: Position(section: 4, index: 1))
    var rows: [[Int]] = []
    for direction in [Direction](repeating: .down, count: 38) + [.up, .up] {
      run.point(.wheel(direction))
      rows.append([run.state.offsets.section, run.state.position?.section ?? 0])
    }
    // 40 rows, 10 in view: the content goes as far as it can, then the highlight.
    #expect(rows[0] == [1, 5] && rows[29] == [30, 34] && rows[30] == [30, 35])
    #expect(rows[37] == [30, 39] && rows[38] == [29, 38] && rows[39] == [28, 37])
  }

  @Test func `G12.2 a notch sideways is one step, even if a notch down is several`() {
    var run = PickerRun.over(layout: .sheet, start: middle) { $0.options.wheelSteps = 3 }
    run.point(.wheel(.right))
    #expect(run.tale == "moved 4,4>4,5; settled")
    run.point(.wheel(.down))
    #expect(run.tale == "moved 4,5>7,5; settled")
  }

  @Test func `G12.3 after a free drag sideways a notch down moves nothing sideways`() {
    var run = PickerRun.over(
      Grid(TestGrid(rows: 40, columns: 20)), size: ScreenSize(lines: 11, columns: 40)
    ) { $0.options.layout.snap = PerAxis(section: .free, item: .free) }
    run.slide(from: ScreenPoint(line: 3, column: 30), to: ScreenPoint(line: 3, column: 6))
    run.wait(.seconds(2))
    let offset = run.state.offsets.item(in: 0)
    #expect(offset == 24)
    for direction in [Direction.down, .down, .up] {
      run.point(.wheel(direction))
      #expect(run.state.offsets.item(in: 0) == offset)
    }
  }

  @Test(arguments: [false, true])
  func `L4.3 a notch closes the banner before it steps`(cycles: Bool) {
    var run = PickerRun.over(Grid(TestGrid(rows: 40, columns: 3))) {
      $0.banner = ["one", "two"]
      $0.options.cycles = cycles
    }
    for _ in 0..<2 {
      run.point(.wheel(.down))
      #expect(run.current == "r0c0")
    }
    run.point(.wheel(.down))
    #expect(run.tale == "moved 0,0>1,0; settled")
    for _ in 0..<3 { run.point(.wheel(.up)) }
    #expect(run.current == "r0c0")
    #expect(run.state.frame().text.split(separator: "\n").first?.hasPrefix("  one ") == true)
  }

  @Test func `G12.6 during a drag the wheel is ignored`() {
    var run = PickerRun.cards(start: middle)
    run.press(at: 5, 15)
    run.drag(to: 2, 15)
    let before = run.state.frame()
    run.point(.wheel(.down))
    #expect(run.told.isEmpty)
    #expect(run.state.frame() == before)
    run.release()
    #expect(run.tale == "moved 4,4>5,4")
  }

  @Test func `G9.6 if a notch moves an item under a press, it is not clicked`() {
    var run = PickerRun.over(Grid(TestGrid(rows: 90, columns: 3)), start: middle)
    run.press(at: 8, 3)
    for _ in 0..<9 { run.point(.wheel(.down)) }
    run.release()
    #expect(run.told.isEmpty)
    #expect(run.current == "r13c2")
  }

  @Test func `G8.6 a notch ends a glide and then acts`() {
    var run = PickerRun.cards(start: middle)
    run.point(.wheel(.down))
    run.wait(.milliseconds(40))
    run.point(.wheel(.right))
    #expect(run.tale == "settled; moved 5,4>5,5")
  }

  @Test(arguments: [
    (Position(section: 0, index: 0), Direction.up, "8,0"),
    (Position(section: 8, index: 3), .down, "0,3"), (Position(section: 2, index: 0), .left, "2,8"),
    (Position(section: 2, index: 8), .right, "2,0"),
  ])
  func `P5.1 P5.2 G12.4 with cycling the wheel wraps`(
    start: Position, direction: Direction, end: String
  ) {
    var cycling = PickerRun.over(start: start) { $0.options.cycles = true }
    cycling.point(.wheel(direction))
    #expect(cycling.tale == "moved \(start.section),\(start.index)>\(end); settled")
    var run = PickerRun.over(start: start)
    run.point(.wheel(direction))
    #expect(run.told.isEmpty)
  }

  @Test(arguments: [false, true])
  func `G12.4 a notch down at the end asks for more, unless it wraps`(cycles: Bool) {
    var run = PickerRun.over(
      Grid(TestGrid(rows: 40, columns: 3)), start: Position(section: 39, index: 1)
    ) {
      $0.canLoadMore = true
      $0.options.cycles = cycles
    }
    run.point(.wheel(.down))
    #expect(run.tale == (cycles ? "moved 39,1>0,1; settled" : "run more 40"))
  }

  @Test(arguments: [Direction.up, .down, .left, .right])
  func `P3.2 in an empty grid the wheel does nothing`(direction: Direction) {
    var run = PickerRun.over(Grid(TestGrid([])))
    run.point(.wheel(direction))
    #expect(run.told.isEmpty)
  }
}
