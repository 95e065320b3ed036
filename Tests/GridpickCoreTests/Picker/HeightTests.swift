import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The number of lines that show everything (rule I1).
struct HeightTests {
  private func run(
    _ data: Grid, lines: Int = 1, isComplete: Bool = true, layout: Layout = .grid,
    _ change: (inout PickerSettings) -> Void = { _ in }
  ) -> PickerRun {
    var settings = PickerSettings(
      layout: layout, look: Look(theme: Theme(colorCount: 0), signs: .unicode))
    change(&settings)
    return PickerRun(
      data, isComplete: isComplete, settings: settings, size: ScreenSize(lines: lines, columns: 40))
  }

  private func rows(_ count: Int) -> Grid { Grid(TestGrid(rows: count, columns: 2)) }

  /// Below three lines of cells there would be no status line.
  @Test(arguments: [(0, 4), (1, 4), (3, 4), (4, 5), (5, 6), (19, 20), (20, 20), (100_000, 20)])
  func `I1.6 the height is that of the rows and the status line`(rows: Int, lines: Int) {
    #expect(run(self.rows(rows)).state.linesNeeded(upTo: 20) == lines)
  }

  @Test func `I1.6 the height is at most the permitted one`() {
    for most in 1...6 { #expect(run(rows(500)).state.linesNeeded(upTo: most) == most) }
  }

  @Test func `I1.6 titles, a banner and a query take lines of their own`() throws {
    #expect(run(rows(5)) { $0.title = "Title" }.state.linesNeeded(upTo: 20) == 7)
    var finding = run(rows(5))
    try finding.press("/")
    #expect(finding.state.linesNeeded(upTo: 20) == 7)
  }

  @Test func `I1.8 with a preview the picker has all the lines that it may have`() throws {
    let command = try CommandTemplate(Array("cat {}".utf8))
    for rows in [0, 3, 500] {
      #expect(
        run(self.rows(rows)) { $0.options.preview.command = command }.state.linesNeeded(upTo: 20)
          == 20)
    }
  }

  /// So that on so many lines the list lies as it does on all of them.
  @Test(arguments: [3, 9, 10, 30, 61, 500], [true, false])
  func `L12 a list has the same columns on fewer lines`(count: Int, isComplete: Bool) {
    let list = Grid(TestList(count: count))
    let needed = run(list, isComplete: isComplete).state.linesNeeded(upTo: 10)
    let (most, fewer) = (
      run(list, lines: 10, isComplete: isComplete), run(list, lines: needed, isComplete: isComplete)
    )
    #expect(fewer.state.content.columnCount == most.state.content.columnCount)
    #expect(fewer.state.content.sectionCount == most.state.content.sectionCount)
  }

  @Test func `I1.7 the height stays while a pointer is pressed`() {
    var run = run(rows(3), lines: 4, isComplete: false)
    run.take(.mouse(.press(.primary, ScreenPoint(line: 1, column: 3))))
    run.take(.content(ContentUpdate(rows(9), isComplete: false, notice: nil)))
    #expect(run.state.linesNeeded(upTo: 20) == 4)
    run.take(.mouse(.release(ScreenPoint(line: 1, column: 3))))
    #expect(run.state.linesNeeded(upTo: 20) == 10)
  }

  @Test func `I1 a notice is shown until a key is pressed`() throws {
    var run = run(rows(3), lines: 6)
    run.take(.notice("something"))
    #expect(run.state.frame().text.contains("something"))
    try run.press("Down")
    #expect(!run.state.frame().text.contains("something"))
  }
}
