import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The mouse in the help.
extension HelpTests {
  @Test func `S3.14 S3.16 a click chooses, and a double click does it`() throws {
    var run = try rich()
    try run.press("?")
    run.click(at: 5, 14)
    #expect(try help(run).chosenRow?.written == "peek")
    run.press(at: 5, 14)
    #expect(run.state.browsing.mode.panel != nil)
    run.release()
    #expect(run.state.browsing.mode.panel != nil)
  }

  @Test func `S3.14 a press beside the rows, a drag and the right button do nothing`() throws {
    var run = try rich()
    try run.press("?")
    run.click(at: 2, 14)
    run.press(at: 2, 14)
    run.release()
    run.press(at: 6, 14)
    run.drag(to: 3, 14)
    run.release()
    run.point(.press(.secondary, ScreenPoint(line: 6, column: 14)))
    #expect(try help(run).chosen == 0)
    #expect(run.current == "r4c4")
  }

  @Test func `S3.14 the wheel chooses`() throws {
    var run = try rich()
    try run.press("?")
    for _ in 0..<3 { run.point(.wheel(.down)) }
    #expect(try help(run).chosen == 3)
    run.point(.wheel(.up))
    #expect(try help(run).chosen == 2)
  }
}
