import GridpickModel
import GridpickScreen

/// The view in the grip of a pointer: where it was when it was touched, and where it is held now.
struct Grip: Equatable, Sendable {
  /// The section whose items follow the pointer (rule G13).
  let section: Int
  let touched: PerAxis<Int>
  var held: PerAxis<Int>
  /// How far it is pulled beyond the first and the last page.
  var beyond = PerAxis(section: 0, item: 0)
  /// The gap that letting go would land in: a row may have any number of empty slots, and they are
  /// walked once, not with every motion.
  var gap: Gap?
}

extension PagingController {
  /// Stops the view where it is seen (rule G1); the position stays where it was going, and the clock
  /// of its glide runs on (rule G15).
  ///
  /// With sections that are not linked a section was touched, or something else that belongs to the
  /// current one (rule G13).
  package mutating func touch(
    section: Int? = nil, at time: Duration, on pagers: Pagers, of content: Grid
  ) {
    let current = position(in: content)?.section ?? 0
    let seen = offsets(at: time, on: pagers, of: content)
    let section = linkage == .shared ? current : section ?? current
    let touched = PerAxis(section: seen.section, item: seen.item(in: section))
    grip = Grip(section: section, touched: touched, held: touched)
  }

  /// Whether a pointer holds the view.
  package var isHeld: Bool { grip != nil }

  /// Where an axis is held; nil where nobody holds it.
  func held(_ axis: GridAxis, in section: Int) -> Int? {
    guard let grip else { return nil }
    let isHeld =
      axis == .section
      || places.areTogether(grip.section, section, seenAt: grip.held.item)
    return isHeld ? grip.held[axis] : nil
  }

  /// How far an axis is pulled beyond its first page, or with a plus its last.
  package func beyond(_ axis: GridAxis) -> Int { grip?.beyond[axis] ?? 0 }

  /// What a drag starts from, be it under way or about to be.
  func origin(
    _ axis: GridAxis, on pagers: Pagers, in content: Grid
  ) -> DragOrigin? {
    guard var place = position(in: content) else { return nil }
    if axis == .item, let section = grip?.section, section < content.sectionCount {
      place = position(inSection: section, of: content)
    }
    return DragOrigin(
      axis, at: place, on: pagers, from: rest(axis, in: place.section), in: content)
  }

  /// The content follows the pointer along one axis; the position stays (rule G4).
  package mutating func drag(
    _ axis: GridAxis, by distance: Int, missed: Int = 0, pagers: Pagers, in content: Grid
  ) {
    guard var grip, let origin = origin(axis, on: pagers, in: content) else { return }
    let section = origin.position.section
    let travel = origin.pager.travel(
      for: distance, from: origin.page, pages: origin.pages, resting: rest(axis, in: section),
      touched: grip.touched[axis])
    grip.held[axis] = grip.touched[axis] + travel.distance
    grip.beyond[axis] = travel.beyond
    let throwing = Throw(distance: distance, missed: missed)
    grip.gap = target(axis, throwing, pagers: pagers, in: content).flatMap {
      axis == .item ? gap(at: Position(section: section, index: $0), in: content) : nil
    }
    self.grip = grip
  }

  /// How far the glide that the pointer stopped would have gone since.
  package func missed(_ axis: GridAxis, at time: Duration) -> Int {
    guard let grip, let glide = glide(axis, in: grip.section, at: time) else { return 0 }
    return glide.offset(at: time) - grip.touched[axis]
  }

  /// Lets go: the position moves by the pages of the snap rule, and the view as far (rules G6, G7).
  package mutating func release(
    _ axis: GridAxis, _ throwing: Throw, pagers: Pagers, in content: Grid,
    _ approach: Approach
  ) {
    guard let position = position(in: content),
      let origin = origin(axis, on: pagers, in: content),
      let landing = landing(axis, throwing, pagers: pagers, in: content),
      let target = target(axis, throwing, pagers: pagers, in: content),
      axis == .section || landing.section == origin.position.section
    else { return align(pagers, in: content, approach) }
    let section = origin.position.section
    let pager = origin.pager
    let before = rest(axis, in: section)
    let free = pager.freeOffset(
      after: throwing, from: before, page: origin.page, pages: origin.pages)
    let after =
      free
      ?? pager.offset(
        after: throwing, from: before, page: origin.page,
        to: origin.staysPut ? target : landing[axis], pages: origin.pages)
    setRest(after, axis, in: section)
    // A drag down keeps the column that was asked for, as a step does (rule P1).
    switch axis {
    case .section: if landing != position { askedSection = landing.section }
    case .item: if landing != position { move(to: landing) }
    }
    let reached = self.position(in: content) ?? landing
    // What was thrown free stays where it landed and shows its item, also while the other axis is dragged.
    let stays = free.map { pager.shows(landing[axis], at: $0) } ?? false
    let kept = GridAxis.allCases.filter { other in
      other == axis
        ? stays : reached.section == position.section && reached[other] == position[other]
    }
    align(pagers, in: content, approach, keeping: kept)
  }

  /// Lets go without a throw: the view returns to where it rests.
  package mutating func letGo(_ approach: Approach) {
    guard let left = grip else { return finishSettling() }
    grip = nil
    settle(.section, in: left.section, from: left.held.section, approach)
    settle(.item, in: left.section, from: left.held.item, approach)
  }
}
