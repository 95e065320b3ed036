/// A part of the body along one axis, and the pages that are visible in it.
package struct Strip: Equatable, Sendable {
  package let pages: Range<Int>
  /// The lines or columns of the screen that the strip takes.
  package let span: Range<Int>
}

/// The items of one section along their axis, as they are scrolled.
package struct PlacedItems {
  let pager: Pager
  let offset: Int
  /// The lines or columns of the screen in which the items are visible.
  let body: Range<Int>

  /// Returns the span of an item on the screen, which may lie outside the body.
  package func span(of index: Int) -> Range<Int> {
    let origin = body.lowerBound - (pager.staysPut(index) ? 0 : offset)
    let span = pager.track.span(of: index)
    return span.lowerBound + origin..<span.upperBound + origin
  }

  /// Returns the item at a line or column of the screen; nil if the track has no page there.
  ///
  /// The item may lie beyond the end of its section.
  func index(at place: Int) -> Int? {
    let seen = place - body.lowerBound
    return pager.track.page(at: seen < pager.lead ? seen : seen + offset)
  }

  /// The strips in view: the items that stay put, then the items that scroll (rule L3).
  package var strips: [Strip] {
    let edge = min(body.lowerBound + pager.lead, body.upperBound)
    let line = min(coveringEdge.map { $0 + 1 } ?? edge, body.upperBound)
    let scrolled = Strip(pages: pager.scrolledPages(at: offset), span: line..<body.upperBound)
    guard pager.lead > 0 else { return [scrolled] }
    return [
      Strip(pages: pager.track.pages(in: 0..<pager.lead), span: body.lowerBound..<edge), scrolled,
    ]
  }

  /// The items in view, each with the lines or columns of the screen in which it is seen.
  var placesInView: [(index: Int, seen: Range<Int>)] {
    strips.flatMap { strip in
      strip.pages.map { ($0, span(of: $0).clamped(to: strip.span)) }
    }.filter { !$0.seen.isEmpty }
  }

  /// The place of a line between frozen items and the items that have scrolled under them; nil if
  /// none have, or if items have no blank for the line.
  package var coveringEdge: Int? {
    guard pager.lead > 0, offset > 0, let last = pager.track.page(at: pager.lead - 1),
      pager.track.span(of: last).count > 2
    else { return nil }
    return body.lowerBound + pager.lead
  }

  /// Two flags: true if some items lie before the view, and true if some lie after it.
  package var hiddenSides: (before: Bool, after: Bool) {
    pager.hiddenSides(at: offset)
  }
}
