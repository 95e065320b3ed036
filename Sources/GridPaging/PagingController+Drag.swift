import GridModel
import Screen

/// The view in the grip of a pointer: where it was when it was touched, and where it is held now.
struct Grip: Equatable, Sendable {
  let touched: PerAxis<Int>
  var held: PerAxis<Int>
  /// The gap that letting go would land in: a row may have any number of empty slots, and they are
  /// walked once, not with every motion.
  var gap: Gap?
}

extension PagingController {
  /// Stops the view where it is seen (rule G1); the position stays where it was going, and the clock
  /// of its glide runs on (rule G15).
  package mutating func touch(at time: Duration) {
    let seen = PerAxis(section: offset(.section, at: time), item: offset(.item, at: time))
    grip = Grip(touched: seen, held: seen)
  }

  /// Whether a pointer holds the view.
  package var isHeld: Bool { grip != nil }

  /// The content follows the pointer along one axis; the position stays (rule G4).
  package mutating func drag(
    _ axis: GridAxis, by distance: Int, missed: Int = 0, pagers: Pagers, in content: any GridContent
  ) {
    guard var grip, let position = position(in: content) else { return }
    let travel = pagers[axis].travel(
      for: distance, from: position[axis], pages: content.pages(axis, at: position),
      ahead: offsets[axis] - grip.touched[axis])
    grip.held[axis] = grip.touched[axis] + travel
    let throwing = Throw(distance: distance, missed: missed)
    grip.gap = target(axis, throwing, pagers: pagers, in: content)
      .flatMap { axis == .item ? gap(at: $0, in: content) : nil }
    self.grip = grip
  }

  /// How far the glide that the pointer stopped would have gone since.
  package func missed(_ axis: GridAxis, at time: Duration) -> Int {
    grip.map { offsetUnheld(axis, at: time) - $0.touched[axis] } ?? 0
  }

  /// Lets go: the position moves by the pages of the snap rule, and the view as far (rules G6, G7).
  package mutating func release(
    _ axis: GridAxis, _ throwing: Throw, pagers: Pagers, in content: any GridContent,
    _ approach: Approach
  ) {
    guard let position = position(in: content),
      let landing = landing(axis, throwing, pagers: pagers, in: content)
    else { return align(pagers, in: content, approach) }
    let pager = pagers[axis]
    let free = pager.freeOffset(
      after: throwing, from: offsets[axis], page: position[axis],
      pages: content.pages(axis, at: position))
    offsets[axis] =
      free ?? offsets[axis] + pager.track.span(of: landing[axis]).lowerBound
      - pager.track.span(of: position[axis]).lowerBound
    // A drag down keeps the column that was asked for, as a step does (rule P1).
    if landing != position { asked[axis] = landing[axis] }
    let reached = self.position(in: content) ?? landing
    // What was thrown free stays where it landed and shows its item, also while the other axis is dragged.
    let stays = free.map { pager.shows(landing[axis], at: $0) } ?? false
    let kept = GridAxis.allCases.filter { $0 == axis ? stays : reached[$0] == position[$0] }
    align(pagers, in: content, approach, keeping: kept)
  }

  /// Lets go without a throw: the view returns to where it rests.
  package mutating func letGo(_ approach: Approach) {
    let held = grip?.held ?? offsets
    grip = nil
    for axis in GridAxis.allCases { glides[axis] = glide(axis, from: held[axis], approach) }
  }
}
