import GridpickModel

/// What letting go of a drag along an axis comes to.
struct Drop {
  let axis: GridAxis
  let origin: DragOrigin
  let throwing: Throw
  /// Where the view rests that the drag started from.
  let rest: Int
  /// Where a view that does not snap comes to rest; nil where it snaps.
  let freeOffset: Int?
  /// The page landed on, an item or an empty slot.
  let page: Int
  /// The gap that the page is in; nil where it is in none, or where it was before.
  let gap: Gap?
  /// Where the position is then.
  let landing: Position

  /// Whether the position stays in the section whose items were dragged.
  var isOfOrigin: Bool { landing.section == origin.position.section }

  /// Where the view comes to rest.
  var offset: Int {
    freeOffset
      ?? origin.pager.offset(
        after: throwing, from: rest, page: origin.page,
        to: origin.staysPut ? page : landing[axis], pages: origin.pages)
  }
}

extension PagingController {
  /// Where the position would be if the pointer let go now, with a speed or at rest.
  package func landing(_ axis: GridAxis, _ throwing: Throw, on ground: Ground) -> Position? {
    drop(axis, throwing, on: ground)?.landing
  }

  func drop(_ axis: GridAxis, _ throwing: Throw, on ground: Ground) -> Drop? {
    guard let origin = origin(axis, on: ground) else { return nil }
    let rest = rest(axis, in: origin.position.section)
    let free = origin.pager.freeOffset(
      after: throwing, from: rest, page: origin.page, pages: origin.pages)
    let page = origin.page(after: throwing, free: free)
    let gap = axis == .item ? gap(at: page, of: origin, in: ground.grid) : nil
    return Drop(
      axis: axis, origin: origin, throwing: throwing, rest: rest, freeOffset: free, page: page,
      gap: gap, landing: landing(axis, on: page, of: origin, gap, in: ground.grid))
  }

  private func landing(
    _ axis: GridAxis, on page: Int, of origin: DragOrigin, _ gap: Gap?, in grid: Grid
  ) -> Position {
    switch axis {
    case .item:
      if origin.staysPut { return origin.position }
      if page == origin.page {
        // What springs back does not become current (rule G13).
        return origin.pager.isFree(at: page)
          ? origin.position : position(in: grid) ?? origin.position
      }
      let index = gap.map { $0.item(going: page - origin.page) ?? origin.page } ?? page
      return Position(section: origin.position.section, index: index)
    case .section:
      // In another section another item may be current (rules P1, P6).
      return position(inSection: page, of: grid)
    }
  }

  /// The gap around a page, walked once for all motions that end in it.
  private func gap(at page: Int, of origin: DragOrigin, in grid: Grid) -> Gap? {
    guard page != origin.page, !origin.staysPut else { return nil }
    let place = Position(section: origin.position.section, index: page)
    if let gap = grip?.gap, gap.contains(place) { return gap }
    return grid.gap(at: place)
  }
}

extension DragOrigin {
  /// The page that a throw lands on.
  fileprivate func page(after throwing: Throw, free: Int?) -> Int {
    guard !pages.isEmpty else { return page }
    if let free { return pager.visiblePage(nearest: page, at: free) }
    return page + pager.pages(for: throwing, from: page, pages: pages)
  }
}
