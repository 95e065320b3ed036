/// The one place where the position and the offsets change, whatever moves them.
///
/// The requested position is kept, and clamped when it is read. So data still arriving, a short row
/// and a reload need no special case (rules P1, P4).
package struct PagingController: Equatable, Sendable {
  var askedSection: Int
  var places: Places
  var sectionOffset = 0
  /// The section that was current when the view was last aligned; nil before, and after `reach`.
  private var alignedSection: Int?
  var sectionGlide: Settling?
  /// The glides of items, by section; a glide also moves the items that are linked to these.
  var itemGlides: [Int: Settling] = [:]
  var grip: Grip?

  package init(start: Position, linkage: Linkage = .shared) {
    askedSection = start.section
    places = Places(linkage)
    places[start.section].index = start.index
  }

  package var asked: Position { asked(inSection: askedSection) }

  package func asked(inSection section: Int) -> Position {
    Position(section: section, index: places[section].index)
  }

  /// Returns nil in an empty grid (rule P3), and the requested column in an empty section.
  package func position(in content: Grid) -> Position? {
    guard content.sectionCount > 0, content.offersAnything else { return nil }
    return position(inSection: content.section(nearest: askedSection), of: content)
  }

  package func currentID(in content: Grid) -> ItemID? {
    position(in: content).flatMap { content.id(at: $0) }
  }

  /// Returns the item that is current in a section, or will be once that section is current.
  package func position(inSection section: Int, of content: Grid) -> Position {
    Position(
      section: section,
      index: content.index(nearest: places[section].index, inSection: section))
  }

  // MARK: - Linkage

  package var linkage: Linkage { places.linkage }

  /// Changes the linkage; the current item stays current (rule P9).
  package mutating func link(_ linkage: Linkage) {
    guard linkage != places.linkage else { return }
    let current = asked
    let offset = places.offset(in: current.section)
    places = Places(linkage)
    places[current.section].index = current.index
    places.setOffset(offset, in: current.section)
  }

  package var visitedSections: [Int] { places.visitedSections }

  /// Follows sections to their new numbers, and forgets those that are gone (rules P6, P8).
  ///
  /// The current item moves to `position`; nil keeps the number of the current section.
  package mutating func follow(_ newSections: [Int: Int], to position: Position?) {
    places = places.moved { newSections[$0] }
    if let position { move(to: position) }
  }

  // MARK: - Moving

  package mutating func move(to position: Position) {
    askedSection = position.section
    places[position.section].index = position.index
  }

  /// Goes to a position that must be visible, even if the banner was open in another section.
  package mutating func reach(_ position: Position) {
    move(to: position)
    alignedSection = nil
  }

  /// Goes to the nearest section if the requested one does not exist (rule P4).
  ///
  /// Called when no more data can come. The index stays, because unlinked sections have their own.
  package mutating func clamp(in content: Grid) {
    guard content.sectionCount > 0 else { return }
    let section = content.section(nearest: askedSection)
    guard section != askedSection else { return }
    move(to: Position(section: section, index: asked.index))
  }

  /// Steps along an axis, clamped at its ends or wrapping round them (rules P1, P2, P5).
  package mutating func step(
    _ axis: GridAxis, by count: Int, wraps: Bool = false, in content: Grid
  ) {
    guard let current = position(in: content) else { return }
    switch axis {
    case .section:
      askedSection = content.section(from: current.section, steps: count, wraps: wraps)
    case .item:
      guard content.itemCount(inSection: current.section) > 0 else { return }
      let index = content.itemIndex(from: current, steps: count, wraps: wraps)
      move(to: Position(section: current.section, index: index ?? current.index))
    }
  }

  /// Steps by whole views (PgDn, Ctrl-→) or by half views (Ctrl-D), clamped at the ends.
  package mutating func stepViews(_ axis: GridAxis, halves: Int, on ground: Ground) {
    guard let current = position(in: ground.grid) else { return }
    let pager = ground.pagers[axis, at: current]
    step(axis, by: pager.steps(inHalfViews: halves, from: current[axis]), in: ground.grid)
  }

  package mutating func jump(_ axis: GridAxis, toLast: Bool, in content: Grid) {
    guard let current = position(in: content) else { return }
    switch axis {
    case .section: askedSection = content.section(nearest: toLast ? content.sectionCount - 1 : 0)
    case .item:
      let count = content.itemCount(inSection: current.section)
      let edge = Position(section: current.section, index: toLast ? count : -1)
      guard let index = content.itemIndex(from: edge, steps: toLast ? -1 : 1, wraps: false)
      else { return }
      move(to: Position(section: current.section, index: index))
    }
  }

  /// Scrolls to the banner; the position moves too if its item would be out of view.
  package mutating func openBanner(_ axis: GridAxis, on ground: Ground) {
    guard var current = position(in: ground.grid) else { return }
    let pager = ground.pagers[axis, at: current]
    setRest(0, axis, in: current.section)
    current[axis] = pager.page(near: current[axis], keeping: 0)
    if current != position(in: ground.grid) { move(to: current) }
  }

  package enum Approach: Equatable, Sendable {
    case atOnce
    case gliding(from: Duration)
    /// A glide begins at the speed of the release; along `flung` it may take long (rule G8).
    case thrown(from: Duration, speed: Double, flung: GridAxis? = nil)

    func flinging(_ axis: GridAxis) -> Approach {
      guard case .thrown(let time, let speed, _) = self else { return self }
      return .thrown(from: time, speed: speed, flung: axis)
    }
  }

  /// Moves the view to its resting place for the current position.
  ///
  /// A key shows one more page along its axes (rule T2). After a drag, an item in view stays where
  /// it is (rule G7). An item out of view comes to the middle of the view along the axis `middle`.
  package mutating func align(
    on ground: Ground, _ approach: Approach = .atOnce,
    lookingAhead ahead: [GridAxis] = GridAxis.allCases, middle: GridAxis? = nil
  ) {
    places.collapsePoint =
      ground.pagers.item(in: position(in: ground.grid)?.section ?? 0).track.start
    let current = entered(on: ground) ?? Position(section: 0, index: 0)
    let before = PerAxis(section: sectionOffset, item: places.offset(in: current.section))
    for axis in GridAxis.allCases {
      let pager = ground.pagers[axis, at: current]
      let isAhead = ahead.contains(axis)
      let rest = pager.restingOffset(
        showing: current[axis], from: before[axis], lookingAhead: isAhead,
        orInMiddle: !isAhead && axis == middle)
      setRest(rest, axis, in: current.section)
    }
    let left = grip
    grip = nil
    for axis in GridAxis.allCases {
      var section = current.section
      if axis == .item, let left,
        !places.areTogether(left.section, section, seenAt: rest(.item, in: left.section))
      {
        // The section that was dragged is not current, so it goes back.
        section = left.section
      }
      let seen = near(
        left?.held[axis] ?? before[axis], rest(axis, in: section),
        within: ground.pagers[axis, at: current].view, approach)
      settle(axis, in: section, from: seen, approach)
    }
  }

  /// Returns the current item after a change of section.
  ///
  /// While the banner shows, all sections scroll alike, so it may be the nearest one in view (P7).
  private mutating func entered(on ground: Ground) -> Position? {
    let before = alignedSection
    let current = position(in: ground.grid)
    alignedSection = current?.section
    guard let current, let before, before != current.section, places.areAllTogether
    else { return current }
    let pager = ground.pagers.item(in: current.section)
    let index = pager.page(near: current.index, keeping: rest(.item, in: current.section))
    guard index != current.index else { return current }
    move(to: Position(section: current.section, index: index))
    return position(in: ground.grid)
  }

  /// Returns the offset at which a glide begins, at most one view away, so that a far jump is short.
  private func near(_ seen: Int, _ rest: Int, within view: Int, _ approach: Approach) -> Int {
    guard case .gliding = approach else { return seen }
    return seen.clamped(to: rest - view...rest + view)
  }

  mutating func settle(_ axis: GridAxis, in section: Int, from seen: Int, _ approach: Approach) {
    let glide = glide(axis, from: seen, to: rest(axis, in: section), approach)
    switch axis {
    case .section: sectionGlide = glide
    case .item:
      if linkage != .independent { itemGlides = [:] }
      itemGlides[section] = glide
    }
  }

  private func glide(
    _ axis: GridAxis, from seen: Int, to rest: Int, _ approach: Approach
  ) -> Settling? {
    guard seen != rest else { return nil }
    switch approach {
    case .atOnce: return nil
    case .gliding(let time): return Settling(from: seen, to: rest, start: time)
    case .thrown(let time, let speed, let flung):
      return Settling(from: seen, to: rest, start: time, speed: speed, isFling: axis == flung)
    }
  }
}
