import Testing

@testable import GridpickCore

struct ClickAndHoldTests {
  @Test func `G9.1 a click counts where it was pressed, even if the pointer slips a little`() {
    let gestures = PointerScript.gestures([
      (0, .press(5, 9)), (40, .motion(5, 11)), (80, .release(6, 9)),
    ])
    #expect(gestures == [.touched, .clicked(.at(5, 9))])
  }

  @Test(arguments: [(100, true), (399, true), (400, true), (401, false), (3_000, false)])
  func `G9.3 a second press within 400 ms of the first on the same cell is double`(
    second: Int, isDouble: Bool
  ) {
    let gestures = PointerScript.gestures([
      (0, .press(5, 9)), (80, .release(5, 9)), (second, .press(5, 9)),
      (second + 80, .release(5, 9)),
    ])
    #expect(gestures.last == (isDouble ? .doubleClicked(.at(5, 9)) : .clicked(.at(5, 9))))
  }

  @Test(arguments: [ScreenPoint.at(5, 10), .at(4, 9), .at(9, 5)])
  func `G9.3 a second press on another cell is another click`(second: ScreenPoint) {
    let gestures = PointerScript.gestures([
      (0, .press(5, 9)), (80, .release(5, 9)), (90, .press(second)), (100, .release(second)),
    ])
    #expect(gestures == [.touched, .clicked(.at(5, 9)), .touched, .clicked(second)])
  }

  @Test func `G9.3 after a double click a third press is single`() {
    let gestures = PointerScript.gestures([
      (0, .press(5, 9)), (50, .release(5, 9)), (100, .press(5, 9)), (130, .release(5, 9)),
      (150, .press(5, 9)), (160, .release(5, 9)),
    ])
    #expect(
      gestures == [
        .touched, .clicked(.at(5, 9)), .touched, .doubleClicked(.at(5, 9)), .touched,
        .clicked(.at(5, 9)),
      ])
  }

  @Test func `G9.3 a second press that drags or holds is no double click`() {
    var script = PointerScript()
    _ = script.act(0, .press(5, 9))
    _ = script.act(50, .release(5, 9))
    _ = script.act(100, .press(5, 9))
    #expect(script.act(600, .tick) == [.held(.at(5, 9))])
    #expect(script.act(700, .release(5, 9)) == [.lifted])
  }

  @Test func `G9.3 the second press is double even if the first caused a movement`() {
    var script = PointerScript()
    _ = script.act(0, .press(5, 9))
    _ = script.act(50, .release(5, 9))
    #expect(script.act(100, .press(5, 9), whileMoving: true) == [.touched])
    #expect(script.act(150, .release(5, 9)) == [.doubleClicked(.at(5, 9))])
  }

  @Test func `G15.1 G9.3 a press that stopped a movement begins no double press`() {
    var script = PointerScript()
    _ = script.act(0, .press(5, 9), whileMoving: true)
    #expect(script.act(50, .release(5, 9)) == [.lifted])
    #expect(script.act(100, .press(5, 9)) == [.touched])
  }

  @Test(arguments: [PointerInput.motion(5, 20), .tick])
  func `G9.3 a drag or a hold begins no double press`(input: PointerInput) {
    var script = PointerScript()
    _ = script.act(-600, .press(5, 9))
    _ = script.act(-50, input)
    _ = script.act(-40, .release(5, 9))
    #expect(script.act(0, .press(5, 9)) == [.touched])
  }

  @Test(arguments: [(499, []), (500, [Gesture.held(.at(5, 9))]), (900, [.held(.at(5, 9))])])
  func `G10.1 a press for 500 ms is a hold`(time: Int, gestures: [Gesture]) {
    var script = PointerScript()
    _ = script.act(0, .press(5, 9))
    #expect(script.recognizer.holdDue == PointerScript.start + .milliseconds(500))
    #expect(script.act(time, .tick) == gestures)
  }

  @Test func `G10.3 a hold comes once, and its release does nothing`() {
    let gestures = PointerScript.gestures([
      (0, .press(5, 9)), (500, .tick), (600, .tick), (700, .motion(5, 10)), (800, .release(5, 10)),
      (900, .tick),
    ])
    #expect(gestures == [.touched, .held(.at(5, 9)), .lifted])
  }

  @Test func `G10.3 a drag after a hold is a drag`() {
    let gestures = PointerScript.gestures([
      (0, .press(5, 9)), (500, .tick), (600, .motion(5, 4)), (800, .release(5, 4)),
    ])
    #expect(
      gestures == [
        .touched, .held(.at(5, 9)), .dragging(.horizontal, distance: 5),
        .dragging(.horizontal, distance: 5), .threw(.horizontal, Throw(distance: 5)),
      ])
  }

  @Test func `G10.1 a drag is no hold however long it rests`() {
    var script = PointerScript()
    _ = script.act(0, .press(5, 9))
    _ = script.act(100, .motion(5, 4))
    #expect(script.recognizer.holdDue == nil)
    #expect(script.act(2_000, .tick).isEmpty)
  }
}
