import GridpickModel

extension PagingController {
  /// The offsets as they are seen at a time: at rest, or on their way there.
  package func offsets(at time: Duration, on ground: Ground) -> Offsets {
    let current = position(in: ground.grid)?.section ?? 0
    return Offsets(section: seen(.section, in: 0, at: time) ?? sectionOffset, current: current) {
      // A short row shows another item as current, but is scrolled as all are (rule P1).
      let section = linkage == .shared ? current : $0
      if let moving = seen(.item, in: section, at: time) { return moving }
      guard section < ground.grid.sectionCount else { return 0 }
      let place = position(inSection: section, of: ground.grid)
      let left = places.offset(in: section, whileSeenAt: movingOffset(at: time))
      return ground.pagers.item(in: section).restingOffset(leftAt: left, page: place.index)
    }
  }

  /// Where an axis is held, or seen on its way; nil at rest.
  private func seen(_ axis: GridAxis, in section: Int, at time: Duration) -> Int? {
    held(axis, in: section) ?? glide(axis, in: section, at: time)?.offset(at: time)
  }

  func glide(_ axis: GridAxis, in section: Int, at time: Duration) -> Settling? {
    switch axis {
    case .section: sectionGlide
    case .item:
      itemGlides.first { glide in
        let seen = glide.settling.offset(at: time)
        return places.areTogether(glide.section, section, seenAt: seen)
      }?.settling
    }
  }

  /// Where the items are seen that are held or glide; nil where none are.
  private func movingOffset(at time: Duration) -> Int? {
    grip?.held.item ?? itemGlides.last?.settling.offset(at: time)
  }

  /// Where the view rests on an axis, as seen from the current item.
  package func rest(_ axis: GridAxis, on ground: Ground) -> Int {
    rest(axis, in: position(in: ground.grid)?.section ?? 0)
  }

  /// Where the view rests on an axis, within a section.
  func rest(_ axis: GridAxis, in section: Int) -> Int {
    axis == .section ? sectionOffset : places.offset(in: section)
  }

  mutating func setRest(_ offset: Int, _ axis: GridAxis, in section: Int) {
    switch axis {
    case .section: sectionOffset = offset
    case .item: places.setOffset(offset, in: section)
    }
  }

  /// Whether nothing moves and nobody holds it.
  package var isAtRest: Bool { grip == nil && settlesAt == nil }

  /// When the last glide ends; nil when nothing is moving.
  package var settlesAt: Duration? { isHeld ? nil : glidesUntil }

  /// When the last glide ends, also while a pointer holds something else.
  package var glidesUntil: Duration? {
    (itemGlides.map(\.settling) + [sectionGlide].compactMap(\.self)).map(\.finish).max()
  }

  /// Ends the glides of a section's items, and of all that go with them, and along the sections.
  mutating func stopGlides(of section: Int, seenAt offset: Int) {
    sectionGlide = nil
    itemGlides.removeAll { places.areTogether($0.section, section, seenAt: offset) }
  }

  /// Ends what is moving where it was going.
  package mutating func finishSettling() {
    grip = nil
    sectionGlide = nil
    itemGlides = []
  }
}
