import GridLayout
import GridPaging
import Screen

extension Scene {
  /// Arrows where there is more beyond an edge (rule L8).
  ///
  /// They stand on lines that do not scroll: a sign that scrolled along with the cells would have to
  /// be wiped and drawn again at every step.
  func drawEdgeSigns(on canvas: inout Canvas) {
    let places = signPlaces
    let sides = hiddenSides(along: .horizontal)
    if sides.before { canvas.draw([look.signs.left], at: places.left) }
    if sides.after { canvas.draw([look.signs.right], at: places.right) }
    guard !placement.panes.status.isEmpty else { return }
    let ends = hiddenSides(along: .vertical)
    if ends.before { canvas.draw([look.signs.up], at: places.up) }
    if ends.after { canvas.draw([look.signs.down], at: places.down) }
  }

  /// How far down a long view is: a thin line of which a part is thick (rule L8); none where all fits.
  var scrollMark: [Glyph]? {
    let pager = placement.pagers[placement.gridAxis(along: .vertical)]
    let extent = pager.track.extent
    guard extent > pager.view, pager.view > 0 else { return nil }
    let width = 10
    let offset = offsets[placement.gridAxis(along: .vertical)].clamped(to: 0...extent - pager.view)
    let length = max(1, width * pager.view / extent)
    let start = (width - length) * offset / (extent - pager.view)
    return (0..<width).map { start..<start + length ~= $0 ? look.signs.thick : look.signs.thin }
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
    let body = placement.panes.body
    let status = placement.panes.status
    let edge = body.columns.upperBound
    let hasLineAbove = body.lines.lowerBound > 0
    let line = hasLineAbove ? body.lines.lowerBound - 1 : status.lines.lowerBound
    let left =
      !placement.panes.top.isEmpty
      ? body.columns.lowerBound - 1 : hasLineAbove ? edge - 1 : edge - 2
    var places = SignPlaces(
      left: ScreenPoint(line: line, column: left),
      right: ScreenPoint(line: line, column: hasLineAbove ? edge : edge - 1),
      up: ScreenPoint(line: line, column: hasLineAbove ? edge + 1 : edge),
      down: ScreenPoint(line: status.lines.lowerBound, column: edge + 1))
    if placement.pagers.section.isLarge(0) {
      // So few pages are in view that all of it is painted anew at every step.
      let middle = body.lines.lowerBound + max(0, body.lines.count - 1) / 2
      places.left = ScreenPoint(line: middle, column: body.columns.lowerBound - 1)
      places.right = ScreenPoint(line: middle, column: edge)
    }
    return places
  }

  /// Whether some of the content lies before the view, and some after it.
  private func hiddenSides(along axis: ScreenAxis) -> (before: Bool, after: Bool) {
    let gridAxis = placement.gridAxis(along: axis)
    let pager = placement.pagers[gridAxis]
    let offset = offsets[gridAxis]
    return (offset > 0, offset + pager.view < pager.track.extent)
  }
}
