/// Empty slots next to each other, described by the items around them.
struct Gap: Equatable, Sendable {
  /// The most empty slots that are walked, so that a key is answered in time (rule L1).
  static let longest = 1 << 20

  let section: Int
  let before: Int?
  let after: Int?

  func contains(_ position: Position) -> Bool {
    position.section == section && position.index > before ?? -1 && position.index < after ?? .max
  }

  /// Returns the item to which a drag goes on from the gap: the next that way, or else back (P2).
  func item(going direction: Int) -> Int? {
    direction > 0 ? after ?? before : before ?? after
  }
}

extension Grid {
  func pages(_ axis: GridAxis, at position: Position) -> Range<Int> {
    0..<(axis == .section ? sectionCount : itemCount(inSection: position.section))
  }

  func gap(at position: Position) -> Gap? {
    guard pages(.item, at: position).contains(position.index),
      isGap(position.section, position.index)
    else { return nil }
    return Gap(
      section: position.section, before: itemIndex(from: position, steps: -1, wraps: false),
      after: itemIndex(from: position, steps: 1, wraps: false))
  }

  func isGap(_ section: Int, _ index: Int) -> Bool {
    !canBeCurrent(Position(section: section, index: index))
  }

  /// The index `steps` items further, without gaps (rule P2), or the last that way; nil if none.
  package func itemIndex(from position: Position, steps: Int, wraps: Bool) -> Int? {
    let total = itemCount(inSection: position.section)
    let direction = steps.signum()
    var reached: Int?
    var index = position.index
    var left = abs(steps)
    var passed = 0
    var way = 0
    // One round is enough: after it, wrapping finds only items that were passed already.
    while left > 0, passed < Gap.longest {
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
