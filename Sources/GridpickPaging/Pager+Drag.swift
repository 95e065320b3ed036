extension Pager {
  /// By how many pages a throw moves the position, what opens or collapses the banner left out (rules
  /// G4, G6).
  func pages(
    for throwing: Throw, from page: Int, at offset: Int, pages: Range<Int>, as rule: SnapRule? = nil
  ) -> Int {
    guard pages.contains(page) else { return 0 }
    let rule = self.rule(rule, at: page)
    var throwing = throwing
    throwing.distance -= bannerPart(of: way(of: throwing, by: rule), from: offset)
    return rule.pages(
      for: throwing, from: page, in: track, pages: pages, deceleration: deceleration)
  }

  /// How far a throw goes in cells, as a rule counts it.
  private func way(of throwing: Throw, by rule: SnapRule) -> Int {
    if case .step = rule { return throwing.distance }
    return Int(throwing.landing(deceleration ?? rule.usualDeceleration).rounded())
  }

  /// Where a view that does not snap comes to rest, the last of the pages still in it; nil where it snaps.
  ///
  /// Where only this throw does not, it rests at the nearest start of a page.
  func freeOffset(
    after throwing: Throw, from offset: Int, page: Int, pages: Range<Int>, as rule: SnapRule? = nil
  ) -> Int? {
    guard self.rule(rule, at: page) == .free else { return nil }
    let rest = restingPlaces(of: pages, from: offset)
    let landing = (offset + way(of: throwing, by: .free)).clamped(to: rest)
    return isFree(at: page) ? landing : pageStart(nearest: landing)
  }

  /// Whether the view stays wherever it was let go.
  func isFree(at page: Int) -> Bool {
    rule(at: page) == .free
  }

  /// Whether a throw from a page may glide far, and be caught wherever it is seen (rules G8, G15).
  func flings(from page: Int) -> Bool {
    switch rule(at: page) {
    case .nearest, .free: true
    case .half, .step: false
    }
  }

  /// The page in view that is nearest a page, by the whole pages that the view shows.
  func visiblePage(nearest page: Int, at offset: Int) -> Int {
    if staysPut(page) { return page }
    let seen = scrolledPages(at: offset)
    guard let first = seen.first, let last = seen.last else { return page }
    let isFirstWhole = track.span(of: first).lowerBound >= offset + lead
    let isLastWhole = track.span(of: last).upperBound <= offset + view
    let least = isFirstWhole ? first : min(first + 1, last)
    return page.clamped(to: least...max(least, isLastWhole ? last : last - 1))
  }

  /// The page nearest to one that the view can show without moving; in the middle of the view any can.
  func page(near page: Int, keeping offset: Int) -> Int {
    guard focus == .roam, track.count > 0 else { return page }
    var near = visiblePage(nearest: page, at: offset)
    // With the look-ahead of the last page in view the view would move on.
    while near > 0, restingOffset(showing: near, from: offset) > offset { near -= 1 }
    return near
  }

  /// Whether a view at an offset shows a page, whole where it shows any page whole.
  func shows(_ page: Int, at offset: Int) -> Bool {
    visiblePage(nearest: page, at: offset) == page
  }

  /// Whether a page is too large to pass several at once, by a throw where no rule is named (rule G6) or
  /// by notches of a wheel that come together (rule G12).
  package func isLarge(_ page: Int) -> Bool {
    track.count > 0 && 2 * track.span(of: page).count > view
  }

  /// The rule that a throw goes by; in `center` focus, where the current item stays in the middle, none
  /// is free.
  private func rule(_ asked: SnapRule? = nil, at page: Int) -> SnapRule {
    let rule = asked ?? snap ?? (isLarge(page) ? .half : .nearest)
    return rule == .free && focus == .center ? .nearest : rule
  }

  // MARK: - Where the view is

  /// Where the view rests after a throw from one page to another: as much further as they lie apart, and
  /// as much as the banner took of the way, at the nearest start of a page (rule G7).
  ///
  /// Past the last page a hand may still bring blank, which stays where it was put (rule T3).
  func offset(
    after throwing: Throw, from offset: Int, page: Int, to landing: Int, pages: Range<Int>,
    as rule: SnapRule? = nil
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

  /// The nearest place where a page begins at the leading edge, as far as the view may rest; in a banner
  /// any place is one (rules L4, T3).
  func pageStart(nearest offset: Int) -> Int {
    let offset = offset.clamped(to: 0...furthestOffset)
    guard offset > track.start, offset < furthestOffset, let page = track.page(at: offset + lead)
    else { return offset }
    let span = track.span(of: page)
    let before = span.lowerBound - lead
    let after = min(span.upperBound - lead, furthestOffset)
    return offset - before <= after - offset ? before : after
  }

  /// How much of a way from an offset the banner takes: collapsing, or with a minus opening (rule L4).
  func bannerPart(of way: Int, from offset: Int) -> Int {
    guard focus == .roam, track.start > 0 else { return 0 }
    let banner = 0...min(track.start, furthestOffset)
    return (offset + way).clamped(to: banner) - offset.clamped(to: banner)
  }

  /// How far the content goes when the pointer went a distance (rule G4).
  ///
  /// 1:1 as far as the view may rest; then half of it, and at most a third of the view. What was caught
  /// beyond an end does not jump.
  func travel(for distance: Int, pages: Range<Int>, touched: Int) -> Travel {
    let rest = restingPlaces(of: pages, from: touched)
    let free = distance.clamped(
      to: min(0, rest.lowerBound - touched)...max(0, rest.upperBound - touched))
    return Travel(free: free, beyond: resisted(distance - free))
  }

  /// Between which offsets the view may rest.
  package var restingPlaces: ClosedRange<Int> { restingPlaces(of: 0..<track.count, from: 0) }

  /// Between which offsets the view may rest: with the last page in view (rule T3), in `center` focus with
  /// the first or the last one in the middle.
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

  /// Rounded towards rest, as division of integers is.
  private func resisted(_ excess: Int) -> Int {
    let most = max(3, view / 3)
    return (excess / 2).clamped(to: -most...most)
  }
}

/// How far content goes with a pointer: as far as the view may rest, and beyond.
struct Travel: Equatable, Sendable {
  let free: Int
  let beyond: Int

  var distance: Int { free + beyond }
}
