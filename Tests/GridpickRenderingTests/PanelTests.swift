import GridpickRendering
import GridpickScreen
import GridpickTestSupport
import Testing

struct PanelTests {
  private let lines = (1...9).map { "line \($0) of the panel" }

  private func picture(lines height: Int, firstLine: Int = 0) -> Picture {
    Picture(
      grid: TestGrid(rows: 30, columns: 9), size: ScreenSize(lines: height, columns: 40),
      panel: Panel(title: "Keys", lines: lines, firstLine: firstLine))
  }

  @Test func `a panel lies over the middle of the screen`() throws {
    try picture(lines: 15).verifyStyled("panel")
  }

  @Test(arguments: [0, 2, 4, 99])
  func `a panel that does not fit is scrolled, and no further than its end`(first: Int) throws {
    try picture(lines: 7, firstLine: first).verify("panel-from-\(first)")
  }

  @Test(arguments: [(15, 0), (11, 0), (10, 1), (7, 4), (3, 8)])
  func `a panel can be scrolled until its last line is seen`(height: Int, furthest: Int) {
    let panel = Panel(title: "Keys", lines: lines)
    #expect(panel.furthestLine(on: ScreenSize(lines: height, columns: 40)) == furthest)
  }

  @Test func `L6 a panel survives every size`() {
    for height in 1...14 {
      for width in 1...44 {
        var picture = picture(lines: height, firstLine: 3)
        picture.size.columns = width
        #expect(picture.frame.size == picture.size)
      }
    }
  }
}
