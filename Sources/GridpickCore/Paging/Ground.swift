/// The grid in which a controller moves, and the pagers that say how its items lie.
package struct Ground {
  package let pagers: Pagers
  package let grid: Grid

  init(_ pagers: Pagers, _ grid: Grid) {
    self.pagers = pagers
    self.grid = grid
  }
}

extension Position {
  package subscript(axis: GridAxis) -> Int {
    get { axis == .section ? section : index }
    set { if axis == .section { section = newValue } else { index = newValue } }
  }
}

extension Sorting {
  /// The axis that is sorted: the sections, or the columns and items.
  package var axis: GridAxis {
    switch key {
    case .column, .number: .section
    case .section: .item
    }
  }
}

/// The offsets of the view: along the sections, and within each section.
package struct Offsets {
  package let section: Int
  /// The section of the position; the offset of its items decides how far the banner is open.
  package let current: Int
  let items: (Int) -> Int

  package func item(in section: Int) -> Int { items(section) }
}

/// The layout of one screen: a pager for the sections, and a pager for the items of each section.
package struct Pagers {
  package internal(set) var section: Pager
  let items: (Int) -> Pager

  package func item(in section: Int) -> Pager { items(section) }

  package subscript(axis: GridAxis, at position: Position) -> Pager {
    axis == .section ? section : item(in: position.section)
  }
}

/// Searches for sections that may be current; the grid must have one.
extension Grid {
  /// Returns the nearest section that may be current; of two equally near, the earlier.
  func section(nearest asked: Int) -> Int {
    let section = asked.clamped(to: 0...sectionCount - 1)
    let later = self.section(from: section, going: 1)
    guard let earlier = self.section(from: section, going: -1) else { return later ?? section }
    return later.map { $0 - section < section - earlier ? $0 : earlier } ?? earlier
  }

  /// Returns the section `steps` further, or the first after it that may be current.
  ///
  /// If there is none, it is the last before; with `wraps`, the first from the other end.
  func section(from section: Int, steps: Int, wraps: Bool) -> Int {
    let target = section + steps
    if wraps {
      let wrapped = ((target % sectionCount) + sectionCount) % sectionCount
      return self.section(from: wrapped, going: steps)
        ?? self.section(nearest: steps < 0 ? sectionCount - 1 : 0)
    }
    return self.section(going: steps, to: target)
  }

  /// Returns the section where a move to `target` ends: that, or a later or earlier one (P2, F4).
  func section(going direction: Int, to target: Int) -> Int {
    let target = target.clamped(to: 0...sectionCount - 1)
    return self.section(from: target, going: direction)
      ?? self.section(from: target, going: -direction) ?? target
  }
}
