extension Scene {
  /// Draws arrows at edges with more beyond (rule L8), on lines that do not scroll.
  func drawEdgeSigns(on canvas: inout Canvas) {
    if placement.hasOwnRows { drawSignsOfRows(on: &canvas) }
    if let places = sidePlaces {
      let sides = hiddenSides(along: .horizontal)
      if sides.before { canvas.draw([look.signs.left], at: places.left, style: look.theme[.dim]) }
      if sides.after { canvas.draw([look.signs.right], at: places.right, style: look.theme[.dim]) }
      if let start = signStart { canvas.draw(countBeyond, at: start, style: look.theme[.dim]) }
    }
    guard !panes.status.isEmpty else { return }
    let places = endPlaces
    let ends = hiddenSides(along: .vertical)
    if ends.before { canvas.draw([look.signs.up], at: places.up, style: look.theme[.dim]) }
    if ends.after || mayHaveMore {
      let sign = ends.after ? look.signs.down : look.signs.more
      canvas.draw([sign], at: places.down, style: look.theme[.dim])
    }
  }

  /// Returns the end of a line's text, which is before the arrows to the sides on the same line.
  func textEnd(of pane: ScreenRect) -> Int {
    let pager = placement.pager(along: .horizontal, in: offsets.current)
    guard pager.isLongerThanView, let start = signStart, pane.lines.contains(start.line)
    else { return pane.columns.upperBound }
    return min(max(start.column - 1, pane.columns.lowerBound), pane.columns.upperBound)
  }

  private var signStart: ScreenPoint? {
    guard let places = sidePlaces else { return nil }
    let first = panes.top.isEmpty ? places.left : places.right
    return ScreenPoint(line: first.line, column: first.column - countBeyond.utf8.count)
  }

  /// The end of the titles over the columns, which leaves room for the signs at the right.
  var titlesEnd: Int {
    guard !countBeyond.isEmpty, let start = signStart, panes.top.lines.contains(start.line)
    else { return panes.top.columns.upperBound }
    return max(panes.top.columns.lowerBound, start.column - 1)
  }

  /// The number of columns beyond the right edge, with a plus (rule L9); empty without room for it.
  private var countBeyond: String {
    guard placement.hasColumnEdges, lineAbove != nil else { return "" }
    let items = placement.items(in: offsets.current, offsets: offsets)
    guard let strip = items.strips.last, let last = strip.pages.last else { return "" }
    let isLastSeen = !isCut(last, of: items, in: strip.span)
    let count = items.pager.track.count - last - (isLastSeen ? 1 : 0)
    guard count > 0 else { return "" }
    let text = "+\(count) "
    let shown = isLastSeen ? last : last - 1
    let titles =
      strip.span
      .lowerBound..<max(strip.span.lowerBound, panes.body.columns.upperBound - text.utf8.count - 1)
    let span = items.span(of: shown)
    let isTitleCut =
      !panes.top.isEmpty && strip.pages.contains(shown)
      && isSliver(span, room: roomOfTitle(over: shown, in: span, seen: titles), in: titles)
    return isTitleCut ? "" : text
  }

  /// Returns the room of a title: at the right for numbers, unless the end of the view cuts it.
  func roomOfTitle(over column: Int, in span: Range<Int>, seen view: Range<Int>) -> Range<Int> {
    let room = placement.room(ofColumn: column, in: span)
    guard let title = content.columnTitle(column) else { return room }
    let width = look.width(of: title, upTo: room.count)
    let standsRight = placement.standsRight(column) && room.upperBound <= view.upperBound
    return standsRight ? room.suffix(width) : room.prefix(width)
  }

  /// Returns true if so much of a column is cut that nothing is drawn of it.
  func isCut(_ column: Int, of items: PlacedItems, in view: Range<Int>) -> Bool {
    let span = items.span(of: column)
    return isSliver(
      span, room: placement.room(ofColumn: column, in: span),
      of: placement.standing(ofColumn: column), in: view)
  }

