extension Pager {
  /// By how many pages a throw moves the position (rule G6).
  package func pages(for throwing: Throw, from page: Int, pages: Range<Int>) -> Int {
    guard pages.contains(page) else { return 0 }
    return rule(at: page).pages(
      for: throwing, from: page, in: track, pages: pages, deceleration: deceleration)
  }

  /// Where a view that does not snap comes to rest, the last of the pages still in it; nil where it snaps.
  package func freeOffset(
    after throwing: Throw, from offset: Int, page: Int, pages: Range<Int>
  ) -> Int? {
    guard isFree(at: page) else { return nil }
    guard let last = pages.last else { return offset }
    let landing = throwing.landing(deceleration ?? SnapRule.free.usualDeceleration)
    let furthest = Double(min(furthestOffset, track.span(of: last).lowerBound - lead))
    return Int(min(max(Double(offset) + landing, 0), furthest).rounded())
  }

  /// Whether the view stays wherever it was let go.
  func isFree(at page: Int) -> Bool {
    focus == .roam && rule(at: page) == .free
  }

  /// The page in view that is nearest a page, by the whole pages that the view shows.
  package func visiblePage(nearest page: Int, at offset: Int) -> Int {
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
  package func shows(_ page: Int, at offset: Int) -> Bool {
    visiblePage(nearest: page, at: offset) == page
  }

  /// Whether a page is too large to pass several at once, by a throw where no rule is named (rule G6) or
  /// by notches of a wheel that come together (rule G12).
  package func isLarge(_ page: Int) -> Bool {
    track.count > 0 && 2 * track.span(of: page).count > view
  }

  private func rule(at page: Int) -> SnapRule {
    snap ?? (isLarge(page) ? .half : .nearest)
  }

  /// Where the view rests after a throw from one page to another: as much further as they lie apart.
  ///
  /// What is left of the throw at the first page opens the banner, and at the last one collapses it.
  package func offset(
    after throwing: Throw, from offset: Int, page: Int, to landing: Int, pages: Range<Int>
  ) -> Int {
    let moved = track.span(of: landing).lowerBound - track.span(of: page).lowerBound
    guard focus == .roam, track.start > 0, pages.contains(landing) else { return offset + moved }
    let thrown = throwing.landing(deceleration ?? rule(at: page).usualDeceleration)
    let left = Int(thrown.rounded()) - moved
    let room = bannerRoom(from: offset + moved, first: landing == 0, last: landing == pages.last)
    return offset + moved + left.clamped(to: room)
  }

  /// How far back the view can go to open the banner, and on to collapse it, from where its first or
  /// its last page has come to be current.
  private func bannerRoom(from offset: Int, first: Bool, last: Bool) -> ClosedRange<Int> {
    let opens = first ? offset.clamped(to: 0...track.start) : 0
    let collapses = last ? max(0, min(track.start, furthestOffset) - offset) : 0
    return -opens...collapses
  }

  /// How far the content goes when the pointer went a distance (rule G4).
  ///
  /// 1:1 until the first or the last page lies where the page lay, and the banner is open or gone; then
  /// half of it, and at most a third of the view. What was touched on its way counts from where it was
  /// going (rule G15).
  package func travel(
    for distance: Int, from page: Int, pages: Range<Int>, resting offset: Int, touched: Int
  ) -> Travel {
    guard pages.contains(page) else { return Travel(free: 0, beyond: resisted(distance)) }
    let origin = track.span(of: page).lowerBound
    let toFirst = track.span(of: pages.lowerBound).lowerBound - origin
    let toLast = track.span(of: pages.upperBound - 1).lowerBound - origin
    var least = toFirst + offset - touched
    var most = toLast + offset - touched
    if focus == .roam, track.start > 0 {
      least += bannerRoom(from: offset + toFirst, first: true, last: false).lowerBound
      most += bannerRoom(from: offset + toLast, first: false, last: true).upperBound
    }
    // What was caught beyond an end does not jump.
    let free = distance.clamped(to: min(0, least)...max(0, most))
    return Travel(free: free, beyond: resisted(distance - free))
  }

  /// Rounded towards rest, as division of integers is.
  private func resisted(_ excess: Int) -> Int {
    let most = max(3, view / 3)
    return (excess / 2).clamped(to: -most...most)
  }
}

/// How far content goes with a pointer: as far as there are pages, and beyond.
package struct Travel: Equatable, Sendable {
  package let free: Int
  package let beyond: Int

  package var distance: Int { free + beyond }
}

extension Settling {
  /// The time that a glide may take (rule G8).
  private static let longest = Duration.milliseconds(400)

  /// A glide after a throw: three times as long as the speed would need, within bounds.
  package init(from: Int, to: Int, start: Duration, speed: Double) {
    let seconds = speed > 0 ? 3 * Double(abs(to - from)) / speed : .infinity
    let length =
      seconds < 1 ? max(Self.shortest, min(Self.longest, .seconds(seconds))) : Self.longest
    self.init(from: from, to: to, start: start, length: length)
  }
}
