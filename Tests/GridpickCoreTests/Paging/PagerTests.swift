import Testing

@testable import GridpickCore

struct PagerTests {
  private func roaming(_ count: Int, pitch: Int, view: Int, end: TrackEnd = .flush) -> Pager {
    Pager(track: Track(count: count, pitch: pitch), view: view, focus: .roam, end: end)
  }

  private func centered(_ count: Int, pitch: Int, view: Int) -> Pager {
    Pager(track: Track(count: count, pitch: pitch), view: view, focus: .center)
  }

  @Test(arguments: [
    (5, 6, 6), (5, 7, 7), (5, 8, 8), (5, 0, 6), (5, 12, 8), (5, 40, 8),
    // At the ends there is no neighbour to look ahead to.
    (0, 12, 0), (19, 0, 32),
  ])
  func `T2.2 the view moves as far as needed to show the page and one more`(
    page: Int, from: Int, resting: Int
  ) {
    // Twenty pages of two cells; four of them in view.
    #expect(roaming(20, pitch: 2, view: 8).restingOffset(showing: page, from: from) == resting)
  }

  @Test(arguments: [(3, 9, 9), (3, 0, 7), (3, 20, 9)])
  func `T2.2 without room for three pages only the page itself is whole in view`(
    page: Int, from: Int, resting: Int
  ) {
    #expect(roaming(9, pitch: 3, view: 5).restingOffset(showing: page, from: from) == resting)
  }

  @Test(arguments: [0, 30, 33, 99])
  func `T2.4 a page larger than the view shows its start`(from: Int) {
    #expect(roaming(9, pitch: 10, view: 4).restingOffset(showing: 3, from: from) == 30)
  }

  @Test func `T2.2 from any offset a short move of the view shows the page whole`() {
    for view in 1...12 {
      for pitch in 1...view {
        let pager = roaming(15, pitch: pitch, view: view)
        for page in 0..<15 {
          let span = pager.track.span(of: page)
          for from in 0...pager.track.extent {
            let offset = pager.restingOffset(showing: page, from: from)
            #expect(offset <= span.lowerBound && span.upperBound <= offset + view)
            #expect(pager.restingOffset(showing: page, from: offset) == offset)
          }
        }
      }
    }
  }

  @Test(arguments: [(0, -4), (1, -2), (5, 6), (9, 14)])
  func `T2.3 in center focus the page is in the middle of the view`(page: Int, resting: Int) {
    let pager = centered(10, pitch: 2, view: 10)
    for from in [-100, 0, 3, 100] {
      #expect(pager.restingOffset(showing: page, from: from) == resting)
    }
  }

  @Test(arguments: 1...12)
  func `T2.3 the middle of the page is that of the view, or half a cell before it`(view: Int) {
    let pager = Pager(track: Track(pitches: Array(1...12)), view: view, focus: .center)
    for page in 0..<12 {
      let span = pager.track.span(of: page)
      let offset = pager.restingOffset(showing: page, from: 0)
      let distance = (span.lowerBound + span.upperBound) - (2 * offset + view)
      #expect(-1...0 ~= distance, "page \(page)")
    }
  }

  @Test(arguments: [(19, 32), (18, 32), (17, 32), (16, 30)])
  func `T3.1 flush never rests past the end of the content`(page: Int, resting: Int) {
    #expect(roaming(20, pitch: 2, view: 8).restingOffset(showing: page, from: 40) == resting)
  }

  @Test(arguments: 0..<3)
  func `T3.1 fewer pages than the view rest at the start`(page: Int) {
    #expect(roaming(3, pitch: 2, view: 8).restingOffset(showing: page, from: 5) == 0)
  }

  @Test(arguments: [(19, 99, 38), (19, 0, 37), (18, 99, 36), (0, 9, 0)])
  func `T3.2 spacer lets the last page align at the leading edge`(
    page: Int, from: Int, resting: Int
  ) {
    let pager = roaming(20, pitch: 2, view: 3, end: .spacer)
    #expect(pager.restingOffset(showing: page, from: from) == resting)
  }

  @Test(arguments: [TrackEnd.flush, .spacer])
  func `T3.1 a track without pages rests at 0`(end: TrackEnd) {
    #expect(roaming(0, pitch: 2, view: 8, end: end).restingOffset(showing: 0, from: 9) == 0)
  }

  @Test(arguments: [(2, 8, 4), (3, 8, 2), (8, 8, 1), (9, 8, 1), (2, 0, 1)])
  func `P5.12 a view counts the pages that it shows whole, and at least one`(
    pitch: Int, view: Int, pages: Int
  ) {
    #expect(roaming(20, pitch: pitch, view: view).pagesPerView(at: 0) == pages)
  }

  @Test(arguments: [
    (2, 0, 4), (2, 3, 2), (2, 6, 1), (1, 0, 1), (1, 1, 1), (-2, 6, -2), (-2, 5, -2), (-2, 4, -4),
    (-1, 6, -1),
  ])
  func `S4.14 a step of a view moves by as many unequal pages as have room in it`(
    halves: Int, page: Int, steps: Int
  ) {
    let pager = Pager(track: Track(pitches: [2, 3, 2, 1, 7, 2, 9, 9, 9]), view: 9, focus: .roam)
    #expect(pager.steps(inHalfViews: halves, from: page) == steps)
  }

  @Test(arguments: 1...5, 1...12)
  func `with pages of one size a step of a view, or of half a view, is the same up to the ends`(
    pitch: Int, view: Int
  ) {
    let pager = roaming(20, pitch: pitch, view: view)
    for page in 0..<20 {
      for halves in [-2, -1, 1, 2] {
        let steps = abs(halves) * max(1, view / pitch) / 2
        let left = halves > 0 ? 20 - page : page
        let most = max(1, min(steps, left))
        #expect(pager.steps(inHalfViews: halves, from: page) == halves.signum() * most)
      }
    }
  }
}
