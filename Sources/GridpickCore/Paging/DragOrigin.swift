/// The state from which a drag along an axis starts.
struct DragOrigin {
  /// The current item, or the current item of the section whose items are dragged.
  let position: Position
  let pager: Pager
  /// The offset from which the drag counts.
  let rest: Int
  /// True if the view was caught on its way, so that it rests at no page yet (rule G15).
  let wasCaught: Bool
  /// The page from which the drag counts.
  let page: Int
  /// The pages that the drag can reach.
  let pages: Range<Int>
  /// True if the item does not scroll.
  ///
  /// The drag then moves the pages beside the item, and the item stays current.
  let staysPut: Bool

  init(
    _ axis: GridAxis, at position: Position, on ground: Ground, from rest: Int, wasCaught: Bool
  ) {
    self.position = position
    self.rest = rest
    self.wasCaught = wasCaught
    pager = ground.pagers[axis, at: position]
    let all = ground.grid.pages(axis, at: position)
    // If nothing scrolls beside the item, only the item itself can be dragged.
    staysPut = pager.firstScrolled < all.upperBound && pager.staysPut(position[axis])
    pages = staysPut ? pager.firstScrolled..<all.upperBound : all
    page = staysPut ? pager.leadingPage(at: rest, of: pages) : position[axis]
  }

  /// Returns the distance in cells of a number of pages.
  ///
  /// Past the last page the distance goes on as if there were more pages (rule G12).
  func way(of count: Int) -> Int {
    guard let last = pages.last else { return 0 }
    let target = (page + count).clamped(to: pages.lowerBound...last)
    let span = pager.track.span(of: target)
    let beyond = (count - (target - page)) * span.count
    return span.lowerBound - pager.track.span(of: page).lowerBound + beyond
  }
}

extension Pager {
  fileprivate var firstScrolled: Int { track.page(at: lead) ?? track.count }

  /// Returns the first page that is whole in the part of the view that scrolls.
  fileprivate func leadingPage(at offset: Int, of pages: Range<Int>) -> Int {
    let seen = scrolledPages(at: offset).clamped(to: pages)
    return seen.first { track.span(of: $0).lowerBound >= offset + lead } ?? seen.lowerBound
  }
}
