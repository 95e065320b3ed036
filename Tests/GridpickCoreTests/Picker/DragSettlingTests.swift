import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The effects of a release; cells are 4 lines and 10 columns, as cards.
struct DragSettlingTests {
  private func cards(configure: (inout PickerSettings) -> Void = { _ in }) -> PickerRun {
    .cards(start: Position(section: 4, index: 4), configure: configure)
  }

  @Test func `P10.1 P10.3 a drag reports moved once and settled once`() {
    var run = cards()
    run.slide(from: point(5, 15), to: point(2, 15))
    #expect(run.tale == "moved 4,4>5,4")
    run.wait(.milliseconds(399))
    #expect(run.told.isEmpty)
    run.wait(.milliseconds(1))
    #expect(run.tale == "settled")
    run.wait(.seconds(2))
    #expect(run.told.isEmpty)
  }

  @Test func `P10.1 a drag that springs back reports settled without a move`() {
    var run = cards()
    run.slide(from: point(5, 15), to: point(5, 11))
    #expect(run.told.isEmpty)
    run.wait(.milliseconds(400))
    #expect(run.tale == "settled unchanged")
    #expect(run.current == "r4c4")
  }

  @Test(arguments: [
    // Five columns of ten, so that five are left: 3 · 5 ÷ speed, within 120 and 400 ms.
    (20, 0, 120), (80, 0, 240), (100, 0, 300), (80, 19, 297), (0, 100, 400), (100, 100, 400),
  ])
  func `G8.1 the glide after a drag begins with its speed`(drag: Int, rest: Int, milliseconds: Int)
  {
    var run = cards()
    run.press(at: 5, 15)
    run.wait(.milliseconds(drag))
    run.drag(to: 5, 10)
    run.wait(.milliseconds(rest))
    run.release()
    run.wait(.milliseconds(milliseconds - 1))
    #expect(run.told.isEmpty)
    run.wait(.milliseconds(1))
    #expect(run.tale == "settled")
  }

  @Test func `G8.7 without animation a drag lands at once`() {
    var run = cards { $0.options.animates = false }
    run.slide(from: point(5, 15), to: point(2, 15))
    #expect(run.tale == "moved 4,4>5,4; settled")
    #expect(run.state.nextTick == nil)
    run.slide(from: point(5, 15), to: point(5, 11))
    #expect(run.tale == "settled unchanged")
  }

  @Test func `G8.6 a key during the glide ends it and then acts`() throws {
    var run = cards()
    run.slide(from: point(5, 15), to: point(2, 15))
    try run.press("right")
    #expect(run.tale == "settled; moved 5,4>5,5")
  }

  @Test(arguments: [(4, 4), (-4, -4)])
  func `G15.3 quick swipes in cards go one page each`(lines: Int, pages: Int) {
    var run = cards()
    for swipe in 1...3 {
      run.press(at: 5, 15)
      run.wait(.milliseconds(20))
      run.drag(to: 5 + lines, 15)
      run.release()
      #expect(run.current == "r\(4 - swipe * lines.signum())c4")
      run.wait(.milliseconds(20))
    }
  }

  @Test(arguments: [SnapKind.half, .step])
  func `G15.3 a release just after a press ends at the target of the glide`(snap: SnapKind) {
    var run = cards {
      $0.options.layout.snap = PerAxis(section: snap, item: snap)
    }
    run.slide(from: point(5, 15), to: point(2, 15))
    #expect(run.current == "r5c4")
    run.wait(.milliseconds(30))
    run.press(at: 5, 15)
    run.wait(.milliseconds(200))
    run.drag(to: 3, 15)
    run.drag(to: 5, 15)
    run.wait(.milliseconds(100))
    run.release()
    #expect(run.current == "r5c4")
    run.wait(.milliseconds(400))
    #expect(run.tale == "settled")
  }

  @Test func `G15.1 G15.2 a press stops a movement where it is seen, and the release continues it`()
  {
    var run = cards()
    run.slide(from: point(5, 15), to: point(2, 15))
    run.slide(from: point(5, 15), to: point(2, 15))
    run.wait(.milliseconds(60))
    let seen = run.state.frame()
    run.press(at: 1, 1)
    run.wait(.milliseconds(300))
    #expect(run.state.frame() == seen)
    run.release()
    #expect(run.told.isEmpty)
    #expect(run.current == "r6c4")
    run.wait(.milliseconds(400))
    #expect(run.tale == "settled")
  }

  private func point(_ line: Int, _ column: Int) -> ScreenPoint {
    ScreenPoint(line: line, column: column)
  }
}
