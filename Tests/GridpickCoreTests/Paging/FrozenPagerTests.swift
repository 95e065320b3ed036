import Testing

@testable import GridpickCore

/// A view of which the first pages keep a part: 20 pages of 4, the first two of them frozen, 20 in view.
struct FrozenPagerTests {
  private let pager = Pager(
    track: Track(count: 20, pitch: 4), view: 20, lead: 8, focus: .roam)

  @Test(arguments: [(0, 30), (1, 0), (1, 60)])
  func `L3.2 going to a frozen page does not move the view`(page: Int, from: Int) {
    #expect(pager.restingOffset(showing: page, from: from) == from)
  }

  @Test(arguments: [
    // Behind the frozen ones there is room for a page and its neighbours.
    (3, 0, 0), (4, 0, 4), (5, 0, 8), (2, 60, 0), (10, 60, 28), (19, 0, 60), (2, 0, 0),
  ])
  func `L3.2 a page that scrolls is shown after the frozen ones`(
    page: Int, from: Int, resting: Int
  ) {
    #expect(pager.restingOffset(showing: page, from: from) == resting)
  }

  @Test func `L3.2 from any offset the page is whole after the frozen ones`() {
    for page in 2..<20 {
      for from in -3...70 {
        let offset = pager.restingOffset(showing: page, from: from)
        #expect((0...60).contains(offset))
        let start = page * 4 - offset
        #expect(start >= 8 && start + 4 <= 20, "page \(page) from \(from)")
      }
    }
  }

  @Test func `L1.1 the pages in view are those after the frozen ones`() {
    #expect(pager.scrolledPages(at: 0) == 2..<5)
    #expect(pager.scrolledPages(at: 5) == 3..<7)
    #expect(pager.scrolledPages(at: 60) == 17..<20)
  }

  @Test func `P5.12 a view counts the pages that fit after the frozen ones`() {
    #expect(pager.pagesPerView(at: 5) == 3)
  }

  @Test(arguments: [(0, 0), (1, 1), (9, 5), (2, 4), (3, 4)])
  func `G6.7 the nearest page in view is not covered by frozen ones`(page: Int, nearest: Int) {
    // At 5 page 3 is cut by the frozen ones, and pages 4 and 5 are whole.
    #expect(pager.visiblePage(nearest: page, at: 5) == nearest)
  }

  @Test func `T2.3 the middle is that of the room after the frozen pages`() {
    let centered = Pager(track: Track(count: 20, pitch: 4), view: 20, lead: 8, focus: .center)
    // Twelve are left: four before the page, four for it, four behind it.
    #expect(centered.restingOffset(showing: 10, from: 0) == 40 - 8 - 4)
  }
}
