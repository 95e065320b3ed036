import Testing

@testable import GridpickCore

/// A banner of 6 lines over 20 rows of one line, of which 10 lines are in view.
struct BannerTests {
  private func pager(reach: Int = 0, count: Int = 20, pitch: Int = 1) -> Pager {
    Pager(
      track: Track(count: count, pitch: pitch, start: 6), view: 10, focus: .roam, reach: reach)
  }

  @Test func `L4.1 a banner is a leading span of the track`() {
    let track = pager().track
    #expect(track.extent == 26)
    #expect(track.span(of: 0) == 6..<7)
    #expect([-1, 0, 5, 6, 25, 26].map(track.page(at:)) == [nil, nil, nil, 0, 19, nil])
    #expect(track.pages(in: 0..<9) == 0..<3)
    #expect(track.pages(in: 0..<6) == 0..<0)
    #expect(Track(pitches: [2, 5], start: 3).span(of: 1) == 5..<10)
  }

  @Test(arguments: [(0, 0), (2, 0), (3, 1), (4, 2), (10, 8), (19, 16)])
  func `L4.3 on the way down the banner collapses first`(page: Int, offset: Int) {
    #expect(pager().restingOffset(showing: page, from: 0) == offset)
  }

  @Test(arguments: [(10, 16, 15), (2, 16, 7), (1, 16, 6), (0, 16, 6), (0, 3, 3)])
  func `L4.4 on the way up the list reaches its top first`(page: Int, from: Int, offset: Int) {
    #expect(pager().restingOffset(showing: page, from: from) == offset)
  }

  @Test(arguments: [
    (-4, -4, 0), (-6, -6, 0), (-8, -6, -1), (-12, -6, -3), (-99, -6, -3),
  ])
  func `G4.2 L4.5 a drag back continues into the banner, and resists beyond it`(
    distance: Int, free: Int, beyond: Int
  ) {
    let travel = pager().travel(for: distance, pages: 0..<20, touched: 6)
    #expect(travel == (free, beyond))
  }

  @Test(arguments: [
    // Six lines are the banner's; what is left are rows.
    (0, 0, 4, 0), (0, 0, 6, 0), (0, 0, 7, 1), (0, 0, 16, 10), (4, 3, 5, 2), (4, 6, 3, 3),
    // Back: the rows first, as far as the list is scrolled, and then the banner.
    (4, 6, -4, 0), (4, 6, -6, 0), (4, 6, -8, -2), (4, 10, -4, -4), (9, 10, -10, -4),
    (9, 10, -12, -6),
  ])
  func `G4.6 a drag that moves the banner passes no pages`(
    page: Int, offset: Int, distance: Int, pages: Int
  ) {
    for rule in [SnapKind.nearest, .half, .step] {
      let moved = pager().pages(
        for: Throw(distance: distance), from: page, at: offset, pages: 0..<20, as: rule)
      // A step of one line takes more than one.
      let most = rule == .half || abs(pages) > 1 ? 1 : 0
      #expect(moved == (rule == .nearest ? pages : most * pages.signum()))
    }
  }

  @Test func `G4.6 a throw that moves the banner passes no pages`() {
    // Two lines, and twelve that the velocity adds.
    let throwing = Throw(distance: 2, velocity: 24)
    #expect(pager().pages(for: throwing, from: 0, at: 0, pages: 0..<20) == 8)
    #expect(pager().pages(for: throwing, from: 0, at: 6, pages: 0..<20) == 14)
  }

  @Test(arguments: [
    (-4, 4, 2), (-5, 4, 1), (-6, 4, 0), (-8, 2, 0), (-3, 4, 3), (2, 6, 8), (4, 8, 10),
  ])
  func `G7.2 L4.5 the view rests anywhere inside the banner, but elsewhere at a row`(
    distance: Int, page: Int, rest: Int
  ) {
    let after = pager().offset(
      after: Throw(distance: distance), from: 6, page: 4, to: page, pages: 0..<20)
    #expect(after == rest)
  }

  @Test func `L5.1 at the last page of a short list the banner can still be closed`() {
    let short = pager(reach: 6, count: 2)
    #expect(short.travel(for: 9, pages: 0..<2, touched: 0).free == 6)
    let throwing = Throw(distance: 4)
    #expect(short.offset(after: throwing, from: 0, page: 1, to: 1, pages: 0..<2) == 4)
    #expect(pager(count: 2).offset(after: throwing, from: 0, page: 1, to: 1, pages: 0..<2) == 0)
  }

  @Test func `G4.6 without a banner the whole drag counts`() {
    let plain = Pager(track: Track(count: 20, pitch: 1), view: 10, focus: .roam)
    #expect(plain.bannerPart(of: -9, from: 3) == 0)
  }
}
