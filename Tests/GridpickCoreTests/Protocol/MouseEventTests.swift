import Testing

@testable import GridpickCore

struct MouseEventTests {
  private let point = ScreenPoint(line: 15, column: 32)

  private func event(_ code: Int, isRelease: Bool = false) -> MouseEvent? {
    MouseEvent(parameters: [code, 33, 16], isRelease: isRelease)
  }

  @Test(arguments: [0, 4, 8, 16, 28])
  func `modifiers do not change the primary button`(modifiers: Int) {
    #expect(event(modifiers) == .press(.primary, point))
    #expect(event(modifiers, isRelease: true) == .release(point))
    #expect(event(32 + modifiers) == .motion(.primary, point))
    #expect(event(1 + modifiers) == .press(.other, point))
    #expect(event(34 + modifiers) == .motion(.secondary, point))
    #expect(event(35 + modifiers) == .motion(nil, point))
  }

  @Test(arguments: [(1, MouseButton.other), (2, .secondary)])
  func `G11.1 M1.20 other buttons are distinguished, pressed and moved`(
    code: Int, button: MouseButton
  ) {
    #expect(event(code) == .press(button, point))
    #expect(event(32 + code) == .motion(button, point))
  }

  @Test(arguments: [1, 2, 3])
  func `G11.5 the release of another button does not end a drag`(button: Int) {
    #expect(event(button, isRelease: true) == nil)
  }

  @Test(arguments: [
    (64, Direction.up), (65, .down), (66, .left), (67, .right), (64 + 16, .up),
    (65 + 16, .down),
  ])
  func `G12.1 G12.2 the wheel turns in four directions`(code: Int, direction: Direction) {
    #expect(event(code) == .wheel(direction, at: point))
  }

  @Test(arguments: [4, 8, 12, 20, 24])
  func `G12.2 with Alt or Shift the wheel turns sideways`(modifiers: Int) {
    #expect(event(64 + modifiers) == .wheel(.left, at: point))
    #expect(event(65 + modifiers) == .wheel(.right, at: point))
    #expect(event(66 + modifiers) == .wheel(.left, at: point))
    #expect(event(67 + modifiers) == .wheel(.right, at: point))
  }

  @Test(arguments: 64...67)
  func `G12 a release of the wheel is ignored`(code: Int) {
    #expect(event(code, isRelease: true) == nil)
  }

  @Test(arguments: [3, 36 + 64, 96, 128, 129, 160, 192, 255, 1_000_000_000, -1, -64, .max, .min])
  func `unknown buttons are ignored`(code: Int) {
    #expect(event(code) == nil)
  }

  @Test(arguments: [1, 2, 222, 223, 224, 500, 5_000, 100_000])
  func `places count from 1 and may exceed any screen`(place: Int) {
    let corner = ScreenPoint(line: place - 1, column: place - 1)
    #expect(
      MouseEvent(parameters: [0, place, place], isRelease: false) == .press(.primary, corner))
  }

  @Test(arguments: [0, -1, 100_001, 1_000_000_000, .max, .min])
  func `places off every screen are ignored`(place: Int) {
    #expect(MouseEvent(parameters: [0, place, 5], isRelease: false) == nil)
    #expect(MouseEvent(parameters: [0, 5, place], isRelease: true) == nil)
  }

  @Test(arguments: [[], [0], [0, 5], [0, 5, 5, 5], Array(repeating: 5, count: 35)])
  func `a report with another number of parameters is ignored`(parameters: [Int]) {
    #expect(MouseEvent(parameters: parameters, isRelease: false) == nil)
  }
}
