import GridpickModel

/// What a drag along an axis starts from.
struct DragOrigin {
  /// The current item, or that of the section whose items are dragged.
  let position: Position
  let pager: Pager
  /// The page that it counts from.
  let page: Int
  /// The pages that it goes over.
  let pages: Range<Int>
  /// Whether the item does not scroll: then what scrolls beside it is dragged, and it stays current.
  let staysPut: Bool

  init(
    _ axis: GridAxis, at position: Position, on ground: Ground, from offset: Int
  ) {
    self.position = position
    pager = ground.pagers[axis, at: position]
    let all = ground.grid.pages(axis, at: position)
    // Where nothing scrolls beside it there is only the item itself to be dragged.
    staysPut = pager.firstScrolled < all.upperBound && pager.staysPut(position[axis])
    pages = staysPut ? pager.firstScrolled..<all.upperBound : all
    page = staysPut ? pager.leadingPage(at: offset, of: pages) : position[axis]
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
