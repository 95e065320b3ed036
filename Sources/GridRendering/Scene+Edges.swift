import GridLayout
import GridPaging
import Screen

extension Scene {
  /// Arrows where there is more beyond an edge (rule L8).
  ///
  /// They stand on lines that do not scroll: a sign that scrolled along with the cells would have to
  /// be wiped and drawn again at every step.
  func drawEdgeSigns(on canvas: inout Canvas) {
    let body = placement.panes.body
    let status = placement.panes.status
    let edge = body.columns.upperBound
    let sides = hiddenSides(along: .horizontal)
    if sides.before {
      draw(look.signs.left, line: lineOfSideSigns, column: body.columns.lowerBound - 1, on: &canvas)
    }
    if sides.after { draw(look.signs.right, line: lineOfSideSigns, column: edge, on: &canvas) }
    guard !status.isEmpty else { return }
    let ends = hiddenSides(along: .vertical)
    if ends.after {
      draw(look.signs.down, line: status.lines.lowerBound, column: edge + 1, on: &canvas)
    }
    guard ends.before else { return }
    // Where no line is pinned above the cells, the sign stands below them, beside the other one.
    let hasLineAbove = body.lines.lowerBound > 0
    draw(
      look.signs.up, line: hasLineAbove ? body.lines.lowerBound - 1 : status.lines.lowerBound,
      column: hasLineAbove ? edge + 1 : edge, on: &canvas)
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

  private func draw(_ sign: Glyph, line: Int, column: Int, on canvas: inout Canvas) {
    canvas.draw([sign], at: ScreenPoint(line: line, column: column))
  }

  /// Beside the column titles, where they say which columns go on; else half way down the cells.
  private var lineOfSideSigns: Int {
    let panes = placement.panes
    guard panes.top.isEmpty else { return panes.top.lines.lowerBound }
    let pager = placement.pagers[placement.gridAxis(along: .vertical)]
    let view = panes.body.lines.count
    let filled = pager.focus == .center ? view : min(view, pager.track.extent)
    return panes.body.lines.lowerBound + max(0, filled - 1) / 2
  }

  /// Whether some of the content lies before the view, and some after it.
  private func hiddenSides(along axis: ScreenAxis) -> (before: Bool, after: Bool) {
    let gridAxis = placement.gridAxis(along: axis)
    let pager = placement.pagers[gridAxis]
    let offset = offsets[gridAxis]
    return (offset > 0, offset + pager.view < pager.track.extent)
  }
}
