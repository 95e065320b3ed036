extension PagingController {
  /// Stops the view where it is seen, until it is released (rule G15).
  ///
  /// Without linkage `section` is the one touched; nil is the current one (rule G13).
  package mutating func touch(section: Int? = nil, at time: Duration, on ground: Ground) {
    let current = position(in: ground.grid)?.section ?? 0
    let seen = offsets(at: time, on: ground)
    let section = linkage == .shared ? current : section ?? current
    let touched = PerAxis(section: seen.section, item: seen.item(in: section))
    var grip = Grip(section: section, touched: touched, held: touched)
    for axis in GridAxis.allCases where glide(axis, in: section, at: time) != nil {
      grip.caughtPages[axis] = caughtPages(axis, in: section, seenAt: touched[axis], on: ground)
    }
    self.grip = grip
    stopGlides(of: section, seenAt: touched.item)
  }

  private func caughtPages(
    _ axis: GridAxis, in section: Int, seenAt seen: Int, on ground: Ground
  ) -> Int? {
    guard let place = place(axis, in: section, of: ground.grid) else { return nil }
    let pager = ground.pagers[axis, at: place]
    let pages = ground.grid.pages(axis, at: place)
    guard pages.contains(place[axis]), !pager.staysPut(place[axis]),
      pager.flings(from: place[axis])
    else { return nil }
    let rest = rest(axis, in: place.section)
    return pager.pages(
      for: Throw(distance: seen - rest), from: place[axis], at: rest, pages: pages, as: .nearest)
  }

  /// The item that a drag moves: the current one, or that of the section touched.
  func place(_ axis: GridAxis, in section: Int?, of grid: Grid) -> Position? {
    guard axis == .item, let section, section < grid.sectionCount else {
      return position(in: grid)
    }
    return position(inSection: section, of: grid)
  }

  func origin(_ axis: GridAxis, on ground: Ground) -> DragOrigin? {
    guard var place = place(axis, in: grip?.section, of: ground.grid) else { return nil }
    guard let grip, let pages = grip.caughtPages[axis] else {
      return DragOrigin(
        axis, at: place, on: ground, from: rest(axis, in: place.section), wasCaught: false)
    }
    place[axis] += pages
    if axis == .section { place = position(inSection: place.section, of: ground.grid) }
    return DragOrigin(axis, at: place, on: ground, from: grip.touched[axis], wasCaught: true)
  }

  package var isHeld: Bool { grip != nil }

  func held(_ axis: GridAxis, in section: Int) -> Int? {
    guard let grip else { return nil }
    let isHeld =
      axis == .section
      || places.areTogether(grip.section, section, seenAt: grip.held.item)
    return isHeld ? grip.held[axis] : nil
  }

  /// Returns how far an axis is pulled beyond where the view may rest; positive past the end.
  package func beyond(_ axis: GridAxis) -> Int { grip?.beyond[axis] ?? 0 }
}

/// The state from which a drag along an axis starts.
struct DragOrigin {
  let position: Position
  let pager: Pager
  let rest: Int
  /// True if the view was caught in a glide, so that it rests at no page yet (rule G15).
  let wasCaught: Bool
  let page: Int
  let pages: Range<Int>
  /// True if the item does not scroll: the pages beside it move, and it stays current.
  let staysPut: Bool

  init(
    _ axis: GridAxis, at position: Position, on ground: Ground, from rest: Int, wasCaught: Bool
  ) {
    self.position = position
    self.rest = rest
    self.wasCaught = wasCaught
    pager = ground.pagers[axis, at: position]
    let all = ground.grid.pages(axis, at: position)
    // If nothing scrolls beside the item, only the item itself can be dragged.
    staysPut = pager.firstScrolled < all.upperBound && pager.staysPut(position[axis])
    pages = staysPut ? pager.firstScrolled..<all.upperBound : all
    page = staysPut ? pager.leadingPage(at: rest, of: pages) : position[axis]
  }

  /// Returns the cells that some pages take; past the last page as if pages continued (rule G12).
  func way(of count: Int) -> Int {
    guard let last = pages.last else { return 0 }
    let target = (page + count).clamped(to: pages.lowerBound...last)
    let span = pager.track.span(of: target)
    let beyond = (count - (target - page)) * span.count
    return span.lowerBound - pager.track.span(of: page).lowerBound + beyond
  }
}

extension Pager {
  fileprivate var firstScrolled: Int { track.page(at: lead) ?? track.count }

  fileprivate func leadingPage(at offset: Int, of pages: Range<Int>) -> Int {
    let seen = scrolledPages(at: offset).clamped(to: pages)
    return seen.first { track.span(of: $0).lowerBound >= offset + lead } ?? seen.lowerBound
  }
}

/// The grip of a pointer on the view: the offsets when it was touched, and the offsets now.
struct Grip: Equatable, Sendable {
  /// The section whose items follow the pointer (rule G13).
  let section: Int
  var touched: PerAxis<Int>
  var held: PerAxis<Int>
  /// The pages from the position to where the view was caught (rule G15); nil if it was not.
  var caughtPages = PerAxis<Int?>(section: nil, item: nil)
  var beyond = PerAxis(section: 0, item: 0)
}
