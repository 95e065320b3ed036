extension PagingController {
  /// Stops the view where it is seen (rule G1), for as long as it is held (rule G15).
  ///
  /// If sections are not linked, `section` is the one touched. Nil stands for the current section
  /// (rule G13).
  package mutating func touch(section: Int? = nil, at time: Duration, on ground: Ground) {
    let current = position(in: ground.grid)?.section ?? 0
    let seen = offsets(at: time, on: ground)
    let section = linkage == .shared ? current : section ?? current
    let touched = PerAxis(section: seen.section, item: seen.item(in: section))
    var grip = Grip(section: section, touched: touched)
    for axis in GridAxis.allCases where glide(axis, in: section, at: time) != nil {
      grip.caughtPages[axis] = caughtPages(axis, in: section, seenAt: touched[axis], on: ground)
    }
    self.grip = grip
    stopGlides(of: section, seenAt: touched.item)
  }

  private func caughtPages(
    _ axis: GridAxis, in section: Int, seenAt seen: Int, on ground: Ground
  ) -> Int? {
    guard let place = place(axis, in: section, of: ground.grid) else { return nil }
    let pager = ground.pagers[axis, at: place]
    let pages = ground.grid.pages(axis, at: place)
    guard pages.contains(place[axis]), !pager.staysPut(place[axis]),
      pager.flings(from: place[axis])
    else { return nil }
    let rest = rest(axis, in: place.section)
    return pager.pages(
      for: Throw(distance: seen - rest), from: place[axis], at: rest, pages: pages, as: .nearest)
  }

  /// Returns the item that a drag moves: the current item, or that of the section touched.
  func place(_ axis: GridAxis, in section: Int?, of grid: Grid) -> Position? {
    guard axis == .item, let section, section < grid.sectionCount else {
      return position(in: grid)
    }
    return position(inSection: section, of: grid)
  }

  /// Returns the start of a drag, whether the drag is under way or about to begin.
  func origin(_ axis: GridAxis, on ground: Ground) -> DragOrigin? {
    guard var place = place(axis, in: grip?.section, of: ground.grid) else { return nil }
    guard let grip, let pages = grip.caughtPages[axis] else {
      return DragOrigin(
        axis, at: place, on: ground, from: rest(axis, in: place.section), wasCaught: false)
    }
    place[axis] += pages
    if axis == .section { place = position(inSection: place.section, of: ground.grid) }
    return DragOrigin(axis, at: place, on: ground, from: grip.touched[axis], wasCaught: true)
  }

  package var isHeld: Bool { grip != nil }

  /// Returns the offset at which an axis is held; nil if no pointer holds it.
  func held(_ axis: GridAxis, in section: Int) -> Int? {
    guard let grip else { return nil }
    let isHeld =
      axis == .section
      || places.areTogether(grip.section, section, seenAt: grip.held.item)
    return isHeld ? grip.held[axis] : nil
  }

  /// Returns how far an axis is pulled beyond where the view may rest; positive past the end.
  package func beyond(_ axis: GridAxis) -> Int { grip?.beyond[axis] ?? 0 }
}
