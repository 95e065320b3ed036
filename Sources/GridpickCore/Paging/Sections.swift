/// Searches for sections that may be current; the grid must have one.
extension Grid {
  /// Returns the section that may be current and is nearest to `asked`; of two, the earlier one.
  func section(nearest asked: Int) -> Int {
    let section = asked.clamped(to: 0...sectionCount - 1)
    let later = self.section(from: section, going: 1)
    guard let earlier = self.section(from: section, going: -1) else { return later ?? section }
    return later.map { $0 - section < section - earlier ? $0 : earlier } ?? earlier
  }

  /// Returns the section a number of sections further, or the first behind it that may be current.
  ///
  /// If there is none in that direction, it is the last one before; with `wraps`, the first one
  /// from the other end.
  func section(from section: Int, steps: Int, wraps: Bool) -> Int {
    let target = section + steps
    if wraps {
      let wrapped = ((target % sectionCount) + sectionCount) % sectionCount
      return self.section(from: wrapped, going: steps)
        ?? self.section(nearest: steps < 0 ? sectionCount - 1 : 0)
    }
    return self.section(going: steps, to: target)
  }

  /// Returns the section where a move towards `target` ends (rules P2, F4).
  ///
  /// This is the target, or the next section behind it, or else the last one before it.
  func section(going direction: Int, to target: Int) -> Int {
    let target = target.clamped(to: 0...sectionCount - 1)
    return self.section(from: target, going: direction)
      ?? self.section(from: target, going: -direction) ?? target
  }
}
