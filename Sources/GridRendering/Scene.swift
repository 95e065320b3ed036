import GridLayout
import GridModel
import GridPaging
import Screen

/// All that one frame shows, as values: what, where, and how.
package struct Scene {
  package var content: any GridContent
  package var placement: Placement
  /// The offsets as they are seen, which may be on their way to rest.
  package var offsets: PerAxis<Int>
  /// The current item; nil in an empty grid.
  package var position: Position?
  package var title: String?
  package var look: Look
  /// Whether the row of the position is marked from edge to edge.
  package var marksRow: Bool
  /// Whether more data may still arrive.
  package var isLoading: Bool
  /// What went wrong, shown in place of the status.
  package var notice: String?
  /// A panel that lies over everything, such as the help.
  package var panel: Panel?

  package init(
    content: any GridContent, placement: Placement, offsets: PerAxis<Int>, position: Position?,
    title: String?, look: Look, marksRow: Bool = false, isLoading: Bool = false,
    notice: String? = nil,
    panel: Panel? = nil
  ) {
    self.content = content
    self.placement = placement
    self.offsets = offsets
    self.position = position
    self.title = title
    self.look = look
    self.marksRow = marksRow
    self.isLoading = isLoading
    self.notice = notice
    self.panel = panel
  }

  /// The scene painted: a pure function, so that a screen is tested as text.
  package func frame() -> Frame {
    var canvas = Canvas(placement.panes.screen.size)
    if placement.panes.isTooSmall {
      let note = SafeText("too small", fitting: canvas.window.size.columns, signs: look.signs.text)
      canvas.draw(note, at: ScreenPoint(line: 0, column: 0))
      return canvas.frame
    }
    drawTitles(on: &canvas)
    drawCells(on: &canvas)
    markRow(on: &canvas)
    drawStatus(on: &canvas)
    drawEdgeSigns(on: &canvas)
    panel?.draw(on: &canvas, look: look)
    return canvas.frame
  }
}
