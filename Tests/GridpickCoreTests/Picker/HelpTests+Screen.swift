import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The help as it is drawn.
extension HelpTests {
  @Test func `only the chosen row has a band`() throws {
    let theme = Theme(colorCount: 256, background: .black)
    var run = PickerRun(
      Grid(TestGrid(rows: 9, columns: 9)),
      settings: PickerSettings(layout: .sheet, look: Look(theme: theme, signs: .unicode)),
      size: ScreenSize(lines: 24, columns: 80))
    try run.press("? down down")
    let frame = run.state.frame()
    let body = 1..<23
    let banded = body.filter { frame.line($0)[76].style != .plain }
    let bar = run.state.settings.look.signs.bar
    #expect(banded == body.filter { frame.line($0).contains { $0.glyph == bar } })
    #expect(banded.count == 1)
  }
}
