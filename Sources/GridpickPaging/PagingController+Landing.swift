import GridpickModel

extension PagingController {
  /// Where the position would be if the pointer let go now, with a speed or at rest.
  package func landing(
    _ axis: GridAxis, _ throwing: Throw, pagers: Pagers, in content: Grid
  ) -> Position? {
    guard let origin = origin(axis, on: pagers, in: content),
      let target = target(axis, throwing, pagers: pagers, in: content)
    else { return nil }
    switch axis {
    case .item:
      if origin.staysPut { return origin.position }
      if target == origin.page {
        // What springs back does not become current (rule G13).
        return origin.pager.isFree(at: target) ? origin.position : position(in: content)
      }
      let there = Position(section: origin.position.section, index: target)
      guard let gap = gap(at: there, in: content) else { return there }
      let index = gap.item(going: target - origin.page) ?? origin.page
      return Position(section: there.section, index: index)
    case .section:
      // In another section another item may be current (rules P1, P6).
      return position(inSection: target, of: content)
    }
  }

  /// The page that a throw lands on, an item or an empty slot.
  func target(
    _ axis: GridAxis, _ throwing: Throw, pagers: Pagers, in content: Grid
  ) -> Int? {
    guard let origin = origin(axis, on: pagers, in: content) else { return nil }
    guard !origin.pages.isEmpty else { return origin.page }
    if let offset = origin.pager.freeOffset(
      after: throwing, from: rest(axis, in: origin.position.section), page: origin.page,
      pages: origin.pages)
    {
      return origin.pager.visiblePage(nearest: origin.page, at: offset)
    }
    return origin.page + origin.pager.pages(for: throwing, from: origin.page, pages: origin.pages)
  }

  func gap(at position: Position, in content: Grid) -> Gap? {
    if let gap = grip?.gap, gap.contains(position) { return gap }
    return content.gap(at: position)
  }
}

/// Empty slots next to each other, by the items around them.
struct Gap: Equatable, Sendable {
  let section: Int
  let before: Int?
  let after: Int?

  func contains(_ position: Position) -> Bool {
    position.section == section && position.index > before ?? -1 && position.index < after ?? .max
  }

  /// A drag that would rest here goes on to the next item, else back (rule P2).
  func item(going direction: Int) -> Int? {
    direction > 0 ? after ?? before : before ?? after
  }
}

extension Grid {
  /// The pages of an axis that a drag can reach.
  func pages(_ axis: GridAxis, at position: Position) -> Range<Int> {
    0..<(axis == .section ? sectionCount : itemCount(inSection: position.section))
  }

  /// The gap at a position; nil where there is an item, or no slot at all.
  fileprivate func gap(at position: Position) -> Gap? {
    guard pages(.item, at: position).contains(position.index),
      isGap(position.section, position.index)
    else { return nil }
    return Gap(
      section: position.section, before: itemIndex(from: position, steps: -1, wraps: false),
      after: itemIndex(from: position, steps: 1, wraps: false))
  }
}
