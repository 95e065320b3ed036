import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Drags of the whole picker, still held or just let go.
struct DragTests {
  @Test(arguments: Focus.allCases)
  func `G4.4 G4.8 during a drag the item to be chosen is drawn, and nothing is reported`(
    focus: Focus
  ) {
    var run = PickerRun.over(start: Position(section: 4, index: 4)) {
      $0.options.layout.focus = focus
    }
    run.press(at: 6, 20)
    for (line, row) in [(4, 7), (3, 8), (6, 5), (8, 3)] {
      run.drag(to: line, 20)
      #expect(run.told.isEmpty)
      #expect(run.current == "r4c4")
      #expect(run.state.frame().text.contains("\(row)/9 · 5/9"), "at line \(line)")
    }
  }

  @Test func `G4.3 G4.4 content that fits follows the pointer too, and springs back`() {
    var run = PickerRun.over(.grid(Grid(TestGrid(rows: 2, columns: 2))))
    let before = run.state.frame()
    run.press(at: 5, 20)
    run.drag(to: 5, 11)
    // Half of the nine, rounded towards rest; what would be current goes by all of them.
    #expect(run.state.frame().text.hasPrefix("    r0c1"))
    #expect(run.state.frame().text.contains("1/2 · 2/2 "))
    run.drag(to: 5, 17)
    run.wait(.milliseconds(100))
    run.release()
    #expect(run.told.isEmpty)
    run.wait(.milliseconds(400))
    #expect(run.tale == "settled unchanged")
    #expect(run.state.frame() == before)
  }

  @Test(arguments: [
    // A page has two lines; a tie goes to the page nearer by.
    (4, "r2c4"), (2, "r3c4"), (-2, "r5c4"), (-3, "r5c4"), (-4, "r6c4"), (-40, "r8c4"),
  ])
  func `G7.1 a drag over pages moves as many steps`(lines: Int, item: String) {
    for focus in Focus.allCases {
      var run = PickerRun.over(start: Position(section: 4, index: 4)) {
        $0.options.layout.focus = focus
        $0.options.layout.cell = ScreenSize(lines: 2, columns: 6)
      }
      run.slide(from: point(4, 9), to: point(4 + lines, 9))
      #expect(run.current == item)
    }
  }

  private func point(_ line: Int, _ column: Int) -> ScreenPoint {
    ScreenPoint(line: line, column: column)
  }
}
