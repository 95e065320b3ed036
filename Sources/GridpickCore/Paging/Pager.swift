/// The choice of what moves: the position inside the view, or the content under it (rule T2).
///
/// ```swift
/// picker.focus = .roam
/// picker.focus = .center
/// ```
public enum Focus: String, CaseIterable, Sendable {
  /// The view follows only as far as needed.
  case roam
  /// The current item stays in the middle.
  case center
}

/// The space past the last page when the view is at rest (rule T3).
///
/// ```swift
/// picker.trackEnd = .flush
/// picker.trackEnd = .spacer
/// ```
public enum TrackEnd: String, CaseIterable, Sendable {
  /// No space: the last page ends where the view ends.
  case flush
  /// Blank space, so that every page can begin where the view begins.
  case spacer
}

/// One axis of the grid in its view: the track, its visible part, and the rules for resting.
package struct Pager: Equatable, Sendable {
  package internal(set) var track: Track
  package let view: Int
  /// The length of the frozen pages at the start of the view.
  package var lead = 0
  package let focus: Focus
  package var end = TrackEnd.flush
  /// True if the view rests only where a page begins, so that it cuts no first page (rule T3).
  package var restsAtStarts = false
  /// An offset that the view can always reach, even if the content ends before it (rule L5).
  package var reach = 0
  /// The most cells that a drag moves content that fits the view whole (rule G4).
  package var give = 2
  /// The rule by which a drag moves the position; nil if the pitch decides (rule G6).
  package var snap: SnapKind?
  /// The distance of the pointer that makes `step` go one page.
  package var slideDistance = 2
  /// The deceleration of a throw; nil if the snap rule decides (rule G5).
  package var deceleration: Deceleration?

  /// Returns the resting offset that shows a page, coming from an offset (rules T2 and T3).
  ///
  /// Ahead means the pages beside it too. Otherwise a page in view stays where a drag left it (rule
  /// G7), and another one comes to the nearest edge, or to the middle if `orInMiddle`.
  package func restingOffset(
    showing page: Int, from offset: Int, lookingAhead: Bool = true, orInMiddle: Bool = false
  ) -> Int {
    guard track.count > 0 else { return 0 }
    let span = track.span(of: page)
    if focus == .center {
      // The shift rounds down: a centre must not jump by one where the offset changes its sign.
      let centered = span.lowerBound - lead - (view - lead - span.count) >> 1
      // The first page stays below the banner, if both have room.
      return page == 0 && span.upperBound <= view ? min(centered, 0) : centered
    }
    let isInView = scrolledPages(at: offset).contains(page) && shows(page, at: offset)
    if staysPut(page) || !lookingAhead && isInView { return resting(offset, showing: page) }
    if orInMiddle {
      return resting(span.lowerBound - lead - max(0, view - lead - span.count) / 2, showing: page)
    }
    let wanted = lookingAhead ? wished(of: page) : span
    return resting(offset.moved(toShow: wanted, in: lead..<view), showing: page)
  }

  private func resting(_ offset: Int, showing page: Int) -> Int {
    let start = restsAtStarts ? self.start(from: offset) : offset
    let most = staysPut(page) ? start : track.span(of: page).lowerBound - lead
    return (restsAtStarts ? min(start, max(offset, most)) : start).clamped(to: 0...furthestOffset)
  }

  /// Returns the first offset from `offset` on at which a page begins after the frozen pages.
  private func start(from offset: Int) -> Int {
    guard offset > 0, let page = track.page(at: offset + lead) else { return offset }
    let span = track.span(of: page)
    return (span.lowerBound == offset + lead ? span.lowerBound : span.upperBound) - lead
  }

  package func staysPut(_ page: Int) -> Bool {
    lead > 0 && track.span(of: page).upperBound <= lead
  }

  package func scrolledPages(at offset: Int) -> Range<Int> {
    track.pages(in: offset + lead..<max(offset + lead, offset + view))
  }

  package func hiddenSides(at offset: Int) -> (before: Bool, after: Bool) {
    (offset > 0, offset + view < track.extent)
  }

  package var isLongerThanView: Bool { track.extent > view }

  /// Returns how many pages as large as one the view shows whole, at least one.
  package func pagesPerView(at page: Int) -> Int {
    max(1, (view - lead) / track.span(of: page).count)
  }

  /// Returns the number of whole pages to go, at least one; it is negative to go back.
  ///
  /// If an end comes before that, all pages up to the end count.
  func steps(inHalfViews halves: Int, from page: Int) -> Int {
    guard track.count > 0 else { return halves.signum() }
    let way = max(0, view - lead) * abs(halves) / 2
    let start = track.span(of: page).lowerBound
    if halves > 0 { return max(1, (track.page(at: start + way) ?? track.count) - page) }
    return -max(1, page - 1 - (track.page(at: start - way - 1) ?? -1))
  }

  var furthestOffset: Int {
    switch end {
    case .flush:
      max(0, reach, restsAtStarts ? min(start(from: offsetOfEnd), lastStart) : offsetOfEnd)
    case .spacer: max(0, reach, lastStart)
    }
  }

  private var offsetOfEnd: Int { track.extent - view }

  private var lastStart: Int {
    track.count == 0 ? 0 : track.span(of: track.count - 1).lowerBound - lead
  }

  private func wished(of page: Int) -> Range<Int> {
    let before = page > 0 && !staysPut(page - 1) ? page - 1 : page
    let first = track.span(of: before)
    let last = track.span(of: min(track.count - 1, page + 1))
    let span = first.lowerBound..<last.upperBound
    return span.count <= view - lead ? span : track.span(of: page)
  }
}

extension Int {
  /// Returns an offset moved only as far as needed to show a span, or its start if it is too large.
  fileprivate func moved(toShow span: Range<Int>, in part: Range<Int>) -> Int {
    Swift.min(Swift.max(self, span.upperBound - part.upperBound), span.lowerBound - part.lowerBound)
  }

  package func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
