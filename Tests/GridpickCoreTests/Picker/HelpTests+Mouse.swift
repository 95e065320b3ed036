import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The mouse in the help.
extension HelpTests {
  private func opened() throws -> PickerRun {
    var run = try rich()
    try run.press("?")
    return run
  }

  @Test func `S3.12 S3.14 a click chooses a row, and a double click runs its action`() throws {
    var run = try opened()
    run.click(at: 4, 14)
    #expect(try current(run)?.written == "peek")
    run.click(at: 4, 14)
    #expect(run.state.browsing.mode.panel != nil)
  }

  @Test func `S3.12 a press on a heading and the right button do nothing`() throws {
    var run = try opened()
    run.click(at: 1, 3)
    run.press(at: 1, 3)
    run.release()
    run.point(.press(.secondary, ScreenPoint(line: 6, column: 14)))
    #expect(try current(run)?.written == "accept")
    #expect(run.current == "r4c4")
  }

  @Test func `S3.12 a drag scrolls the help and moves nothing below it`() throws {
    var run = try opened()
    run.slide(from: ScreenPoint(line: 18, column: 14), to: ScreenPoint(line: 8, column: 14))
    #expect(!run.state.frame().text.contains("Pick\n"))
    #expect(try current(run) != nil)
    #expect(run.current == "r4c4")
  }

  @Test func `S3.12 the wheel chooses another row`() throws {
    var run = try opened()
    for _ in 0..<3 { run.point(.wheel(.down)) }
    run.wait(.seconds(1))
    let there = try current(run)?.written
    #expect(there != "accept")
    run.point(.wheel(.up))
    run.wait(.seconds(1))
    #expect(try current(run)?.written != there)
  }
}
