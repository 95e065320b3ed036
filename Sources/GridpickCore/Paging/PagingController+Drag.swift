extension PagingController {
  /// Drags the view, not the position (rule G4); `pulls`: a release may run a command.
  package mutating func drag(
    _ axis: GridAxis, by distance: Int, pulls: Bool = false, on ground: Ground
  ) {
    guard var grip, let origin = origin(axis, on: ground) else { return }
    let travel = origin.pager.travel(
      for: distance, pages: origin.pages, touched: grip.touched[axis], pulls: pulls)
    grip.held[axis] = grip.touched[axis] + travel.free + travel.beyond
    grip.beyond[axis] = travel.beyond
    self.grip = grip
  }

  /// Lets go: moves the position by the pages of the snap rule, and the view as far (rules G6, G7).
  package mutating func release(
    _ axis: GridAxis, _ throwing: Throw, as rule: SnapKind? = nil, on ground: Ground,
    _ approach: Approach
  ) {
    self = caught(but: axis, on: ground)
    guard let drop = drop(axis, throwing, as: rule, on: ground), axis == .section || drop.isOfOrigin
    else { return align(on: ground, approach, lookingAhead: []) }
    commit(drop, in: ground.grid)
    // The speed of the release may carry the view far (rule G8).
    let isFling = throwing.velocity != 0 && drop.origin.pager.flings(from: drop.origin.page)
    align(on: ground, isFling ? approach.flinging(axis) : approach, lookingAhead: [])
  }

  /// Ends a touch without a drag: a caught view rests at the nearest page (rule G15).
  package mutating func lift(on ground: Ground, _ approach: Approach) {
    guard let left = grip, GridAxis.allCases.contains(where: { left.caughtPages[$0] != nil }) else {
      return letGo(approach)
    }
    self = caught(on: ground)
    align(on: ground, approach, lookingAhead: [])
  }

  /// Ends a touch without an effect: the view returns to where it rests.
  package mutating func letGo(_ approach: Approach) {
    guard let left = grip else { return finishSettling() }
    grip = nil
    settle(.section, in: left.section, from: left.held.section, approach)
    settle(.item, in: left.section, from: left.held.item, approach)
  }

  /// Scrolls; the position keeps its screen place if it can (rule G12); true if anything moved.
  package mutating func scroll(
    _ axis: GridAxis, by count: Int, on ground: Ground, _ approach: Approach
  ) -> Bool {
    guard let origin = origin(axis, on: ground),
      let drop = drop(axis, Throw(distance: origin.way(of: count)), as: .nearest, on: ground)
    else { return false }
    let before = (position: position(in: ground.grid), rest: origin.rest)
    commit(drop, in: ground.grid)
    align(on: ground, approach, lookingAhead: [])
    return position(in: ground.grid) != before.position
      || rest(axis, in: origin.position.section) != before.rest
  }

  /// The position if a caught view were released now; the current position if none is caught.
  package func caughtPosition(on ground: Ground) -> Position? {
    caught(on: ground).position(in: ground.grid)
  }

  /// Returns the controller with each caught axis, except one, at rest where it is seen.
  func caught(but axis: GridAxis? = nil, on ground: Ground) -> PagingController {
    guard let grip else { return self }
    var controller = self
    for other in GridAxis.allCases where other != axis && grip.caughtPages[other] != nil {
      guard let drop = drop(other, Throw(distance: 0), as: .nearest, on: ground) else { continue }
      controller.commit(drop, in: ground.grid)
      controller.grip?.caughtPages[other] = nil
    }
    return controller
  }

  /// Applies a drag; along the sections it keeps the requested column, as a step does (rule P1).
  private mutating func commit(_ drop: Drop, in grid: Grid) {
    setRest(drop.offset, drop.axis, in: drop.origin.position.section)
    guard drop.landing != position(in: grid) else { return }
    switch drop.axis {
    case .section: askedSection = drop.landing.section
    case .item: move(to: drop.landing)
    }
  }
}

/// The result of letting go of a drag along an axis.
struct Drop {
  let axis: GridAxis
  let origin: DragOrigin
  let landing: Position
  /// The offset at which the view comes to rest; in `center` focus `align` decides instead.
  let offset: Int

  var isOfOrigin: Bool { landing.section == origin.position.section }
}

extension PagingController {
  package func landing(
    _ axis: GridAxis, _ throwing: Throw, as rule: SnapKind? = nil, on ground: Ground
  ) -> Position? {
    caught(but: axis, on: ground).drop(axis, throwing, as: rule, on: ground)?.landing
  }

  /// Returns the result of letting go now; a nil `rule` means the snap rule of the page.
  func drop(
    _ axis: GridAxis, _ throwing: Throw, as rule: SnapKind? = nil, on ground: Ground
  ) -> Drop? {
    guard let origin = origin(axis, on: ground) else { return nil }
    let pager = origin.pager
    let free = pager.freeOffset(
      after: throwing, from: origin.rest, page: origin.page, pages: origin.pages, as: rule)
    let page = origin.page(after: throwing, free: free, as: rule)
    let landing = landing(axis, on: page, of: origin, in: ground.grid)
    let offset =
      free
      ?? pager.offset(
        after: throwing, from: origin.rest, page: origin.page,
        to: origin.staysPut || !origin.pages.contains(landing[axis]) ? page : landing[axis],
        pages: origin.pages, as: rule)
    return Drop(
      axis: axis, origin: origin, landing: landing,
      offset: origin.wasCaught && free == nil ? pager.pageStart(nearest: offset) : offset)
  }

  private func landing(
    _ axis: GridAxis, on page: Int, of origin: DragOrigin, in grid: Grid
  ) -> Position {
    switch axis {
    case .item:
      if origin.staysPut { return origin.position }
      if page == origin.page {
        // A section that springs back does not become current (rule G13).
        return origin.wasCaught || origin.pager.isFree(at: page)
          ? origin.position : position(in: grid) ?? origin.position
      }
      let place = Position(section: origin.position.section, index: page)
      let index = grid.itemIndex(from: place, going: page - origin.page)
      return Position(section: place.section, index: index ?? origin.page)
    case .section:
      // Another section may have another current item (rules P1, P6).
      return position(inSection: grid.section(going: page - origin.page, to: page), of: grid)
    }
  }
}

extension DragOrigin {
  fileprivate func page(after throwing: Throw, free: Int?, as rule: SnapKind?) -> Int {
    guard !pages.isEmpty else { return page }
    if let free { return pager.visiblePage(nearest: page, at: free) }
    return page + pager.pages(for: throwing, from: page, at: rest, pages: pages, as: rule)
  }
}
