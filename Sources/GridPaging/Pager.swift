/// Whether the position moves inside the view, or the content moves under it (rule T2).
package enum Focus: String, CaseIterable, Sendable {
  case roam
  case center
}

/// What lies past the last page when the view is at rest (rule T3).
package enum TrackEnd: String, CaseIterable, Sendable {
  case flush
  case spacer
}

/// One axis of the grid in its view: the track, how much of it is seen, and where it comes to rest.
package struct Pager: Equatable, Sendable {
  package let track: Track
  /// How many lines or columns of the track are in view.
  package let view: Int
  package let focus: Focus
  package let end: TrackEnd
  /// How a drag moves the position; nil goes by the pitch (rule G6).
  package let snap: SnapRule?
  /// Nil goes by the rule (rule G5).
  package let deceleration: Deceleration?

  package init(
    track: Track, view: Int, focus: Focus, end: TrackEnd = .flush, snap: SnapRule? = nil,
    deceleration: Deceleration? = nil
  ) {
    self.track = track
    self.view = view
    self.focus = focus
    self.end = end
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
      return span.lowerBound - (view - span.count) >> 1
    case .roam:
      return offset.moved(toShow: spanWithLookAhead(of: page) ?? span, in: view)
        .clamped(to: 0...furthestOffset)
    }
  }

  /// How many steps one view is: whole pages, at least one.
  package func pagesPerView(at page: Int) -> Int {
    guard track.count > 0 else { return 1 }
    return max(1, view / track.span(of: page).count)
  }

  var furthestOffset: Int {
    switch end {
    case .flush: max(0, track.extent - view)
    case .spacer: track.count == 0 ? 0 : track.span(of: track.count - 1).lowerBound
    }
  }

  /// The page with one neighbour on each side, where all of them have room.
  private func spanWithLookAhead(of page: Int) -> Range<Int>? {
    let first = track.span(of: max(0, page - 1))
    let last = track.span(of: min(track.count - 1, page + 1))
    let span = first.lowerBound..<last.upperBound
    return span.count <= view ? span : nil
  }
}

extension Int {
  /// The offset moved only as far as needed to show the span; a span larger than the view shows its start.
  fileprivate func moved(toShow span: Range<Int>, in view: Int) -> Int {
    Swift.min(Swift.max(self, span.upperBound - view), span.lowerBound)
  }

  package func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
