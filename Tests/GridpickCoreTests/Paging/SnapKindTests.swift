import Testing

@testable import GridpickCore

struct SnapKindTests {
  private func pager(_ track: Track, _ rule: SnapKind, slideDistance: Int = 4) -> Pager {
    Pager(track: track, view: 30, focus: .roam, snap: rule, slideDistance: slideDistance)
  }

  /// The pages by which page 5 of ten moves after a drag of a distance, or a throw.
  private func moved(
    _ rule: SnapKind, _ distance: Int, velocity: Double = 0, pitch: Int = 10, from page: Int = 5
  ) -> Int {
    pager(Track(count: 10, pitch: pitch), rule).pages(
      for: Throw(distance: distance, velocity: velocity), from: page, pages: 0..<10)
  }

  @Test(arguments: [(0, 0), (3, 0), (4, 0), (5, 1), (40, 1), (-4, 0), (-5, -1), (-40, -1)])
  func `G6.2 step moves one page beyond its distance, and none at exactly its distance`(
    distance: Int, pages: Int
  ) {
    #expect(moved(.step, distance) == pages)
  }

  @Test(arguments: [10_000.0, -10_000])
  func `G6.2 step ignores the velocity`(velocity: Double) {
    #expect(moved(.step, 4, velocity: velocity) == 0)
    #expect(moved(.step, 5, velocity: velocity) == 1)
  }

  @Test(arguments: [
    (10, 5, 0), (10, 6, 1), (10, -5, 0), (10, -6, -1), (9, 4, 0), (9, 5, 1), (9, -4, 0),
    (9, -5, -1), (1, 0, 0), (1, 1, 1), (10, 60, 1), (10, -60, -1),
  ])
  func `G6.3 half moves one page beyond half a pitch, and none at exactly half`(
    pitch: Int, distance: Int, pages: Int
  ) {
    #expect(moved(.half, distance, pitch: pitch) == pages)
  }

  @Test(arguments: [(0, 50.0, 0), (0, 51, 1), (4, 10, 0), (4, 11, 1), (6, -11, 0), (0, -51, -1)])
  func `G6.3 half uses the landing of a throw of 0.1 s`(
    distance: Int, velocity: Double, pages: Int
  ) {
    #expect(moved(.half, distance, velocity: velocity) == pages)
  }

  @Test(arguments: [(4.0, 0), (5, 0), (6, 1)])
  func `G6.3 half of an odd pitch is no whole cell`(velocity: Double, pages: Int) {
    // Four cells, and a tenth of the velocity: 4.4, 4.5 and 4.6 of a pitch of nine.
    #expect(moved(.half, 4, velocity: velocity, pitch: 9) == pages)
    #expect(moved(.half, -4, velocity: -velocity, pitch: 9) == -pages)
  }

  @Test(arguments: [
    (0, 0), (5, 0), (6, 1), (15, 1), (16, 2), (-5, 0), (-6, -1), (-15, -1), (-16, -2), (34, 3),
  ])
  func `G6.4 nearest goes to the nearest start, and in a tie to the closer page`(
    distance: Int, pages: Int
  ) {
    #expect(moved(.nearest, distance) == pages)
  }

  @Test(arguments: [(1, 1), (2, 1), (4, 1), (5, 2), (-1, -1), (-2, -1), (-4, -1), (-5, -2)])
  func `G6.4 nearest among pages of odd pitch has no ties`(distance: Int, pages: Int) {
    let expected = abs(distance) == 1 ? 0 : pages
    #expect(moved(.nearest, distance, pitch: 3) == expected)
  }

  @Test(arguments: [(0, 10.0, 0), (0, 11, 1), (0, 30, 1), (0, 31, 2), (-8, 20, 0), (0, -31, -2)])
  func `G6.4 nearest uses the landing of a throw of 0.5 s`(
    distance: Int, velocity: Double, pages: Int
  ) {
    #expect(moved(.nearest, distance, velocity: velocity) == pages)
  }

  @Test(arguments: [
    (SnapKind.nearest, 5, 1_000, 4), (.nearest, 5, -1_000, -5), (.nearest, 9, 30, 0),
    (.nearest, 0, -30, 0), (.half, 9, 30, 0), (.half, 0, -30, 0), (.step, 9, 5, 0),
    (.step, 0, -5, 0), (.nearest, 8, 30, 1),
  ])
  func `G6.1 the target is clamped to the existing pages`(
    rule: SnapKind, page: Int, distance: Int, pages: Int
  ) {
    #expect(moved(rule, distance, from: page) == pages)
  }

  @Test(arguments: [1e12, -1e12])
  func `G6.1 an absurd velocity stops at the first or last page`(velocity: Double) {
    #expect(moved(.nearest, 0, velocity: velocity) == (velocity > 0 ? 4 : -5))
    #expect(moved(.half, 0, velocity: velocity) == (velocity > 0 ? 1 : -1))
  }

  @Test(arguments: [-900, 0, 900])
  func `G6.5 free moves no pages`(distance: Int) {
    #expect(moved(.free, distance) == 0)
  }

  @Test(arguments: [
    // Starts at 0, 2, 10, 13, 20; the current page is the one at 10.
    (1, 0), (2, 1), (6, 1), (7, 2), (40, 2), (-4, 0), (-5, -1), (-9, -1), (-10, -2),
  ])
  func `G6.4 nearest works with pages of different sizes`(distance: Int, pages: Int) {
    let track = Track(pitches: [2, 8, 3, 7, 9])
    let moved = pager(track, .nearest).pages(
      for: Throw(distance: distance), from: 2, pages: 0..<5)
    #expect(moved == pages)
  }

  @Test(arguments: [(1, 3, 0), (1, 4, 0), (1, 5, 1), (2, 1, 0), (2, 2, 1)])
  func `G6.3 half uses the pitch of the current page`(page: Int, distance: Int, pages: Int) {
    let track = Track(pitches: [2, 8, 3, 7, 9])
    let moved = pager(track, .half).pages(
      for: Throw(distance: distance), from: page, pages: 0..<5)
    #expect(moved == pages)
  }

  @Test func `G6.1 the reachable pages may be fewer than those of the track`() {
    for rule in [SnapKind.nearest, .half, .step] {
      let pager = pager(Track(count: 10, pitch: 10), rule)
      #expect(pager.pages(for: Throw(distance: 500), from: 3, pages: 0..<4) == 0)
    }
  }

  @Test(arguments: [
    (2, 9, 2), (0, 9, 1), (-3, 9, 1), (99, 9, 4), (99, 10, 4), (99, 3, 1), (99, 2, 1), (99, 1, 1),
  ])
  func `G6.2 a slide distance is at least 1 and less than half a page`(
    asked: Int, pitch: Int, distance: Int
  ) {
    let pager = pager(Track(count: 10, pitch: pitch), .step, slideDistance: asked)
    #expect(pager.pages(for: Throw(distance: distance), from: 5, pages: 0..<10) == 0)
    #expect(pager.pages(for: Throw(distance: distance + 1), from: 5, pages: 0..<10) == 1)
  }
}
