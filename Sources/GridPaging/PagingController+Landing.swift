import GridModel

extension PagingController {
  /// Where the position would be if the pointer let go now, with a speed or at rest.
  package func landing(
    _ axis: GridAxis, _ throwing: Throw, pagers: Pagers, in content: any GridContent
  ) -> Position? {
    guard let position = position(in: content),
      let target = target(axis, throwing, pagers: pagers, in: content)
    else { return nil }
    switch axis {
    case .item:
      guard target != position, let gap = gap(at: target, in: content) else { return target }
      let index = gap.item(going: target.index - position.index)
      return Position(section: target.section, index: index ?? position.index)
    case .section:
      // In another section the column asked for may be another item (rule P1).
      let there = Position(section: target.section, index: asked.index)
      return PagingController(start: there).position(in: content)
    }
  }

  /// The page that a throw lands on, an item or an empty slot.
  func target(
    _ axis: GridAxis, _ throwing: Throw, pagers: Pagers, in content: any GridContent
  ) -> Position? {
    guard var target = position(in: content) else { return nil }
    let page = target[axis]
    let pages = content.pages(axis, at: target)
    guard !pages.isEmpty else { return target }
    let pager = pagers[axis]
    if let offset = pager.freeOffset(
      after: throwing, from: offsets[axis], page: page, pages: pages)
    {
      target[axis] = pager.visiblePage(nearest: page, at: offset)
    } else {
      target[axis] += pager.pages(for: throwing, from: page, pages: pages)
    }
    return target
  }

  func gap(at position: Position, in content: any GridContent) -> Gap? {
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

extension GridContent {
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
