/// A whole screen: the grid, a preview beside it, the border around both, and a panel over all, or
/// the help in place of all.
package struct Stage {
  private let scene: Scene
  private let division: Division
  package var border = Border.none
  package var preview: PreviewPane?
  /// The panel that lies over everything; nil if there is none.
  package var panel: Panel?
  /// The help, which covers everything; nil if it is not open.
  package var help: HelpPane?

  package init(_ scene: Scene, divided division: Division) {
    self.scene = scene
    self.division = division
  }

  package func frame() -> Frame {
    if let help {
      var canvas = Canvas(division.screen)
      help.draw(on: &canvas, look: scene.look)
      return canvas.frame
    }
    if division.isWhole, panel == nil { return scene.frame() }
    var canvas = Canvas(division.screen)
    canvas.lay(
      scene.frame(),
      at: ScreenPoint(
        line: division.grid.lines.lowerBound, column: division.grid.columns.lowerBound))
    drawBorder(on: &canvas)
    if let place = division.preview, let preview {
      drawLine(of: preview, at: place, on: &canvas)
      preview.draw(in: place.pane, on: &canvas, look: scene.look)
    }
    panel?.draw(on: &canvas, look: scene.look)
    return canvas.frame
  }

  private func drawBorder(on canvas: inout Canvas) {
    guard let rect = division.border else { return }
    canvas.drawBorder(
      scene.look.signs.frame(of: border.line), along: border.edges, of: rect,
      style: scene.look.theme[.border])
  }

  /// Draws the line between grid and preview, and the bar that shows the visible part of the text.
  private func drawLine(
    of preview: PreviewPane, at place: Division.Preview, on canvas: inout Canvas
  ) {
    let look = scene.look
    let isAcross = place.side.axis == .vertical
    canvas.fill(
      place.line, with: isAcross ? look.signs.thinFrame.across : look.signs.thinFrame.down,
      style: look.theme[.border])
    guard let seen = preview.seen(in: place.pane.size, signs: look.signs.text) else { return }
    canvas.fill(place.bar, with: look.signs.thinFrame.down, style: look.theme[.border])
    canvas.fill(
      ScreenRect(
        lines: place.bar.lines.part(seen.lines, of: seen.count), columns: place.bar.columns),
      with: look.signs.boldFrame.down, style: look.theme[.thumb])
    if isAcross { drawPlace(of: seen, on: place.line, on: &canvas) }
  }

  private func drawPlace(
    of seen: (lines: Range<Int>, count: Int), on line: ScreenRect, on canvas: inout Canvas
  ) {
    let look = scene.look
    let note = SafeText(" \(seen.lines.upperBound)/\(seen.count) ", signs: look.signs.text)
    let start = line.columns.upperBound - note.width - 2
    guard start > line.columns.lowerBound else { return }
    canvas.draw(
      note, at: ScreenPoint(line: line.lines.lowerBound, column: start), style: look.theme[.dim])
  }
}

extension Range<Int> {
  /// Returns the part of the range that stands for the `seen` lines out of `count`.
  ///
  /// The part reaches the end of the range only if the last lines are seen.
  func part(_ seen: Range<Int>, of count: Int) -> Range<Int> {
    let length = Swift.max(1, self.count * seen.count / count)
    let way = self.count - length
    let hidden = Swift.max(1, count - seen.count)
    let start = lowerBound + Swift.min(way, way * seen.lowerBound / hidden)
    return start..<start + length
  }
}
