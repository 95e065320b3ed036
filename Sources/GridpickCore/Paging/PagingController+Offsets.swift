extension PagingController {
  /// Returns the visible offsets: held by a pointer, in a glide, or at rest.
  package func offsets(at time: Duration, on ground: Ground) -> Offsets {
    let current = position(in: ground.grid)?.section ?? 0
    let section = seen(.section, in: 0, at: time) ?? sectionOffset
    // A short row has another item as current, but it is scrolled like all rows (rule P1).
    let shared = linkage == .shared ? itemOffset(in: current, at: time, on: ground) : nil
    return Offsets(section: section, current: current) {
      shared ?? itemOffset(in: $0, at: time, on: ground)
    }
  }

  private func itemOffset(in section: Int, at time: Duration, on ground: Ground) -> Int {
    if let moving = seen(.item, in: section, at: time) { return moving }
    guard section < ground.grid.sectionCount else { return 0 }
    let place = position(inSection: section, of: ground.grid)
    let left = places.offset(in: section, whileSeenAt: movingOffset(at: time))
    // The view or the content may have changed since the offset was stored.
    let pager = ground.pagers.item(in: section)
    return pager.focus == .center
      ? pager.restingOffset(showing: place.index, from: left)
      : left.clamped(to: 0...pager.furthestOffset)
  }

  private func seen(_ axis: GridAxis, in section: Int, at time: Duration) -> Int? {
    held(axis, in: section) ?? glide(axis, in: section, at: time)?.offset(at: time)
  }

  func glide(_ axis: GridAxis, in section: Int, at time: Duration) -> Settling? {
    switch axis {
    case .section: sectionGlide
    case .item:
      itemGlides.first { places.areTogether($0, section, seenAt: $1.offset(at: time)) }?.value
    }
  }

  private func movingOffset(at time: Duration) -> Int? {
    grip?.held.item ?? itemGlides.values.first?.offset(at: time)
  }

  package func rest(_ axis: GridAxis, on ground: Ground) -> Int {
    rest(axis, in: position(in: ground.grid)?.section ?? 0)
  }

  func rest(_ axis: GridAxis, in section: Int) -> Int {
    axis == .section ? sectionOffset : places.offset(in: section)
  }

  mutating func setRest(_ offset: Int, _ axis: GridAxis, in section: Int) {
    switch axis {
    case .section: sectionOffset = offset
    case .item: places.setOffset(offset, in: section)
    }
  }

  package var isAtRest: Bool { grip == nil && settlesAt == nil }

  /// The time at which the last glide ends; nil while nothing moves or a pointer holds the view.
  package var settlesAt: Duration? { isHeld ? nil : glidesUntil }

  /// The time at which the last glide ends, even while a pointer holds something else.
  package var glidesUntil: Duration? {
    (itemGlides.values + [sectionGlide].compactMap(\.self)).map(\.finish).max()
  }

  /// Ends the glide along the sections, that of a section's items, and those of items linked to it.
  mutating func stopGlides(of section: Int, seenAt offset: Int) {
    sectionGlide = nil
    itemGlides = itemGlides.filter { !places.areTogether($0.key, section, seenAt: offset) }
  }

  package mutating func finishSettling() {
    grip = nil
    sectionGlide = nil
    itemGlides = [:]
  }
}
