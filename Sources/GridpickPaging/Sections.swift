import GridpickModel

/// The sections that one can be in; there must be some.
extension Grid {
  /// That one itself, or the nearest there is; of two as near the earlier one.
  func section(nearest asked: Int) -> Int {
    let section = asked.clamped(to: 0...sectionCount - 1)
    let later = self.section(from: section, going: 1)
    guard let earlier = self.section(from: section, going: -1) else { return later ?? section }
    return later.map { $0 - section < section - earlier ? $0 : earlier } ?? earlier
  }

  /// A number of sections further, or the first behind that; where there is none that way the last one, or
  /// round the end the first.
  func section(from section: Int, steps: Int, wraps: Bool) -> Int {
    let target = section + steps
    if wraps {
      let wrapped = ((target % sectionCount) + sectionCount) % sectionCount
      return self.section(from: wrapped, going: steps)
        ?? self.section(nearest: steps < 0 ? sectionCount - 1 : 0)
    }
    return self.section(going: steps, to: target)
  }

  /// The section where a way ends that goes as far as another: that one, or the next behind it, or else the
  /// last before it (rules P2, F4).
  func section(going direction: Int, to target: Int) -> Int {
    let target = target.clamped(to: 0...sectionCount - 1)
    return self.section(from: target, going: direction)
      ?? self.section(from: target, going: -direction) ?? target
  }
}
