/// The result of letting go of a drag along an axis.
struct Drop {
  let axis: GridAxis
  let origin: DragOrigin
  /// The gap in which the drag landed; nil if it landed on an item, or on the page where it began.
  let gap: Gap?
  let landing: Position
  /// The offset at which the view comes to rest; in `center` focus `align` decides instead.
  let offset: Int

  var isOfOrigin: Bool { landing.section == origin.position.section }

  /// Returns true if the speed of the release may carry the view far (rule G8).
  func isFling(_ throwing: Throw) -> Bool {
    throwing.velocity != 0 && origin.pager.flings(from: origin.page)
  }
}

extension PagingController {
  /// Returns the position that letting go now would choose.
  package func landing(
    _ axis: GridAxis, _ throwing: Throw, as rule: SnapRule? = nil, on ground: Ground
  ) -> Position? {
    caught(but: axis, on: ground).drop(axis, throwing, as: rule, on: ground)?.landing
  }

  /// Returns the result of letting go now; a nil `rule` stands for the snap rule of the page.
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
        // A section that springs back does not become current (rule G13).
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

  /// Returns the gap around a page; the gap is walked once for all motions that end in it.
  private func gap(at page: Int, of origin: DragOrigin, in grid: Grid) -> Gap? {
    guard page != origin.page, !origin.staysPut else { return nil }
    let place = Position(section: origin.position.section, index: page)
    if let gap = grip?.gap, gap.contains(place) { return gap }
    return grid.gap(at: place)
  }
}

extension DragOrigin {
  fileprivate func page(after throwing: Throw, free: Int?, as rule: SnapRule?) -> Int {
    guard !pages.isEmpty else { return page }
    if let free { return pager.visiblePage(nearest: page, at: free) }
    return page + pager.pages(for: throwing, from: page, at: rest, pages: pages, as: rule)
  }
}
