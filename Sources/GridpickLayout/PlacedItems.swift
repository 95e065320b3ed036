import GridpickPaging

/// A part of the body along one axis, and the pages that are seen in it.
package struct Strip: Equatable, Sendable {
  package let pages: Range<Int>
  /// Lines or columns of the screen.
  package let span: Range<Int>
}

/// The items of one section as they lie along their axis, scrolled.
package struct PlacedItems {
  let pager: Pager
  let offset: Int
  /// The lines or columns of the screen that they are seen in.
  let body: Range<Int>

  /// Where an item lies on the screen; may be outside the body.
  package func span(of index: Int) -> Range<Int> {
    let origin = body.lowerBound - (pager.staysPut(index) ? 0 : offset)
    let span = pager.track.span(of: index)
    return span.lowerBound + origin..<span.upperBound + origin
  }

  /// The item at a line or column of the screen, within the section or beyond its end.
  func index(at place: Int) -> Int? {
    let seen = place - body.lowerBound
    return pager.track.page(at: seen < pager.lead ? seen : seen + offset)
  }

  /// What is in view: the items that stay put, then those that scroll (rule L3).
  package var strips: [Strip] {
    let edge = min(body.lowerBound + pager.lead, body.upperBound)
    let scrolled = Strip(pages: pager.scrolledPages(at: offset), span: edge..<body.upperBound)
    guard pager.lead > 0 else { return [scrolled] }
    return [
      Strip(pages: pager.track.pages(in: 0..<pager.lead), span: body.lowerBound..<edge), scrolled,
    ]
  }

  /// Where what stays put ends and covers some of what scrolls; nil where it covers nothing.
  package var coveringEdge: Int? {
    pager.lead > 0 && offset > 0 ? body.lowerBound + pager.lead : nil
  }

  /// Whether some of them lie before the view, and some after it.
  package var hiddenSides: (before: Bool, after: Bool) {
    pager.hiddenSides(at: offset)
  }
}
