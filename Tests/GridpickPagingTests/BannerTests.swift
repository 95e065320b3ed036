import Testing

@testable import GridpickPaging

/// A banner of 6 lines over 20 rows of one line, of which 10 lines are in view.
struct BannerTests {
  private func pager(reach: Int = 0, count: Int = 20, pitch: Int = 1) -> Pager {
    Pager(
      track: Track(count: count, pitch: pitch, start: 6), view: 10, focus: .roam, reach: reach)
  }

  @Test func `T1 a banner is a leading span of the track`() {
    let track = pager().track
    #expect(track.extent == 26)
    #expect(track.span(of: 0) == 6..<7)
    #expect([-1, 0, 5, 6, 25, 26].map(track.page(at:)) == [nil, nil, nil, 0, 19, nil])
    #expect(track.pages(in: 0..<9) == 0..<3)
    #expect(track.pages(in: 0..<6) == 0..<0)
    #expect(Track(pitches: [2, 5], start: 3).span(of: 1) == 5..<10)
  }

  @Test(arguments: [(0, 0), (2, 0), (3, 1), (4, 2), (10, 8), (19, 16)])
  func `L4 going down the banner collapses first`(page: Int, offset: Int) {
    #expect(pager().restingOffset(showing: page, from: 0) == offset)
  }

  @Test(arguments: [(10, 16, 15), (2, 16, 7), (1, 16, 6), (0, 16, 6), (0, 3, 3)])
  func `L4 going up the list first reaches its top`(page: Int, from: Int, offset: Int) {
    #expect(pager().restingOffset(showing: page, from: from) == offset)
  }

  @Test(arguments: [
    // From row 4 with the banner gone: four rows, of which four lines of it, then its last two.
    (-4, -4, 0), (-6, -6, 0), (-8, -6, -1), (-12, -6, -3), (-99, -6, -3),
  ])
  func `L4 a drag back goes on into the banner`(distance: Int, free: Int, beyond: Int) {
    let travel = pager().travel(for: distance, from: 4, pages: 0..<20, resting: 6, touched: 6)
    #expect(travel == Travel(free: free, beyond: beyond))
  }

  @Test(arguments: [
    // Four rows back to the first one, and so many lines of the banner with what is left.
    (-4, 2), (-5, 1), (-6, 0), (-9, 0),
  ])
  func `L4 what is left of a throw at the first page opens the banner`(distance: Int, offset: Int) {
    let after = pager().offset(
      after: Throw(distance: distance), from: 6, page: 4, to: 0, pages: 0..<20)
    #expect(after == offset)
  }

  @Test func `G7 elsewhere the view goes as far as the pages lie apart`() {
    for page in 1..<19 {
      let after = pager().offset(
        after: Throw(distance: page - 4), from: 6, page: 4, to: page, pages: 0..<20)
      #expect(after == 2 + page)
    }
  }

  @Test func `L5 at the last page of a short list the banner can still be collapsed`() {
    let short = pager(reach: 6, count: 2)
    let travel = short.travel(for: 9, from: 1, pages: 0..<2, resting: 0, touched: 0)
    #expect(travel.free == 6)
    #expect(
      short.offset(after: Throw(distance: 4), from: 0, page: 1, to: 1, pages: 0..<2) == 4)
    #expect(
      pager(count: 2).offset(after: Throw(distance: 4), from: 0, page: 1, to: 1, pages: 0..<2) == 0)
  }

  @Test func `G4 without a banner nothing is left of a throw`() {
    let plain = Pager(track: Track(count: 20, pitch: 1), view: 10, focus: .roam)
    #expect(plain.offset(after: Throw(distance: -9), from: 3, page: 4, to: 0, pages: 0..<20) == -1)
  }
}
