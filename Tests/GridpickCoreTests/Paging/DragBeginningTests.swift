import Testing

@testable import GridpickCore

struct DragBeginningTests {
  @Test func `G9.1 a press touches the view, and its release is a click`() {
    let gestures = PointerScript.gestures([(0, .press(5, 9)), (80, .release(5, 9))])
    #expect(gestures == [.touched, .clicked(.at(5, 9))])
  }

  @Test func `G15.1 a press that stops a movement is no click, but may become a drag`() {
    var script = PointerScript()
    #expect(script.act(0, .press(5, 9), whileMoving: true) == [.touched])
    #expect(script.act(80, .release(5, 9)) == [.lifted])
    #expect(script.act(200, .press(5, 9), whileMoving: true) == [.touched])
    #expect(script.act(210, .motion(9, 9)) == [.dragging(.vertical, distance: -4)])
  }

  @Test(arguments: [
    (0, 1), (0, -2), (1, 0), (-1, 0), (1, 2), (-1, -2), (1, -2),
  ])
  func `G2.1 below the threshold nothing moves, and the release is a click`(
    lines: Int, columns: Int
  ) {
    let end = ScreenPoint.at(20 + lines, 20 + columns)
    let gestures = PointerScript.gestures([
      (0, .press(20, 20)), (30, .motion(end)), (60, .release(end)),
    ])
    #expect(gestures == [.touched, .clicked(.at(20, 20))])
  }

  @Test(arguments: [
    (0, 3, ScreenAxis.horizontal, -3), (0, -3, .horizontal, 3), (2, 0, .vertical, -2),
    (-2, 0, .vertical, 2), (1, 3, .horizontal, -3), (-2, 1, .vertical, 2),
  ])
  func `G2.1 a drag begins exactly at the threshold`(
    lines: Int, columns: Int, axis: ScreenAxis, distance: Int
  ) {
    let gestures = PointerScript.gestures([
      (0, .press(20, 20)), (30, .motion(20 + lines, 20 + columns)),
    ])
    #expect(gestures == [.touched, .dragging(axis, distance: distance)])
  }

  @Test func `G16.5 a handle slides from the first cell on, and unmoved it is clicked`() {
    var script = PointerScript()
    #expect(script.act(0, .grab(.at(5, 9), along: .horizontal)) == [.touched])
    #expect(script.recognizer.holdDue == nil)
    #expect(script.act(10, .motion(9, 9)).isEmpty)
    #expect(script.act(20, .motion(9, 10)) == [.dragging(.horizontal, distance: -1)])
    #expect(script.act(30, .motion(5, 9)) == [.dragging(.horizontal, distance: 0)])
    #expect(script.act(40, .cancel) == [.cancelled])
    _ = script.act(50, .grab(.at(5, 9), along: .horizontal))
    #expect(script.act(900, .release(5, 9)) == [.clicked(.at(5, 9))])
  }

  @Test(arguments: [
    // A line counts two columns; as many of both is vertical.
    (2, 4, ScreenAxis.vertical, -2), (-2, 4, .vertical, 2), (2, -5, .horizontal, 5),
    (2, 3, .vertical, -2), (4, 8, .vertical, -4), (4, 9, .horizontal, -9), (1, 2, nil, 0),
  ])
  func `G3.1 a drag is horizontal only if it goes more than two columns for each line`(
    lines: Int, columns: Int, axis: ScreenAxis?, distance: Int
  ) {
    let gestures = PointerScript.gestures([
      (0, .press(20, 20)), (30, .motion(20 + lines, 20 + columns)),
    ])
    #expect(gestures.last == axis.map { .dragging($0, distance: distance) } ?? .touched)
  }

  @Test func `G3.2 the axis is held until the gesture ends, and the other axis is ignored`() {
    let gestures = PointerScript.gestures([
      (0, .press(20, 20)), (10, .motion(20, 17)), (20, .motion(29, 18)), (30, .motion(40, 21)),
      (200, .release(2, 20)),
    ])
    #expect(
      gestures.prefix(4) == [
        .touched, .dragging(.horizontal, distance: 3), .dragging(.horizontal, distance: 2),
        .dragging(.horizontal, distance: -1),
      ])
    #expect(gestures.dropFirst(4).first == .dragging(.horizontal, distance: 0))
    #expect(gestures.last.map(Self.isThrow) == true)
  }

  @Test func `G3.2 each gesture chooses its own axis`() {
    let gestures = PointerScript.gestures([
      (0, .press(20, 20)), (10, .motion(20, 10)), (300, .release(20, 10)),
      (900, .press(20, 20)), (910, .motion(24, 20)),
    ])
    #expect(gestures.last == .dragging(.vertical, distance: -4))
  }

  @Test func `G2.1 a release beyond the threshold is a drag even without a reported motion`() {
    let gestures = PointerScript.gestures([(0, .press(20, 20)), (50, .release(20, 10))])
    #expect(
      gestures == [
        .touched, .dragging(.horizontal, distance: 10),
        .threw(.horizontal, Throw(distance: 10, velocity: 200)),
      ])
  }

  @Test func `G14.1 the distance of a drag is not limited by the screen`() {
    let gestures = PointerScript.gestures([(0, .press(2, 2)), (9, .motion(-90, 2))])
    #expect(gestures.last == .dragging(.vertical, distance: 92))
  }

  private static func isThrow(_ gesture: Gesture) -> Bool {
    if case .threw = gesture { return true }
    return false
  }
}
