import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The help as it is drawn.
extension HelpTests {
  @Test func `a scroll bar stands in the last of twenty columns or more`() {
    func bar(_ columns: Int) -> Int {
      HelpGeometry(ScreenSize(lines: 10, columns: columns), isNarrowed: false).bar.columns.count
    }
    #expect(bar(20) == 1 && bar(80) == 1)
    #expect(bar(19) == 0)
  }

  @Test func `the chosen row stands on a band, and no other does`() throws {
    let theme = Theme(colorCount: 256, background: .black)
    var run = PickerRun(
      .grid(Grid(TestGrid(rows: 9, columns: 9))),
      settings: PickerSettings(layout: .sheet, look: Look(theme: theme, signs: .unicode)),
      size: ScreenSize(lines: 24, columns: 80))
    try run.press("? down down")
    let frame = run.state.frame()
    let body = HelpGeometry(frame.size, isNarrowed: false).body
    let banded = body.lines.filter { frame.line($0)[body.columns.upperBound - 4].style != .plain }
    let bar = run.state.settings.look.signs.bar
    #expect(banded == body.lines.filter { frame.line($0).contains { $0.glyph == bar } })
    #expect(banded.count == 1)
  }
}
