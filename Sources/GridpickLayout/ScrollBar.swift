import GridpickPaging
import GridpickScreen

/// The bar at the right edge: how far down a long view is, and a handle for it (rules L8, G16).
package struct ScrollBar: Equatable, Sendable {
  package let pane: ScreenRect
  /// Between which offsets the view may rest.
  private let places: ClosedRange<Int>
  /// How many lines the thumb has.
  private let length: Int

  /// Nil where all fits, or where a thumb has no room to move.
  init?(in pane: ScreenRect, for pager: Pager) {
    places = pager.restingPlaces
    let lines = pane.lines.count
    let hidden = places.upperBound - places.lowerBound
    guard pager.isLongerThanView, hidden > 0, lines > 1, !pane.isEmpty else { return nil }
    self.pane = pane
    length = (lines * pager.view / (pager.view + hidden)).clamped(to: 1...lines - 1)
  }

  /// The lines of the thumb while the view is at an offset; it is at its lower end only where the view is.
  package func thumb(at offset: Int) -> Range<Int> {
    let start =
      pane.lines.lowerBound + room * (offset.clamped(to: places) - places.lowerBound) / hidden
    return start..<start + length
  }

  /// The view's offset while the thumb begins at a line.
  fileprivate func offset(thumbAt line: Int) -> Int {
    let way = (line - pane.lines.lowerBound).clamped(to: 0...room)
    // Rounded up, as the thumb is rounded down: it stays under the pointer.
    return places.lowerBound + (way * hidden + room - 1) / room
  }

  /// What a pointer has hold of that is pressed at a line: the thumb where it is, or, beside it, brought
  /// to the pointer by its middle.
  package func grip(at line: Int, offset: Int) -> Grip {
    let thumb = thumb(at: offset)
    if thumb.contains(line) { return Grip(bar: self, line: thumb.lowerBound, offset: offset) }
    let start = (line - length / 2)
      .clamped(to: pane.lines.lowerBound...pane.lines.lowerBound + room)
    return Grip(bar: self, line: start, offset: self.offset(thumbAt: start))
  }

  private var hidden: Int { places.upperBound - places.lowerBound }

  /// How many lines the thumb can go.
  private var room: Int { pane.lines.count - length }

  /// The thumb in the grip of a pointer; what arrives meanwhile does not move it.
  package struct Grip: Equatable, Sendable {
    fileprivate let bar: ScrollBar
    /// Where the thumb began when it was pressed, and where the view was.
    fileprivate let line: Int
    fileprivate let offset: Int

    /// Where the view is once the pointer has gone down by some lines, or with a minus up.
    package func offset(after lines: Int) -> Int {
      lines == 0 ? offset : bar.offset(thumbAt: line + lines)
    }
  }
}
