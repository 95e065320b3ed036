extension Grid {
  /// The most empty slots that are passed, so that a key is answered in time (rule L1).
  private static let longestGap = 1 << 20

  func pages(_ axis: GridAxis, at position: Position) -> Range<Int> {
    0..<(axis == .section ? sectionCount : itemCount(inSection: position.section))
  }

  /// Returns the item where a drag ends: at the place itself, the next that way, or one back (P2).
  func itemIndex(from place: Position, going direction: Int) -> Int? {
    guard pages(.item, at: place).contains(place.index), isGap(place.section, place.index)
    else { return place.index }
    let step = direction > 0 ? 1 : -1
    return itemIndex(from: place, steps: step, wraps: false)
      ?? itemIndex(from: place, steps: -step, wraps: false)
  }

  func isGap(_ section: Int, _ index: Int) -> Bool {
    !canBeCurrent(Position(section: section, index: index))
  }

  /// Returns the index `steps` items further, without gaps (rule P2), or the last that way, or nil.
  package func itemIndex(from position: Position, steps: Int, wraps: Bool) -> Int? {
    let total = itemCount(inSection: position.section)
    let direction = steps.signum()
    var reached: Int?
    var index = position.index
    var left = abs(steps)
    var passed = 0
    var way = 0
    // One round is enough: after it, wrapping finds only items that were passed already.
    while left > 0, passed < Self.longestGap {
      let distance =
        distance(from: Position(section: position.section, index: index), going: direction) ?? 1
      index += direction * distance
      way += distance
      if wraps { index = (index + total) % max(1, total) }
      guard way <= total, (0..<total).contains(index) else { break }
      if isGap(position.section, index) {
        passed += 1
        continue
      }
      reached = index
      left -= 1
      passed = 0
    }
    return reached
  }
}
