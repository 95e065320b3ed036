import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Drags of the whole picker, still held or just let go.
struct DragTests {
  @Test(arguments: Focus.allCases)
  func `G4.4 P10.3 during a drag the item to be chosen is drawn, and nothing is reported`(
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
      #expect(run.state.frame().text.contains("row \(row)/9 · column 5/9"), "at line \(line)")
    }
  }

  @Test func `G4.3 G4.4 content that fits can be dragged, and springs back`() {
    var run = PickerRun.over(Grid(TestGrid(rows: 2, columns: 2)))
    let before = run.state.frame()
    run.press(at: 5, 20)
    run.drag(to: 5, 11)
    // Two columns of the nine; what would be current goes by all of them.
    #expect(run.state.frame().text.hasPrefix(" …c0  r0c1"))
    #expect(run.state.frame().text.contains("row 1/2 · column 2/2"))
    run.drag(to: 5, 17)
    run.wait(.milliseconds(100))
    run.release()
    #expect(run.told.isEmpty)
    run.wait(.milliseconds(400))
    #expect(run.tale == "settled unchanged")
    #expect(run.state.frame() == before)
  }

  /// Rows of which ten are in view, and more to come from a reload.
  private func reloading(at row: Int) -> PickerRun {
    .over(
      Grid(TestGrid(rows: 40, columns: 3)), size: ScreenSize(lines: 11, columns: 40),
      start: Position(section: row, index: 0)
    ) { $0.canReload = true }
  }

  @Test(arguments: [
    (0, "moved 12,0>8,0; settled", "r8c0"), (5, "moved 12,0>3,0", "r3c0"),
    (6, "run reload 40", "r12c0"),
  ])
  func `G4.5 only a drag beyond an end asks for newer data, and then no position moves`(
    beyond: Int, tale: String, item: String
  ) {
    var run = reloading(at: 12)
    #expect(run.state.offsets.section == 4)
    run.slide(from: ScreenPoint(line: 1, column: 9), to: ScreenPoint(line: 5 + beyond, column: 9))
    #expect(run.tale == tale)
    #expect(run.current == item)
  }

  @Test func `G4.5 if a release would refresh, the item of the press is drawn as current`() {
    var run = reloading(at: 4)
    run.press(at: 1, 10)
    for (line, words, place) in [
      (5, "Pull to refresh", " 1/40"), (7, "Release to refresh", " 5/40"),
      (4, "Pull to refresh", " 2/40"),
    ] {
      run.drag(to: line, 10)
      #expect(run.state.frame().text.contains(words))
      #expect(run.state.frame().text.contains(place))
    }
  }
}