  /// The end of the status text; without a line above the cells, arrows stand after the text.
  var statusEnd: Int {
    let pane = panes.status
    guard lineAbove == nil else { return pane.columns.upperBound }
    let isForSides = sidePlaces.map { pane.lines.contains($0.left.line) } ?? false
    return max(pane.columns.lowerBound, pane.columns.upperBound - (isForSides ? 3 : 1))
  }

  /// True if too little is left of a cell or title (rule L7), or the view cuts numbers (rule L9).
  ///
  /// Only the `room` of a label counts, because cut spaces hide nothing.
  func isSliver(
    _ columns: Range<Int>, room: Range<Int>, of standing: LabelStanding = .left,
    in view: Range<Int>
  ) -> Bool {
    let isOfSheet = placement.hasColumnEdges || !placement.fields.isEmpty
    let columns = isOfSheet && !room.isEmpty ? room : columns
    let seen = columns.clamped(to: view)
    guard seen != columns, seen != view, room.isEmpty || room.clamped(to: view) != room
    else { return false }
    return seen.count < Self.leastSeen || standing != .left && room.upperBound > view.upperBound
  }

  static let leastSeen = 4

  /// Draws the scroll bar: a thin line in the margin, thick where the view is (rule L8).
  func drawScrollBar(on canvas: inout Canvas) {
    guard let bar = placement.scrollBar(at: offsets) else { return }
    canvas.drawBar(
      bar.pane, thumb: bar.thumb(at: placement.offset(along: .vertical, offsets)),
      hasTrack: look.theme.hasTrack)
  }

  /// The places of the arrows to the sides: above or below the cells, without titles beside them.
  private var sidePlaces: (left: ScreenPoint, right: ScreenPoint)? {
    guard !placement.hasOwnRows, placement.titles != .bar else { return nil }
    let body = panes.body
    let edge = body.columns.upperBound
    if placement.titles == .nowhere {
      // Only few pages are in view here, so every step redraws the whole view anyway.
      let middle = body.lines.lowerBound + max(0, body.lines.count - 1) / 2
      return (
        ScreenPoint(line: middle, column: body.columns.lowerBound - 1),
        ScreenPoint(line: middle, column: edge)
      )
    }
    guard let line = lineAbove else {
      let line = panes.status.lines.lowerBound
      return (ScreenPoint(line: line, column: edge - 2), ScreenPoint(line: line, column: edge - 1))
    }
    let left = panes.top.isEmpty ? edge - 1 : body.columns.lowerBound - 1
    return (ScreenPoint(line: line, column: left), ScreenPoint(line: line, column: edge))
  }

  /// The places of the arrows up and down: above and below the cells, or else both below.
  private var endPlaces: (up: ScreenPoint, down: ScreenPoint) {
    let edge = panes.body.columns.upperBound
    let below = panes.status.lines.lowerBound
    return (
      ScreenPoint(line: lineAbove ?? below, column: lineAbove == nil ? edge : edge + 1),
      ScreenPoint(line: below, column: edge + 1)
    )
  }

  private var lineAbove: Int? {
    panes.body.lines.lowerBound > 0 ? panes.body.lines.lowerBound - 1 : nil
  }

  private func drawSignsOfRows(on canvas: inout Canvas) {
    canvas.clipped(to: ScreenRect(lines: panes.body.lines, columns: panes.screen.columns)) {
      canvas in
      for section in placement.visibleSections(at: offsets) {
        let cells = placement.cells(of: section, offsets: offsets)
        let line = cells.lowerBound + (cells.count - 1) / 2
        let sides = placement.pagers.item(in: section).hiddenSides(at: offsets.item(in: section))
        let columns = panes.body.columns
        for (isHidden, sign, column) in [
          (sides.before, look.signs.left, columns.lowerBound - 1),
          (sides.after, look.signs.right, columns.upperBound),
        ] where isHidden {
          canvas.draw([sign], at: ScreenPoint(line: line, column: column), style: look.theme[.dim])
        }
      }
    }
  }

  private func hiddenSides(along axis: ScreenAxis) -> (before: Bool, after: Bool) {
    placement.pager(along: axis, in: offsets.current).hiddenSides(
      at: placement.offset(along: axis, offsets))
  }
}
