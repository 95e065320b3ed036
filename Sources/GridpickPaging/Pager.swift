/// Whether the position moves inside the view, or the content moves under it (rule T2).
///
/// ```swift
/// picker.focus = .roam
/// picker.focus = .center
/// ```
public enum Focus: String, CaseIterable, Sendable {
  /// The view follows as far as is needed.
  case roam
  /// The current item stays in the middle.
  case center
}

/// What lies past the last page when the view is at rest (rule T3).
///
/// ```swift
/// picker.end = .flush
/// picker.end = .spacer
/// ```
public enum TrackEnd: String, CaseIterable, Sendable {
  /// Nothing: the last page ends where the view ends.
  case flush
  /// Blank, so that every page can begin where the view begins.
  case spacer
}

/// One axis of the grid in its view: the track, how much of it is seen, and where it comes to rest.
package struct Pager: Equatable, Sendable {
  package let track: Track
  /// How many lines or columns of the track are in view.
  package let view: Int
  /// How much of the view, at its start, the first pages keep: they stay put when the others scroll.
  package let lead: Int
  package let focus: Focus
  package let end: TrackEnd
  /// How far the view can go in any case, though the content may end before that (rule L5).
  package let reach: Int
  /// How a drag moves the position; nil goes by the pitch (rule G6).
  package let snap: SnapRule?
  /// Nil goes by the rule (rule G5).
  package let deceleration: Deceleration?

  package init(
    track: Track, view: Int, lead: Int = 0, focus: Focus, end: TrackEnd = .flush,
    reach: Int = 0, snap: SnapRule? = nil, deceleration: Deceleration? = nil
  ) {
    self.track = track
    self.view = view
    self.lead = lead
    self.focus = focus
    self.end = end
    self.reach = reach
    self.snap = snap
    self.deceleration = deceleration
  }

  /// Where the view rests to show the page, coming from an offset (rules T2 and T3).
  package func restingOffset(showing page: Int, from offset: Int) -> Int {
    guard track.count > 0 else { return 0 }
    let span = track.span(of: page)
    switch focus {
    case .center:
      // Floored, not truncated: a centre must not shift by one where the offset changes its sign.
      let centered = span.lowerBound - lead - (view - lead - span.count) >> 1
      // The first page stays below the banner, where both have room.
      return page == 0 && span.upperBound <= view ? min(centered, 0) : centered
    case .roam:
      let shown = staysPut(page) ? offset : offset.moved(toShow: wished(of: page), in: lead..<view)
      return shown.clamped(to: 0...furthestOffset)
    }
  }

  /// The same, but where the page is in view it stays where it is: what a hand has put somewhere is found
  /// there (rule G7).
  func restingOffset(inView page: Int, from offset: Int) -> Int {
    guard focus == .roam, track.count > 0, !staysPut(page) else {
      return restingOffset(showing: page, from: offset)
    }
    let isInView = scrolledPages(at: offset).contains(page) && shows(page, at: offset)
    let shown = isInView ? offset : offset.moved(toShow: track.span(of: page), in: lead..<view)
    return shown.clamped(to: 0...furthestOffset)
  }

  /// Where an offset that was left may be, whatever became of view and content since.
  func restingOffset(leftAt offset: Int, page: Int) -> Int {
    switch focus {
    case .center: restingOffset(showing: page, from: offset)
    case .roam: offset.clamped(to: 0...furthestOffset)
    }
  }

  /// Whether a page is one of those that do not scroll.
  package func staysPut(_ page: Int) -> Bool {
    lead > 0 && track.span(of: page).upperBound <= lead
  }

  /// The pages that are in view at an offset, in part at least, without those that stay put.
  package func scrolledPages(at offset: Int) -> Range<Int> {
    track.pages(in: offset + lead..<max(offset + lead, offset + view))
  }

  /// Whether some of the content lies before a view at an offset, and some after it.
  package func hiddenSides(at offset: Int) -> (before: Bool, after: Bool) {
    (offset > 0, offset + view < track.extent)
  }

  /// Whether there is more than the view shows at once.
  package var isLongerThanView: Bool { track.extent > view }

  /// How many steps one view is: whole pages, at least one.
  package func pagesPerView(at page: Int) -> Int {
    guard track.count > 0 else { return 1 }
    return max(1, (view - lead) / track.span(of: page).count)
  }

  var furthestOffset: Int {
    switch end {
    case .flush: max(0, reach, track.extent - view)
    case .spacer:
      max(0, reach, track.count == 0 ? 0 : track.span(of: track.count - 1).lowerBound - lead)
    }
  }

  /// The page with one neighbour on each side, where all of them have room.
  private func wished(of page: Int) -> Range<Int> {
    let before = page > 0 && !staysPut(page - 1) ? page - 1 : page
    let first = track.span(of: before)
    let last = track.span(of: min(track.count - 1, page + 1))
    let span = first.lowerBound..<last.upperBound
    return span.count <= view - lead ? span : track.span(of: page)
  }
}

extension Int {
  /// The offset moved only as far as needed to show the span in a part of the view; a span larger than
  /// that shows its start.
  fileprivate func moved(toShow span: Range<Int>, in part: Range<Int>) -> Int {
    Swift.min(Swift.max(self, span.upperBound - part.upperBound), span.lowerBound - part.lowerBound)
  }

  package func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
