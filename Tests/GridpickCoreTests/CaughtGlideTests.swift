import GridpickCore
import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickScreen
import GridpickTestSupport
import Testing

/// A flung list in one column, caught 60 ms after it was let go.
struct CaughtGlideTests {
  private func caught(_ snap: SnapKind) -> PickerRun {
    var run = PickerRun.over(
      .list(TestList(count: 1_000)), size: ScreenSize(lines: 24, columns: 80)
    ) {
      $0.options.columns = .fixed(1)
      $0.options.layout.snap = PerAxis(section: snap, item: snap)
    }
    run.press(at: 20, 40)
    for line in [17, 14, 11, 8, 5, 2] {
      run.wait(.milliseconds(12))
      run.drag(to: line, 40)
    }
    run.release()
    run.wait(.milliseconds(60))
    run.press(at: 20, 40)
    return run
  }

  private func body(_ run: PickerRun) -> [Substring] {
    run.state.frame().text.split(separator: "\n").dropLast()
  }

  /// Row and total, as the status line has them.
  private func place(_ run: PickerRun) -> Substring? {
    run.state.frame().text.split(separator: "\n").last?.split(separator: "·").first
  }

  @Test(arguments: [SnapKind.nearest, .free], [17, 23])
  func `G15 a caught glide that is held stays where it is seen`(snap: SnapKind, line: Int) {
    var run = caught(snap)
    for step in 1...3 {
      run.wait(.milliseconds(100))
      run.drag(to: 20 + step * (line - 20).signum(), 40)
    }
    run.wait(.milliseconds(500))
    let held = run.state.frame().text
    run.release()
    run.wait(.milliseconds(400))
    #expect(run.state.frame().text == held)
    #expect(body(run).contains { $0.contains(run.current) })
  }

  @Test(arguments: [SnapKind.nearest, .free])
  func `G15 a caught glide that is let go at once ends where it was going`(snap: SnapKind) {
    var run = caught(snap)
    let destination = run.current
    run.drag(to: 18, 40)
    run.drag(to: 20, 40)
    run.release()
    #expect(run.current == destination)
  }

  @Test func `G4 G15 what letting go would choose is drawn also while the pointer stands still`() {
    var run = caught(.nearest)
    run.drag(to: 17, 40)
    for _ in 0..<5 {
      run.wait(.milliseconds(100))
      var released = run
      let place = place(run)
      released.release()
      released.wait(.milliseconds(400))
      #expect(self.place(released) == place)
    }
    #expect(run.state.nextTick == nil)
  }

  @Test func `G4 G15 a glide caught on its way to the last card follows until it lies there`() {
    var run = PickerRun.cards(start: Position(section: 4, index: 7))
    run.slide(from: ScreenPoint(line: 5, column: 15), to: ScreenPoint(line: 5, column: 10))
    #expect(run.current == "r4c8")
    let before = run.state.frame().text
    run.press(at: 5, 15)
    run.drag(to: 5, 11)
    #expect(run.state.frame().text != before)
    var whole = run
    whole.drag(to: 5, 10)
    var settled = PickerRun.cards(start: Position(section: 4, index: 8))
    settled.wait(.zero)
    #expect(whole.state.frame().text == settled.state.frame().text)
  }

  @Test func `G4 G15 content caught on its way back from beyond an end does not jump`() {
    var run = PickerRun.cards()
    run.slide(from: ScreenPoint(line: 5, column: 5), to: ScreenPoint(line: 5, column: 17))
    run.wait(.milliseconds(20))
    run.press(at: 5, 5)
    let seen = run.state.frame().text
    run.drag(to: 5, 8)
    run.drag(to: 5, 5)
    #expect(run.state.frame().text == seen)
  }
}
