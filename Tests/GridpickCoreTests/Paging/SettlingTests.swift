import Testing

@testable import GridpickCore

struct SettlingTests {
  private static let start = Duration.seconds(5)

  private func offset(from: Int, to: Int, after milliseconds: Int) -> Int {
    Settling(from: from, to: to, start: Self.start)
      .offset(at: Self.start + .milliseconds(milliseconds))
  }

  @Test func `G8.4 a key's glide takes 120 ms`() {
    let glide = Settling(from: 0, to: 9, start: Self.start)
    #expect(glide.finish == Self.start + .milliseconds(120))
  }

  @Test(arguments: [(-1, 0), (0, 0), (30, 578), (60, 875), (90, 984), (119, 1_000), (120, 1_000)])
  func `G8.1 the glide eases out along a cubic`(milliseconds: Int, travelled: Int) {
    #expect(offset(from: 0, to: 1_000, after: milliseconds) == travelled)
    #expect(offset(from: 50, to: -950, after: milliseconds) == 50 - travelled)
  }

  @Test(arguments: [120, 121, 5_000])
  func `G8.1 the glide ends exactly at its target`(milliseconds: Int) {
    #expect(offset(from: -7, to: 1_000_003, after: milliseconds) == 1_000_003)
  }

  @Test(arguments: [(0, 40), (40, 0), (-13, 5), (3, 3)])
  func `G8.1 the glide never turns back`(from: Int, to: Int) {
    let offsets = (0...120).map { offset(from: from, to: to, after: $0) }
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 == 0 || $0.signum() == (to - from).signum() })
    #expect(offsets.first == from)
    #expect(offsets.last == to)
  }

  @Test(arguments: [
    // 3 · distance ÷ speed, within 120 and 400 ms; without a speed the longest.
    (10, 0.0, 400), (10, 10, 400), (10, 75, 400), (10, 100, 300), (-10, 100, 300), (10, 250, 120),
    (10, 1_000, 120), (10, 1e300, 120), (10, 1e-300, 400), (0, 50, 120), (1_000_000, 50, 400),
  ])
  func `G8.1 a thrown glide begins with the speed of the throw`(
    distance: Int, speed: Double, milliseconds: Int
  ) {
    let glide = Settling(from: 5, to: 5 + distance, start: Self.start, speed: speed)
    #expect(glide.length == .milliseconds(milliseconds))
    #expect(glide.offset(at: Self.start) == 5)
    #expect(glide.offset(at: glide.finish) == 5 + distance)
  }

  @Test(arguments: [
    // As long as the speed needs, up to 1,500 ms; what it would not carry half the way is not flung.
    (10, 100.0, 300), (50, 100, 1_500), (99, 100, 1_500), (100, 100, 400), (-50, 200, 750),
    (10, 0, 400), (10, 1_000, 120),
  ])
  func `G8.2 a fling may glide longer`(distance: Int, speed: Double, milliseconds: Int) {
    let glide = Settling(from: 5, to: 5 + distance, start: Self.start, speed: speed, isFling: true)
    #expect(glide.length == .milliseconds(milliseconds))
  }

  @Test(arguments: [100.0, 400, 1_000, 6_000])
  func `G8.2 a fling begins with the speed of the hand`(speed: Double) {
    let glide = Settling(
      from: 0, to: Int(speed / 2), start: Self.start, speed: speed, isFling: true)
    let gone = glide.offset(at: Self.start + .milliseconds(20))
    #expect(abs(Double(gone) - speed * 0.02) <= max(1, speed * 0.02 * 0.02))
  }

  @Test func `G8.7 a glide that takes no time is at its target at once`() {
    let glide = Settling(from: 0, to: 9, start: Self.start, length: .zero)
    #expect(glide.offset(at: Self.start) == 9)
  }
}
