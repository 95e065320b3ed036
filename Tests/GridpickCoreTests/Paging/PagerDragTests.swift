import Testing

@testable import GridpickCore

struct PagerDragTests {
  private func pager(
    pitch: Int = 10, view: Int = 30, focus: Focus = .roam, end: TrackEnd = .flush,
    snap: SnapKind? = nil, deceleration: Deceleration? = nil
  ) -> Pager {
    Pager(
      track: Track(count: 10, pitch: pitch), view: view, focus: focus, end: end, snap: snap,
      deceleration: deceleration)
  }

  @Test(arguments: [
    // Exactly half the view still is `nearest`, which is thrown over many pages.
    (20, 400.0, 4), (19, 400, 1),
  ])
  func `G6.10 without a named rule pages larger than half the view snap by half`(
    view: Int, velocity: Double, pages: Int
  ) {
    let throwing = Throw(distance: 0, velocity: velocity)
    #expect(pager(view: view).pages(for: throwing, from: 5, pages: 0..<10) == pages)
    let named = pager(view: view, snap: .step)
    #expect(named.pages(for: throwing, from: 5, pages: 0..<10) == 0)
  }

  @Test(arguments: [
    (SnapKind.nearest, Deceleration?.none, 2), (.nearest, .normal, 2), (.nearest, .fast, 0),
    (.half, nil, 0), (.half, .fast, 0), (.half, .normal, 1),
  ])
  func `G5.4 a configured deceleration replaces that of the rule`(
    snap: SnapKind, deceleration: Deceleration?, pages: Int
  ) {
    let pager = pager(snap: snap, deceleration: deceleration)
    #expect(pager.pages(for: Throw(distance: 0, velocity: 40), from: 5, pages: 0..<10) == pages)
  }

  @Test(arguments: [0..<5, 6..<6])
  func `G6.1 a drag from a page that cannot be dragged moves nothing`(pages: Range<Int>) {
    #expect(pager().pages(for: Throw(distance: 99), from: 5, pages: pages) == 0)
  }

  @Test(arguments: [0, 1, -1, 7, 20, -20, 40, -40])
  func `G4.1 the content follows one to one where the view may rest`(distance: Int) {
    // The view may rest from 0 to 70; in the middle the first page lies at −10, the last one at 80.
    let touched = distance < 0 ? 40 : 30
    #expect(pager().travel(for: distance, touched: touched) == distance)
    #expect(pager(focus: .center).travel(for: distance, touched: touched) == distance)
    #expect(pager(end: .spacer).travel(for: distance, touched: touched) == distance)
  }

  @Test(arguments: [
    // The view may rest 20 further, or 50 back; a third of it is 10.
    (20, 20), (21, 20), (22, 21), (23, 21), (24, 22), (40, 30), (41, 30), (90, 30), (9_999, 30),
    (-50, -50), (-51, -50), (-52, -51), (-53, -51), (-70, -60), (-9_999, -60),
  ])
  func `G4.2 beyond an end the content follows at half, up to a third of the view`(
    distance: Int, travel: Int
  ) {
    #expect(pager().travel(for: distance, touched: 50) == travel)
  }

  @Test(arguments: [(40, 40), (42, 41), (90, 50), (-50, -50), (-52, -51), (-90, -60)])
  func `G4.1 G4.2 inside the content the ends resist once the first or last item is reached`(
    distance: Int, travel: Int
  ) {
    #expect(pager(focus: .center).travel(for: distance, touched: 40) == travel)
  }

  @Test(arguments: [(0, 3), (1, 3), (9, 3), (11, 3), (12, 4), (30, 10)])
  func `G4.2 beyond an end the content follows at least three cells`(view: Int, most: Int) {
    let pager = pager(view: view)
    #expect(pager.travel(for: 500, touched: 100 - view) == most)
    #expect(pager.travel(for: -500, touched: 0) == -most)
  }

  @Test func `G4.3 content that fits moves only a little, but further in a pull for data`() {
    let distances = [1, 2, 9, -1, -2, -9]
    func travels(_ pager: Pager, pulls: Bool = false) -> [Int] {
      distances.map { distance in
        let travel = pager.travel(for: distance, pages: 0..<10, touched: 0, pulls: pulls)
        return travel.free + travel.beyond
      }
    }
    var pager = pager(view: 300)
    #expect(travels(pager) == [0, 1, 2, 0, -1, -2])
    #expect(travels(pager, pulls: true) == [0, 1, 4, 0, -1, -4])
    pager.give = 1
    #expect(travels(pager) == [0, 1, 1, 0, -1, -1])
  }

  @Test func `G4.1 the last draggable page stays in view`() {
    #expect(pager().travel(for: 24, pages: 0..<4, touched: 20) == (10, 7))
    #expect(pager().travel(for: 8, pages: 0..<0, touched: 20) == (0, 2))
  }

  @Test func `G4.2 a longer drag never moves the content less`() {
    let travels = (-200...200).map { pager().travel(for: $0, touched: 30) }
    #expect(zip(travels, travels.dropFirst()).allSatisfy { 0...1 ~= $1 - $0 })
  }

