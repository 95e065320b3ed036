import Testing

@testable import GridpickCore

struct CancelledGestureTests {
  /// A gesture in each of its phases: pressed, dragging along each axis, held.
  private static let begun: [[PointerScript.Act]] = [
    [(0, .press(5, 9))],
    [(0, .press(5, 9)), (20, .motion(5, 29))],
    [(0, .press(5, 9)), (20, .motion(9, 9))],
    [(0, .press(5, 9)), (500, .tick)],
  ]

  @Test(arguments: begun.indices)
  func `G11.1 G11.2 a gesture is cancelled once, and ignored until the next press`(
    ordinal: Int
  ) {
    var script = PointerScript()
    for act in Self.begun[ordinal] { _ = script.act(act.time, act.input) }
    #expect(script.recognizer.isActive)
    #expect(script.act(510, .cancel) == [.cancelled])
    #expect(!script.recognizer.isActive && !script.recognizer.isDragging)
    #expect(script.act(520, .cancel).isEmpty)
    #expect(script.act(530, .motion(50, 50)).isEmpty)
    #expect(script.act(1_500, .tick).isEmpty)
    #expect(script.recognizer.holdDue == nil)
    #expect(script.act(1_600, .release(50, 50)).isEmpty)
    #expect(script.act(1_700, .press(5, 9)) == [.touched])
    #expect(script.act(1_750, .release(5, 9)) == [.clicked(.at(5, 9))])
  }

  @Test(arguments: begun.indices)
  func `G11.1 a second press without a release cancels the first and begins again`(ordinal: Int) {
    var script = PointerScript()
    for act in Self.begun[ordinal] { _ = script.act(act.time, act.input) }
    #expect(script.act(510, .press(7, 7)) == [.cancelled, .touched])
    #expect(script.act(520, .motion(7, 4)) == [.dragging(.horizontal, distance: 3)])
  }

  @Test func `G11.1 a lost release begins no double press`() {
    let gestures = PointerScript.gestures([(0, .press(5, 9)), (100, .press(5, 9))])
    #expect(gestures == [.touched, .cancelled, .touched])
  }

  @Test func `G11.2 without a press other inputs are ignored`() {
    let gestures = PointerScript.gestures([
      (0, .motion(5, 9)), (10, .release(5, 50)), (20, .cancel), (900, .tick), (910, .motion(9, 9)),
    ])
    #expect(gestures.isEmpty)
  }

  @Test func `G11.2 motion after the release is ignored`() {
    let gestures = PointerScript.gestures([
      (0, .press(5, 9)), (10, .release(5, 9)), (20, .motion(5, 90)), (600, .tick),
    ])
    #expect(gestures == [.touched, .clicked(.at(5, 9))])
  }
}
