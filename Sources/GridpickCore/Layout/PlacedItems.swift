/// The items of one section along their axis, at a scroll offset.
package struct PlacedItems {
  let pager: Pager
  let offset: Int
  let body: Range<Int>

  package func span(of index: Int) -> Range<Int> {
    let origin = body.lowerBound - (pager.staysPut(index) ? 0 : offset)
    let span = pager.track.span(of: index)
    return span.lowerBound + origin..<span.upperBound + origin
  }

  /// Returns the index at a place, maybe past the section; nil if the track has no page there.
  func index(at place: Int) -> Int? {
    let seen = place - body.lowerBound
    return pager.track.page(at: seen < pager.lead ? seen : seen + offset)
  }

  /// The parts of the body with their pages: what stays in place, then what scrolls (rule L3).
  package var strips: [(pages: Range<Int>, span: Range<Int>)] {
    let edge = min(body.lowerBound + pager.lead, body.upperBound)
    let line = min(coveringEdge.map { $0 + 1 } ?? edge, body.upperBound)
    let scrolled = (pages: pager.scrolledPages(at: offset), span: line..<body.upperBound)
    guard pager.lead > 0 else { return [scrolled] }
    let frozen = pager.track.pages(in: 0..<pager.lead)
    return [(pages: frozen, span: body.lowerBound..<edge), scrolled]
  }

  var placesInView: [(index: Int, seen: Range<Int>)] {
    strips.flatMap { strip in
      strip.pages.map { ($0, span(of: $0).clamped(to: strip.span)) }
    }.filter { !$0.seen.isEmpty }
  }

  /// The line before items that scrolled under frozen ones; nil if there are none, or no room.
  package var coveringEdge: Int? {
    guard pager.lead > 0, offset > 0, let last = pager.track.page(at: pager.lead - 1),
      pager.track.span(of: last).count > 2
    else { return nil }
    return body.lowerBound + pager.lead
  }
}
