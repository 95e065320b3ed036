import Testing

@testable import GridpickCore

struct ThrowTests {
  /// The throw of a drag, pressed at column 50 at 0 ms; the columns are those of the pointer.
  private func ended(_ columns: [(time: Int, column: Int)], end: Int) -> Throw? {
    let last = columns.last?.column ?? 50
    let gestures = PointerScript.gestures(
      [(0, .press(5, 50))] + columns.map { ($0.time, .motion(5, $0.column)) }
        + [(end, .release(5, last))])
    guard case .threw(.horizontal, let thrown)? = gestures.last else { return nil }
    return thrown
  }

  @Test(arguments: [(100, 100.0), (149, 100), (150, 0), (151, 0), (5_000, 0)])
  func `G5.2 a pointer that rests for 100 ms has no velocity`(release: Int, velocity: Double) {
    // At 50 ms it went ten columns to the left, and stayed.
    #expect(ended([(50, 40)], end: release) == Throw(distance: 10, velocity: velocity))
  }

  @Test(arguments: [(0, 500.0), (10, 500), (20, 500), (40, 250), (99, 10_000.0 / 99)])
  func `G5.2 after a recent press a shorter time counts, but at least 20 ms`(
    release: Int, velocity: Double
  ) throws {
    let thrown = try #require(ended([(0, 40)], end: release))
    #expect(thrown.distance == 10)
    #expect(abs(thrown.velocity - velocity) < 1e-9)
  }

  @Test func `G5.2 the velocity is that of the last 100 ms, not of the whole drag`() {
    let path = [(10, 0), (400, 0), (450, 0), (480, -4), (500, -6)]
    #expect(ended(path, end: 500) == Throw(distance: 56, velocity: 60))
  }

  @Test func `G5.2 the place 100 ms ago is the last one reported before that time`() {
    // At 300 ms it was still where it was seen at 60.
    #expect(ended([(60, 30), (390, 10)], end: 400) == Throw(distance: 40, velocity: 200))
  }

  @Test func `G5.2 in a flick back velocity and distance have opposite directions`() {
    #expect(ended([(100, 10), (200, 20)], end: 200) == Throw(distance: 30, velocity: -100))
  }

  @Test func `G5.1 a drag that returns ends with no distance`() {
    #expect(ended([(100, 10), (300, 50)], end: 600) == Throw(distance: 0))
  }

  @Test func `G5.1 a pointer that goes up or left is positive`() {
    let gestures = PointerScript.gestures([(0, .press(30, 5)), (50, .release(20, 5))])
    #expect(gestures.last == .threw(.vertical, Throw(distance: 10, velocity: 200)))
    let down = PointerScript.gestures([(0, .press(20, 5)), (50, .release(30, 5))])
    #expect(down.last == .threw(.vertical, Throw(distance: -10, velocity: -200)))
  }

  @Test func `G5.2 the other axis adds no velocity`() {
    let gestures = PointerScript.gestures([
      (0, .press(20, 50)), (10, .motion(20, 40)), (300, .motion(20, 40)), (310, .motion(90, 40)),
      (320, .release(90, 40)),
    ])
    #expect(gestures.last == .threw(.horizontal, Throw(distance: 10)))
  }

  @Test(arguments: [(Deceleration.normal, 4.0, 24.0), (.fast, 4, 8)])
  func `G5.3 G5.4 the landing is the distance plus that of the velocity`(
    deceleration: Deceleration, distance: Double, landing: Double
  ) {
    let thrown = Throw(distance: Int(distance), velocity: 40)
    #expect(thrown.landing(deceleration) == landing)
    #expect(Throw(distance: 4, velocity: -40).landing(deceleration) == 2 * distance - landing)
  }

  @Test(arguments: [
    (SnapKind.half, Deceleration.fast), (.nearest, .normal), (.free, .normal),
  ])
  func `G5.4 the rule decides how soon a throw comes to rest`(
    rule: SnapKind, deceleration: Deceleration
  ) {
    #expect(rule.usualDeceleration == deceleration)
  }
}
