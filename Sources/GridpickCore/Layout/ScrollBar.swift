/// The bar at the right edge, which shows and sets how far down a long view is (rules L8, G16).
package struct ScrollBar: Equatable, Sendable {
  package let pane: ScreenRect
  private let places: ClosedRange<Int>
  private let length: Int

  /// Creates a bar; nil if the whole content fits, or if a thumb has no room to move.
  init?(in pane: ScreenRect, for pager: Pager) {
    places = pager.restingPlaces
    let lines = pane.lines.count
    let hidden = places.upperBound - places.lowerBound
    guard pager.isLongerThanView, hidden > 0, lines > 1, !pane.isEmpty else { return nil }
    self.pane = pane
    length = (lines * pager.view / (pager.view + hidden)).clamped(to: 1...lines - 1)
  }

  /// Returns the lines of the thumb, which is at the lower end only if the view is at its end.
  package func thumb(at offset: Int) -> Range<Int> {
    let start =
      pane.lines.lowerBound + room * (offset.clamped(to: places) - places.lowerBound) / hidden
    return start..<start + length
  }

  fileprivate func offset(thumbAt line: Int) -> Int {
    let way = (line - pane.lines.lowerBound).clamped(to: 0...room)
    // This rounds up, because `thumb(at:)` rounds down: the thumb stays under the pointer.
    return places.lowerBound + (way * hidden + room - 1) / room
  }

  /// Returns the grip of a press; a press beside the thumb moves its middle to the pointer.
  package func grip(at line: Int, offset: Int) -> Grip {
    let thumb = thumb(at: offset)
    if thumb.contains(line) { return Grip(bar: self, line: thumb.lowerBound, offset: offset) }
    let start = (line - length / 2)
      .clamped(to: pane.lines.lowerBound...pane.lines.lowerBound + room)
    return Grip(bar: self, line: start, offset: self.offset(thumbAt: start))
  }

  private var hidden: Int { places.upperBound - places.lowerBound }

  private var room: Int { pane.lines.count - length }

  /// The grip of a pointer on the thumb; data that arrives meanwhile does not move the thumb.
  package struct Grip: Equatable, Sendable {
    fileprivate let bar: ScrollBar
    /// The first line of the thumb and the offset of the view at the moment of the press.
    fileprivate let line: Int
    fileprivate let offset: Int

    package func moved(to bar: ScrollBar, _ offset: Int) -> Grip {
      Grip(bar: bar, line: line, offset: offset)
    }

    package func offset(after lines: Int) -> Int {
      lines == 0 ? offset : bar.offset(thumbAt: line + lines)
    }
  }
}
