import GridpickTestSupport
import Testing

@testable import GridpickCore

struct CancelTests {
  /// Two lines into a page of four, from where it springs back, and with speed enough to go on.
  private func dragged(_ lines: Int = 2) -> PickerRun {
    var run = PickerRun.cards(start: Position(section: 4, index: 4))
    run.press(at: 5, 15)
    run.drag(to: 5 - lines, 15)
    return run
  }

  private var rest: Frame { PickerRun.cards(start: Position(section: 4, index: 4)).state.frame() }

  @Test func `G11.1 G11.2 Esc only ends the gesture, and the content springs back`() throws {
    var run = dragged(4)
    try run.press("escape")
    #expect(run.told.isEmpty)
    run.drag(to: 0, 15)
    run.release()
    #expect(run.told.isEmpty)
    run.wait(.milliseconds(400))
    #expect(run.tale == "settled unchanged")
    #expect(run.state.frame() == rest)
    try run.press("escape")
    #expect(run.tale == "cancelled")
  }

  @Test func `G11.1 G11.2 Esc ends a press too`() throws {
    var run = PickerRun.over()
    run.press(at: 3, 3)
    try run.press("escape")
    run.release()
    #expect(run.told.isEmpty)
    #expect(run.current == "r0c0")
  }

  @Test func `G11.3 another key cancels and then acts`() throws {
    var run = dragged(4)
    try run.press("right")
    #expect(run.tale == "settled unchanged; moved 4,4>4,5")
    run.release()
    #expect(run.told.isEmpty)
    run = dragged(4)
    try run.press("enter")
    #expect(run.tale == "settled unchanged; picked 4,4")
    run = dragged(4)
    try run.press("x")
    #expect(run.tale == "settled unchanged")
    // Another key takes back the remark about a key without an action.
    try run.press(": escape")
    #expect(run.state.frame() == rest)
  }

  @Test func `G11.1 G11.2 another button cancels at once, and the rest of the gesture is ignored`()
  {
    var run = dragged(4)
    let point = ScreenPoint(line: 1, column: 15)
    run.point(.press(.other, point))
    #expect(run.tale == "settled unchanged")
    #expect(run.state.frame() == rest)
    run.point(.motion(.other, point))
    run.drag(to: 0, 15)
    run.release()
    #expect(run.told.isEmpty)
    #expect(run.state.frame() == rest)
  }

  @Test func `G11.1 a second press cancels at once and is a press itself`() {
    var run = dragged(4)
    run.press(at: 5, 15)
    #expect(run.tale == "settled unchanged")
    #expect(run.state.frame() == rest)
    run.drag(to: 5, 5)
    run.release()
    #expect(run.current == "r4c5")
  }

  @Test func `G11.1 motion with no button down cancels, and the content springs back`() {
    var run = dragged(4)
    run.point(.motion(nil, ScreenPoint(line: 1, column: 15)))
    #expect(run.told.isEmpty)
    #expect(run.state.frame() != rest)
    run.wait(.milliseconds(400))
    #expect(run.tale == "settled unchanged")
    #expect(run.state.frame() == rest)
  }

  @Test func `G11.1 G11.2 a resize cancels a drag at once`() {
    var run = dragged(4)
    run.resize(to: ScreenSize(lines: 13, columns: 37))
    #expect(run.tale == "settled unchanged")
    let frame = run.state.frame()
    run.drag(to: 0, 15)
    run.release()
    #expect(run.told.isEmpty)
    #expect(run.state.frame() == frame)
    #expect(run.current == "r4c4")
  }

  @Test func `G11.2 without a gesture nothing is cancelled`() {
    var run = PickerRun.over()
    let before = run.state.frame()
    let point = ScreenPoint(line: 3, column: 3)
    let strays: [MouseEvent] = [
      .press(.other, point), .motion(.other, point), .motion(nil, point), .release(point),
      .motion(.primary, point),
    ]
    for event in strays {
      run.point(event)
      #expect(run.told.isEmpty)
    }
    #expect(run.state.frame() == before)
    run.click(at: 2, 15)
    #expect(run.current == "r2c2")
  }
}
