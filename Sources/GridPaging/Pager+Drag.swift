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
    guard rule(at: page) == .free, focus == .roam else { return nil }
    guard let last = pages.last else { return offset }
    let landing = throwing.landing(deceleration ?? SnapRule.free.usualDeceleration)
    let furthest = Double(min(furthestOffset, track.span(of: last).lowerBound - lead))
    return Int(min(max(Double(offset) + landing, 0), furthest).rounded())
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

  /// How far the content goes when the pointer went a distance (rule G4): 1:1 until the first or the
  /// last page lies where the page lay, or would have lain that far ahead (rule G15), then half of it,
  /// and at most a third of the view.
  package func travel(
    for distance: Int, from page: Int, pages: Range<Int>, ahead: Int = 0
  ) -> Int {
    guard pages.contains(page) else { return resisted(distance) }
    let origin = track.span(of: page).lowerBound - ahead
    let least = track.span(of: pages.lowerBound).lowerBound - origin
    let most = track.span(of: pages.upperBound - 1).lowerBound - origin
    // What was caught beyond an end does not jump.
    let free = distance.clamped(to: min(0, least)...max(0, most))
    return free + resisted(distance - free)
  }

  /// Rounded towards rest, as division of integers is.
  private func resisted(_ excess: Int) -> Int {
    let most = max(3, view / 3)
    return (excess / 2).clamped(to: -most...most)
  }
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
