extension Pager {
  /// Returns the pages of a throw (rules G4, G6), without the distance that moved the banner.
  func pages(
    for throwing: Throw, from page: Int, at offset: Int, pages: Range<Int>, as rule: SnapKind? = nil
  ) -> Int {
    guard pages.contains(page) else { return 0 }
    let rule = self.rule(rule, at: page)
    var throwing = throwing
    throwing.distance -= bannerPart(of: way(of: throwing, by: rule), from: offset)
    let landing = throwing.landing(deceleration ?? rule.usualDeceleration)
    let pitch = track.span(of: page).count
    let moved =
      switch rule {
      case .step:
        // At least one cell, and less than half a page.
        abs(throwing.distance) > slideDistance.clamped(to: 1...max(1, (pitch - 1) / 2))
          ? throwing.distance.signum() : 0
      case .half: landing > Double(pitch) / 2 ? 1 : landing < -Double(pitch) / 2 ? -1 : 0
      case .nearest: track.page(startingNearest: landing, from: page, pages: pages) - page
      case .free: 0
      }
    return (page + moved).clamped(to: pages.lowerBound...pages.upperBound - 1) - page
  }

  private func way(of throwing: Throw, by rule: SnapKind) -> Int {
    if rule == .step { return throwing.distance }
    return Int(throwing.landing(deceleration ?? rule.usualDeceleration).rounded())
  }

  /// The resting offset of a view that does not snap, with the last page in view; nil if it snaps.
  ///
  /// If only this throw does not snap, the view rests at the nearest start of a page.
  func freeOffset(
    after throwing: Throw, from offset: Int, page: Int, pages: Range<Int>, as rule: SnapKind? = nil
  ) -> Int? {
    guard self.rule(rule, at: page) == .free else { return nil }
    let rest = restingPlaces(of: pages, from: offset)
    let landing = (offset + way(of: throwing, by: .free)).clamped(to: rest)
    return isFree(at: page) ? landing : pageStart(nearest: landing)
  }

  func isFree(at page: Int) -> Bool { rule(at: page) == .free }

  /// Returns true if a throw from a page may glide far and be caught anywhere (rules G8, G15).
  func flings(from page: Int) -> Bool {
    [.nearest, .free].contains(rule(at: page))
  }

  /// Returns the page in view nearest to a page, among the whole pages if the view shows any.
  func visiblePage(nearest page: Int, at offset: Int) -> Int {
    if staysPut(page) { return page }
    let seen = scrolledPages(at: offset)
    guard let first = seen.first, let last = seen.last else { return page }
    let isFirstWhole = track.span(of: first).lowerBound >= offset + lead
    let isLastWhole = track.span(of: last).upperBound <= offset + view
    let least = isFirstWhole ? first : min(first + 1, last)
    return page.clamped(to: least...max(least, isLastWhole ? last : last - 1))
  }

  /// Returns the nearest page that needs no move of the view; in `center` focus the page itself.
  func page(near page: Int, keeping offset: Int) -> Int {
    guard focus == .roam else { return page }
    var near = visiblePage(nearest: page, at: offset)
    // To show this page, the page after it must be in view too, so the view would have to move.
    while near > 0, restingOffset(showing: near, from: offset) > offset { near -= 1 }
    return near
  }

  /// Returns true if a view at an offset shows a page whole, or in part if it shows no page whole.
  func shows(_ page: Int, at offset: Int) -> Bool {
    visiblePage(nearest: page, at: offset) == page
  }

  /// True if a page is larger than half the view, too large to pass several at once.
  ///
  /// This decides the rule of throws that have none (rule G6), and of quick notches (rule G12).
  package func isLarge(_ page: Int) -> Bool {
    2 * track.span(of: page).count > view
  }

  /// Returns the rule at a page; in `center` focus never `free`, as the item stays in the middle.
  private func rule(_ asked: SnapKind? = nil, at page: Int) -> SnapKind {
    let rule = asked ?? snap ?? (isLarge(page) ? .half : .nearest)
    return rule == .free && focus == .center ? .nearest : rule
  }

  /// The offset at which the view rests after a throw from one page to another (rule G7).
  ///
  /// It moves by the pages and the banner's part, to the nearest start of a page. Blank space that
  /// a drag brought into view past the last page stays (rule T3).
  func offset(
    after throwing: Throw, from offset: Int, page: Int, to landing: Int, pages: Range<Int>,
    as rule: SnapKind? = nil
  ) -> Int {
    guard focus == .roam else { return offset }
    let way = way(of: throwing, by: self.rule(rule, at: page))
    let banner = bannerPart(of: way, from: offset)
    var moved = track.span(of: landing).lowerBound - track.span(of: page).lowerBound
    if rule == nil, self.rule(at: page) == .nearest, landing == pages.last {
      moved = max(moved, way - banner)
    }
    return moved + banner == 0 ? offset : pageStart(nearest: offset + moved + banner)
  }

  /// The nearest resting offset where a page begins, or any while the banner shows (rules L4, T3).
  func pageStart(nearest offset: Int) -> Int {
    let offset = offset.clamped(to: 0...furthestOffset)
    guard offset > track.start, offset < furthestOffset, let page = track.page(at: offset + lead)
    else { return offset }
    let span = track.span(of: page)
    let before = span.lowerBound - lead
    let after = min(span.upperBound - lead, furthestOffset)
    return offset - before <= after - offset ? before : after
  }

  /// Returns the part of a distance that collapses the banner; it is negative if the banner opens (L4).
  func bannerPart(of way: Int, from offset: Int) -> Int {
    guard focus == .roam, track.start > 0 else { return 0 }
    let banner = 0...min(track.start, furthestOffset)
    return (offset + way).clamped(to: banner) - offset.clamped(to: banner)
  }

  /// Returns the distance that the content goes for a distance of the pointer (rule G4).
  ///
  /// It goes 1:1 as far as the view may rest, then half as far, at most a third of the view or
  /// three cells. Content that fits moves only a little, unless the drag pulls for data. Content
  /// that was caught beyond an end does not jump.
  func travel(
    for distance: Int, pages: Range<Int>, touched: Int, pulls: Bool = false
  ) -> (free: Int, beyond: Int) {
    let rest = restingPlaces(of: pages, from: touched)
    let free = distance.clamped(
      to: min(0, rest.lowerBound - touched)...max(0, rest.upperBound - touched))
    let fits = focus == .roam && rest.count == 1
    let most = fits && !pulls ? give : max(3, view / 3)
    return (free, ((distance - free) / 2).clamped(to: -most...most))
  }

  package var restingPlaces: ClosedRange<Int> { restingPlaces(of: 0..<track.count, from: 0) }

  /// The offsets that keep the last page in view (rule T3), or end pages in the middle.
  private func restingPlaces(of pages: Range<Int>, from offset: Int) -> ClosedRange<Int> {
    guard let first = pages.first, let last = pages.last else { return offset...offset }
    switch focus {
    case .roam:
      return 0...max(0, reach, min(furthestOffset, track.span(of: last).lowerBound - lead))
    case .center:
      let start = restingOffset(showing: first, from: offset)
      return start...max(start, restingOffset(showing: last, from: offset))
    }
  }
}
