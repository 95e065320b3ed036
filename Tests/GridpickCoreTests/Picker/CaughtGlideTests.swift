import GridpickTestSupport
import Testing

@testable import GridpickCore

/// A flung list in one column, caught 60 ms after it was let go.
struct CaughtGlideTests {
  private var list: Grid { Grid(TestList(count: 1_000)) }

  private func flung(_ snap: SnapKind) -> PickerRun {
    var run = PickerRun.over(list, size: ScreenSize(lines: 24, columns: 80)) {
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
    return run
  }

  private func caught(_ snap: SnapKind) -> PickerRun {
    var run = flung(snap)
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

  @Test func `items that are redrawn let a glide go on`() {
    var run = flung(.nearest)
    let frame = run.state.frame()
    #expect(run.state.nextTick != nil)
    run.take(.redrawn(ContentUpdate(list, isComplete: true)))
    #expect(run.state.nextTick != nil)
    #expect(run.state.frame() == frame)
  }

  @Test(arguments: SnapKind.allCases)
  func `G15.1 a caught glide stands still while it is held, and opens no peek`(snap: SnapKind) {
    var run = caught(snap)
    let seen = run.state.frame()
    for pause in [16, 100, 500, 2_000] {
      run.wait(.milliseconds(pause))
      #expect(run.state.frame() == seen)
      #expect(run.told.isEmpty)
    }
    #expect(run.state.nextTick == nil)
  }

  @Test(arguments: [SnapKind.nearest, .free])
  func `G15.2 a release without a drag rests at the visible place, reported as a second move`(
    snap: SnapKind
  ) {
    var run = caught(snap)
    let destination = run.current
    let body = body(run)
    run.wait(.milliseconds(700))
    run.release()
    #expect(self.body(run) == body)
    #expect(run.told.count == 2 && run.told.last == .settled(changed: true))
    #expect(run.current != destination)
    #expect(body.contains { $0.contains(" \(run.current) ") || $0.hasSuffix(" \(run.current)") })
    run.wait(.milliseconds(400))
    #expect(self.body(run) == body)
    #expect(run.told.isEmpty)
  }

  @Test(arguments: [SnapKind.nearest, .free], [(17, 3), (23, -3)])
  func `G15.3 a drag of a caught glide counts from the visible place`(
    snap: SnapKind, drag: (line: Int, lines: Int)
  ) {
    var still = caught(snap)
    still.release()
    let seen = still.state.offsets.section
    var run = caught(snap)
    run.wait(.milliseconds(300))
    run.drag(to: drag.line, 40)
    #expect(run.state.offsets.section == seen + drag.lines)
    run.wait(.milliseconds(300))
    run.release()
    run.wait(.milliseconds(400))
    #expect(run.state.offsets.section == seen + drag.lines)
    guard snap == .nearest else { return }
    let moved = (run.state.position?.section ?? 0) - (still.state.position?.section ?? 0)
    #expect(moved == drag.lines)
  }

  @Test(arguments: [SnapKind.half, .step])
  func `G15.2 with half and step a caught glide continues to its target`(snap: SnapKind) {
    var run = caught(snap)
    let destination = run.current
    run.wait(.milliseconds(700))
    run.release()
    #expect(!run.told.contains { if case .moved = $0 { true } else { false } })
    #expect(run.current == destination)
  }

  @Test func `G4.4 G15.3 the item that a release would choose is drawn while the pointer rests`() {
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

  @Test func `G4.1 G15.3 a glide caught before the last card can be dragged as far as that card`() {
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

  @Test func `G15.1 content caught on its way back from beyond an end does not jump`() {
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
