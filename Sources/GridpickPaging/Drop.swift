import GridpickModel

/// What letting go of a drag along an axis comes to.
struct Drop {
  let axis: GridAxis
  let origin: DragOrigin
  /// The gap that was landed on; nil where that was an item, or where one was before.
  let gap: Gap?
  /// Where the position is then.
  let landing: Position
  /// Where the view comes to rest; in `center` focus the middle decides.
  let offset: Int

  /// Whether the position stays in the section whose items were dragged.
  var isOfOrigin: Bool { landing.section == origin.position.section }

  /// Whether the speed it was let go with may carry the view far (rule G8).
  func isFling(_ throwing: Throw) -> Bool {
    throwing.velocity != 0 && origin.pager.flings(from: origin.page)
  }
}

extension PagingController {
  /// Where the position would be if the pointer let go now, with a speed or at rest.
  package func landing(
    _ axis: GridAxis, _ throwing: Throw, as rule: SnapRule? = nil, on ground: Ground
  ) -> Position? {
    caught(but: axis, on: ground).drop(axis, throwing, as: rule, on: ground)?.landing
  }

  /// By the snap rule of the page, or by another.
  func drop(
    _ axis: GridAxis, _ throwing: Throw, as rule: SnapRule? = nil, on ground: Ground
  ) -> Drop? {
    guard let origin = origin(axis, on: ground) else { return nil }
    let pager = origin.pager
    let free = pager.freeOffset(
      after: throwing, from: origin.rest, page: origin.page, pages: origin.pages, as: rule)
    let page = origin.page(after: throwing, free: free, as: rule)
    let gap = axis == .item ? gap(at: page, of: origin, in: ground.grid) : nil
    let landing = landing(axis, on: page, of: origin, gap, in: ground.grid)
    let offset =
      free
      ?? pager.offset(
        after: throwing, from: origin.rest, page: origin.page,
        to: origin.staysPut || !origin.pages.contains(landing[axis]) ? page : landing[axis],
        pages: origin.pages, as: rule)
    return Drop(
      axis: axis, origin: origin, gap: gap, landing: landing,
      offset: origin.wasCaught && free == nil ? pager.pageStart(nearest: offset) : offset)
  }

  private func landing(
    _ axis: GridAxis, on page: Int, of origin: DragOrigin, _ gap: Gap?, in grid: Grid
  ) -> Position {
    switch axis {
    case .item:
      if origin.staysPut { return origin.position }
      if page == origin.page {
        // What springs back does not become current (rule G13).
        return origin.wasCaught || origin.pager.isFree(at: page)
          ? origin.position : position(in: grid) ?? origin.position
      }
      let index = gap.map { $0.item(going: page - origin.page) ?? origin.page } ?? page
      return Position(section: origin.position.section, index: index)
    case .section:
      // In another section another item may be current (rules P1, P6).
      return position(inSection: grid.section(going: page - origin.page, to: page), of: grid)
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
  fileprivate func page(after throwing: Throw, free: Int?, as rule: SnapRule?) -> Int {
    guard !pages.isEmpty else { return page }
    if let free { return pager.visiblePage(nearest: page, at: free) }
    return page + pager.pages(for: throwing, from: page, at: rest, pages: pages, as: rule)
  }
}
