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
    section: Int? = nil, at time: Duration, on ground: Ground
  ) {
    let current = position(in: ground.grid)?.section ?? 0
    let seen = offsets(at: time, on: ground)
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
    _ axis: GridAxis, on ground: Ground
  ) -> DragOrigin? {
    guard var place = position(in: ground.grid) else { return nil }
    if axis == .item, let section = grip?.section, section < ground.grid.sectionCount {
      place = position(inSection: section, of: ground.grid)
    }
    return DragOrigin(
      axis, at: place, on: ground, from: rest(axis, in: place.section))
  }

  /// The content follows the pointer along one axis; the position stays (rule G4).
  package mutating func drag(
    _ axis: GridAxis, by distance: Int, missed: Int = 0, on ground: Ground
  ) {
    guard var grip, let origin = origin(axis, on: ground) else { return }
    let section = origin.position.section
    let travel = origin.pager.travel(
      for: distance, from: origin.page, pages: origin.pages, resting: rest(axis, in: section),
      touched: grip.touched[axis])
    grip.held[axis] = grip.touched[axis] + travel.distance
    grip.beyond[axis] = travel.beyond
    grip.gap = drop(axis, Throw(distance: distance, missed: missed), on: ground)?.gap ?? grip.gap
    self.grip = grip
  }

  /// How far the glide that the pointer stopped would have gone since.
  package func missed(_ axis: GridAxis, at time: Duration) -> Int {
    guard let grip, let glide = glide(axis, in: grip.section, at: time) else { return 0 }
    return glide.offset(at: time) - grip.touched[axis]
  }

  /// Lets go: the position moves by the pages of the snap rule, and the view as far (rules G6, G7).
  package mutating func release(
    _ axis: GridAxis, _ throwing: Throw, on ground: Ground,
    _ approach: Approach
  ) {
    guard let position = position(in: ground.grid),
      let drop = drop(axis, throwing, on: ground), axis == .section || drop.isOfOrigin
    else { return align(on: ground, approach) }
    let landing = drop.landing
    setRest(drop.offset, axis, in: drop.origin.position.section)
    // A drag down keeps the column that was asked for, as a step does (rule P1).
    switch axis {
    case .section: if landing != position { askedSection = landing.section }
    case .item: if landing != position { move(to: landing) }
    }
    let reached = self.position(in: ground.grid) ?? landing
    // What was thrown free stays where it landed and shows its item, also while the other axis is dragged.
    let stays = drop.freeOffset.map { drop.origin.pager.shows(landing[axis], at: $0) } ?? false
    let kept = GridAxis.allCases.filter { other in
      other == axis
        ? stays : reached.section == position.section && reached[other] == position[other]
    }
    align(on: ground, approach, keeping: kept)
  }

  /// Lets go without a throw: the view returns to where it rests.
  package mutating func letGo(_ approach: Approach) {
    guard let left = grip else { return finishSettling() }
    grip = nil
    settle(.section, in: left.section, from: left.held.section, approach)
    settle(.item, in: left.section, from: left.held.item, approach)
  }
}
