import GridpickModel

/// What a drag along an axis starts from.
struct DragOrigin {
  /// The current item, or that of the section whose items are dragged.
  let position: Position
  let pager: Pager
  /// Where the view rests that it counts from.
  let rest: Int
  /// Whether the view was caught on its way: then it rests at no page yet (rule G15).
  let wasCaught: Bool
  /// The page that it counts from.
  let page: Int
  /// The pages that it goes over.
  let pages: Range<Int>
  /// Whether the item does not scroll: then what scrolls beside it is dragged, and it stays current.
  let staysPut: Bool

  init(
    _ axis: GridAxis, at position: Position, on ground: Ground, from rest: Int, wasCaught: Bool
  ) {
    self.position = position
    self.rest = rest
    self.wasCaught = wasCaught
    pager = ground.pagers[axis, at: position]
    let all = ground.grid.pages(axis, at: position)
    // Where nothing scrolls beside it there is only the item itself to be dragged.
    staysPut = pager.firstScrolled < all.upperBound && pager.staysPut(position[axis])
    pages = staysPut ? pager.firstScrolled..<all.upperBound : all
    page = staysPut ? pager.leadingPage(at: rest, of: pages) : position[axis]
  }

  /// The way that goes on by a number of pages, past the last one as if there were more (rule G12).
  func way(of count: Int) -> Int {
    guard let last = pages.last else { return 0 }
    let target = (page + count).clamped(to: pages.lowerBound...last)
    let span = pager.track.span(of: target)
    let beyond = (count - (target - page)) * span.count
    return span.lowerBound - pager.track.span(of: page).lowerBound + beyond
  }
}

extension Pager {
  /// The first of the pages that do not stay put.
  fileprivate var firstScrolled: Int { track.page(at: lead) ?? track.count }

  /// The first page that is whole in the part of the view that scrolls.
  fileprivate func leadingPage(at offset: Int, of pages: Range<Int>) -> Int {
    let seen = scrolledPages(at: offset).clamped(to: pages)
    return seen.first { track.span(of: $0).lowerBound >= offset + lead } ?? seen.lowerBound
  }
}
