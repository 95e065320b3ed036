extension Grid {
  /// The most empty slots that are passed, so that a key is answered in time (rule L1).
  private static let longestGap = 1 << 20

  func pages(_ axis: GridAxis, at position: Position) -> Range<Int> {
    0..<(axis == .section ? sectionCount : itemCount(inSection: position.section))
  }

  /// Returns the item where a drag ends: at the place itself, the next that way, or one back (P2).
  func itemIndex(from place: Position, going direction: Int) -> Int? {
    guard pages(.item, at: place).contains(place.index), !canBeCurrent(place)
    else { return place.index }
    let step = direction > 0 ? 1 : -1
    return itemIndex(from: place, steps: step, wraps: false)
      ?? itemIndex(from: place, steps: -step, wraps: false)
  }

  /// Returns the index `steps` items further, without gaps (rule P2), or the last that way, or nil.
  package func itemIndex(from position: Position, steps: Int, wraps: Bool) -> Int? {
    let total = itemCount(inSection: position.section)
    let direction = steps.signum()
    var reached: Int?
    var place = position
    var left = abs(steps)
    var passed = 0
    var way = 0
    // One round is enough: after it, wrapping finds only items that were passed already.
    while left > 0, passed < Self.longestGap {
      let distance = distance(from: place, going: direction) ?? 1
      place.index += direction * distance
      way += distance
      if wraps { place.index = (place.index + total) % max(1, total) }
      guard way <= total, (0..<total).contains(place.index) else { break }
      guard canBeCurrent(place) else {
        passed += 1
        continue
      }
      reached = place.index
      left -= 1
      passed = 0
    }
    return reached
  }
}
