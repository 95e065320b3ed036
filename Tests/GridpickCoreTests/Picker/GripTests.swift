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
}
