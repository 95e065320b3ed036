import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickScreen

extension Scene {
  /// Arrows where there is more beyond an edge (rule L8).
  ///
  /// They stand on lines that do not scroll: a sign that scrolled along with the cells would have to
  /// be wiped and drawn again at every step.
  func drawEdgeSigns(on canvas: inout Canvas) {
    let places = signPlaces
    if placement.hasOwnRows {
      drawSignsOfRows(on: &canvas)
    } else if placement.titles != .bar {
      let sides = hiddenSides(along: .horizontal)
      if sides.before { canvas.draw([look.signs.left], at: places.left, style: look.theme[.dim]) }
      if sides.after { canvas.draw([look.signs.right], at: places.right, style: look.theme[.dim]) }
    }
    guard !panes.status.isEmpty else { return }
    let ends = hiddenSides(along: .vertical)
    if ends.before { canvas.draw([look.signs.up], at: places.up, style: look.theme[.dim]) }
    if ends.after {
      canvas.draw([look.signs.down], at: places.down, style: look.theme[.dim])
    } else if mayHaveMore {
      canvas.draw([look.signs.more], at: places.down, style: look.theme[.dim])
    }
  }

  /// A thin line in the margin, thick where the view is (rule L8).
  func drawScrollBar(on canvas: inout Canvas) {
    guard let bar = placement.scrollBar(at: offsets) else { return }
    let thumb = bar.thumb(at: placement.offset(along: .vertical, offsets))
    canvas.fill(bar.pane, with: look.signs.thinFrame.down, style: look.theme[.border])
    canvas.fill(
      ScreenRect(lines: thumb, columns: bar.pane.columns), with: look.signs.boldFrame.down,
      style: look.theme[.thumb])
  }

  private struct SignPlaces {
    var left: ScreenPoint
    var right: ScreenPoint
    var up: ScreenPoint
    var down: ScreenPoint
  }

  /// Up and to the sides on the line above the cells, down on the line below; without a line above
  /// all are below, side by side.
  private var signPlaces: SignPlaces {
    let body = panes.body
    let status = panes.status
    let edge = body.columns.upperBound
    let hasLineAbove = body.lines.lowerBound > 0
    let line = hasLineAbove ? body.lines.lowerBound - 1 : status.lines.lowerBound
    let left =
      !panes.top.isEmpty
      ? body.columns.lowerBound - 1 : hasLineAbove ? edge - 1 : edge - 2
    var places = SignPlaces(
      left: ScreenPoint(line: line, column: left),
      right: ScreenPoint(line: line, column: hasLineAbove ? edge : edge - 1),
      up: ScreenPoint(line: line, column: hasLineAbove ? edge + 1 : edge),
      down: ScreenPoint(line: status.lines.lowerBound, column: edge + 1))
    if placement.pagers.section.isLarge(0), placement.gridAxis(along: .vertical) == .section {
      // So few pages are in view that all of it is painted anew at every step.
      let middle = body.lines.lowerBound + max(0, body.lines.count - 1) / 2
      places.left = ScreenPoint(line: middle, column: body.columns.lowerBound - 1)
      places.right = ScreenPoint(line: middle, column: edge)
    }
    return places
  }

  /// Sections that are scrolled by themselves have their own signs, beside their cells.
  private func drawSignsOfRows(on canvas: inout Canvas) {
    canvas.clipped(to: ScreenRect(lines: panes.body.lines, columns: panes.screen.columns)) {
      canvas in
      for section in placement.visibleSections(at: offsets) {
        let cells = placement.cells(of: section, offsets: offsets)
        let line = cells.lowerBound + (cells.count - 1) / 2
        let sides = placement.items(in: section, offsets: offsets).hiddenSides
        let columns = panes.body.columns
        if sides.before {
          let place = ScreenPoint(line: line, column: columns.lowerBound - 1)
          canvas.draw([look.signs.left], at: place, style: look.theme[.dim])
        }
        if sides.after {
          let place = ScreenPoint(line: line, column: columns.upperBound)
          canvas.draw([look.signs.right], at: place, style: look.theme[.dim])
        }
      }
    }
  }

  /// Whether some of the content lies before the view, and some after it.
  private func hiddenSides(along axis: ScreenAxis) -> (before: Bool, after: Bool) {
    placement.pager(along: axis, in: offsets.current).hiddenSides(
      at: placement.offset(along: axis, offsets))
  }
}
