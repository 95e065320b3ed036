extension PagingController {
  /// Keeps the view in place when a new pager measures the sections differently (rule S4).
  ///
  /// The first line in view stays; a glide keeps its speed, towards the new resting offset.
  mutating func follow(_ old: Pager, to new: Pager, section: Int?, at time: Duration) {
    guard old.track != new.track || old.view != new.view else { return }
    if var grip {
      let held = new.offset(showing: grip.held.section, of: old)
      let isWithin = new.focus == .roam && grip.beyond.section == 0
      grip.held.section = isWithin ? held.clamped(to: 0...new.furthestOffset) : held
      grip.touched.section = new.offset(showing: grip.touched.section, of: old)
      self.grip = grip
    }
    let moving = sectionGlide.map { new.offset(showing: $0.offset(at: time), of: old) }
    let left = new.offset(showing: sectionOffset, of: old)
    // While a pointer holds the view, a drag counts from where the view rested.
    sectionOffset =
      if let section, grip == nil {
        new.restingOffset(showing: section, from: left, lookingAhead: false)
      } else {
        left
      }
    if let moving, let glide = sectionGlide {
      sectionGlide = glide.continued(from: moving, to: sectionOffset, at: time)
    }
  }
}

extension Pager {
  /// Returns the offset that shows the same first line, or the same end, as an offset of `other`.
  func offset(showing offset: Int, of other: Pager) -> Int {
    let isSame = other.track.count == track.count
    if isSame, focus == .roam, offset > 0, offset >= other.furthestOffset {
      return furthestOffset + offset - other.furthestOffset
    }
    // In `center` focus the line in the middle stays.
    let anchor = { (pager: Pager) in pager.focus == .center ? pager.view / 2 : 0 }
    guard let page = other.track.page(at: offset + anchor(other)), page < track.count
    else { return offset }
    let line = offset + anchor(other) - other.track.span(of: page).lowerBound
    let span = track.span(of: page)
    return span.lowerBound + min(line, span.count - 1) - anchor(self)
  }
}

extension Settling {
  /// Returns the rest of the glide between new offsets, which ends at the same time.
  ///
  /// The rest of an ease-out glide is itself one, so the speed stays the same.
  fileprivate func continued(from seen: Int, to rest: Int, at time: Duration) -> Settling {
    guard seen != offset(at: time) || rest != to else { return self }
    let start = min(max(start, time), finish)
    return Settling(from: seen, to: rest, start: start, length: finish - start)
  }
}