  @Test(arguments: [
    // Pages of 10 in a view of 35: the last place of rest is 65, and no start of a page.
    (20, 20), (24, 20), (25, 20), (26, 30), (61, 60), (63, 65), (64, 65), (90, 65), (-7, 0), (4, 0),
  ])
  func `G7.2 the view rests at the nearest start of a page, or at the end`(offset: Int, start: Int)
  {
    #expect(pager(view: 35).pageStart(nearest: offset) == start)
  }

  @Test(arguments: [
    (0, 25, 20, 25), (1, 20, 20, 30), (-1, 20, 20, 10), (1, 23, 20, 30), (3, 0, 20, 30),
  ])
  func `G7.2 k pages move the view by the distance between them, and never out of range`(
    pages: Int, offset: Int, distance: Int, rest: Int
  ) {
    let after = pager(snap: .nearest).offset(
      after: Throw(distance: distance), from: offset, page: 4, to: 4 + pages, pages: 0..<10)
    #expect(after == rest)
  }

  @Test(arguments: [(70, 70), (94, 90), (300, 90), (45, 50)])
  func `T3.2 G7.3 a last page that a drag brings to the leading edge stays there`(
    distance: Int, rest: Int
  ) {
    let spacer = pager(end: .spacer, snap: .nearest)
    // From the fifth page with the first one at the leading edge, thrown past the last one.
    let after = spacer.offset(
      after: Throw(distance: distance), from: 0, page: 4, to: 9, pages: 0..<10)
    #expect(after == rest)
  }

  @Test(arguments: [
    (TrackEnd.flush, 4, 14), (.flush, 500, 70), (.flush, -500, 0), (.spacer, 500, 90),
    (.spacer, -11, 0), (.flush, 61, 70), (.flush, 60, 70), (.flush, 59, 69),
  ])
  func `T3.1 T3.2 G6.6 a view that does not snap stays where it lands, within the ends`(
    end: TrackEnd, distance: Int, offset: Int
  ) {
    let pager = pager(end: end, snap: .free)
    #expect(
      pager.freeOffset(after: Throw(distance: distance), from: 10, page: 1, pages: 0..<10) == offset
    )
  }

  @Test(arguments: [(0..<3, 20), (0..<1, 0), (0..<8, 70), (0..<10, 70), (0..<0, 10)])
  func `G6.6 free stops when the last page is still in view`(
    pages: Range<Int>, offset: Int
  ) {
    let throwing = Throw(distance: 500)
    let landed = pager(snap: .free).freeOffset(after: throwing, from: 10, page: 0, pages: pages)
    #expect(landed == offset)
  }

  @Test func `G6.6 free adds the distance of the velocity`() {
    let throwing = Throw(distance: 4, velocity: 10)
    #expect(pager(snap: .free).freeOffset(after: throwing, from: 10, page: 1, pages: 0..<10) == 19)
    let fast = pager(snap: .free, deceleration: .fast)
    #expect(fast.freeOffset(after: throwing, from: 10, page: 1, pages: 0..<10) == 15)
  }

  @Test(arguments: [(4, 0), (6, 1), (-16, -2), (300, 4)])
  func `G6.9 in center focus free moves by pages, as nearest does`(distance: Int, pages: Int) {
    let free = pager(focus: .center, snap: .free)
    let throwing = Throw(distance: distance)
    #expect(free.pages(for: throwing, from: 5, pages: 0..<10) == pages)
    #expect(free.freeOffset(after: throwing, from: 40, page: 5, pages: 0..<10) == nil)
  }

  @Test(arguments: [SnapKind?.none, .half, .nearest, .step])
  func `G6.5 every other rule snaps`(snap: SnapKind?) {
    #expect(
      pager(snap: snap).freeOffset(after: Throw(distance: 4), from: 10, page: 1, pages: 0..<10)
        == nil)
  }

  @Test(arguments: [TrackEnd.flush, .spacer])
  func `T3.1 a track without pages lands at 0`(end: TrackEnd) {
    let pager = Pager(track: Track(pitches: []), view: 9, focus: .roam, end: end, snap: .free)
    #expect(pager.freeOffset(after: Throw(distance: 4), from: 0, page: 0, pages: 0..<0) == 0)
  }

  @Test(arguments: [
    (0, 0, 0), (9, 0, 2), (2, 0, 2), (3, 0, 2), (0, 30, 3), (4, 30, 4), (9, 30, 5),
    // Pages 1 and 4 are cut by the edges.
    (0, 15, 2), (1, 15, 2), (4, 15, 3), (9, 15, 3),
  ])
  func `G6.7 a page out of view is replaced by the nearest whole one`(
    page: Int, offset: Int, visible: Int
  ) {
    #expect(pager().visiblePage(nearest: page, at: offset) == visible)
  }

  @Test(arguments: [(0, 15, 2), (9, 15, 2), (0, 11, 2), (9, 11, 2), (9, 2, 1), (0, 20, 2)])
  func `G7.5 a view smaller than two pages still chooses one of them`(
    page: Int, offset: Int, visible: Int
  ) {
    #expect(pager(view: 12).visiblePage(nearest: page, at: offset) == visible)
  }

  @Test(arguments: [(10, 20, false), (10, 19, true), (10, 0, true), (1, 2, false), (1, 1, true)])
  func `G12.5 a page larger than half the view counts as large`(
    pitch: Int, view: Int, isLarge: Bool
  ) {
    #expect(pager(pitch: pitch, view: view).isLarge(5) == isLarge)
  }
}
