import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The line below the cells that says where one is, and what is told without it.
struct StatusTests {
  private func run(hasStatus: Bool, lines: Int = 8) -> PickerRun {
    .over(size: ScreenSize(lines: lines, columns: 60)) { $0.options.hasStatus = hasStatus }
  }

  /// The last line of what is seen.
  private func last(_ run: PickerRun) -> String {
    String(
      run.state.frame().text.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
  }

  @Test func `L15.2 without a status line the cells use its line`() throws {
    var without = run(hasStatus: false)
    let with = run(hasStatus: true)
    #expect(last(with).contains("row 1/9") && last(with).contains("? help"))
    #expect(last(without).contains("r7c0") || last(without).contains("r6c0"))
    #expect(!without.state.frame().text.contains("row 1/9"))
    // Steps see one more line of cells.
    try without.press("pagedown")
    #expect(!without.state.frame().text.contains("help"))
  }

  @Test(arguments: [(false, 8), (true, 3)])
  func `L15.1 messages cover the last line until the next key`(
    hasStatus: Bool, lines: Int
  ) throws {
    var run = run(hasStatus: hasStatus, lines: lines)
    let before = last(run)
    try run.press(":")
    try run.press("4")
    #expect(last(run).hasPrefix("  :4  ") && !last(run).contains("r"))
    try run.press("escape")
    #expect(last(run) == before)
    run.take(.notice("the disk is full"))
    #expect(last(run).hasPrefix("  the disk is full  "))
    try run.press("x")
    #expect(last(run) == before)
  }

  @Test func `L15.2 the query is in the last line`() throws {
    var run = run(hasStatus: false)
    try run.press("/")
    try run.press("r")
    #expect(last(run).contains("r"))
    #expect(!last(run).contains("row"))
    try run.press("escape")
    #expect(!last(run).contains("/"))
  }
}
