/// A whole screen: grid, preview and border, with a panel over all.
package struct Stage {
  let scene: Scene
  let division: Division
  package var surroundings = Surroundings()
  package var preview: TextView?
  package var panel: Panel?

  package func frame() -> Frame {
    if division.isWhole, panel == nil { return scene.frame() }
    var canvas = Canvas(division.screen, scene.look)
    canvas.lay(scene.frame(), at: division.grid.corner)
    drawBorder(on: &canvas)
    if let place = division.preview, let preview {
      drawLine(of: preview, at: place, on: &canvas)
      preview.draw(in: place.pane, on: &canvas)
    }
    panel?.draw(on: &canvas)
    return canvas.frame
  }

  private func drawBorder(on canvas: inout Canvas) {
    guard let rect = division.border else { return }
    let border = surroundings.border
    canvas.drawBorder(
      scene.look.signs.frame(of: border.line), along: border.edges, of: rect,
      style: scene.look.theme[.border])
    guard let label = surroundings.borderLabel, border.edges.top || border.edges.bottom else {
      return
    }
    let line = border.edges.top ? rect.lines.lowerBound : rect.lines.upperBound - 1
    draw(
      label, line: line, columns: rect.columns.inset(2), style: scene.look.theme[.title],
      on: &canvas)
  }

  private func draw(
    _ label: String, line: Int, columns: Range<Int>, style: Style, on canvas: inout Canvas
  ) {
    guard columns.count > 2, !label.isEmpty else { return }
    let shown = SafeText(label, fitting: columns.count - 2, signs: scene.look.signs.text)
    let place = ScreenRect(line: line, columns: columns.prefix(shown.width + 2))
    canvas.fill(place, style: style)
    canvas.draw(shown, at: ScreenPoint(line: line, column: columns.lowerBound + 1), style: style)
  }

  private func drawLine(of preview: TextView, at place: Division.Preview, on canvas: inout Canvas) {
    let look = scene.look
    let isAcross = place.side.axis == .vertical
    if place.window.hasLine {
      canvas.fill(
        place.line, with: isAcross ? look.signs.thinFrame.across : look.signs.thinFrame.down,
        style: look.theme[.border])
    }
    let seen = preview.seen(in: place.pane.size, signs: look.signs.text)
    if let head = place.head { drawHead(of: seen, on: head, isAcross: isAcross, on: &canvas) }
    guard let seen else { return }
    canvas.drawBar(
      place.bar, thumb: place.bar.lines.part(seen.lines, of: seen.count),
      hasTrack: look.theme.hasTrack || place.bar == place.line)
  }

  /// Draws the label, and how far the text is read; on a line of its own both are underlined.
  private func drawHead(
    of seen: (lines: Range<Int>, count: Int)?, on head: ScreenRect, isAcross: Bool,
    on canvas: inout Canvas
  ) {
    let look = scene.look
    let line = head.lines.lowerBound
    let isRule = !isAcross && line != division.border?.lines.lowerBound
    var style = look.theme[.dim]
    if isRule {
      style = style.adding(.underline)
      canvas.fill(head, style: style)
    }
    var columns = isAcross ? head.columns.inset(2) : head.columns
    if let seen {
      let note = "\(seen.lines.upperBound)/\(seen.count)"
      let start = columns.upperBound - note.utf8.count - 2
      if start > columns.lowerBound {
        draw(note, line: line, columns: start..<columns.upperBound, style: style, on: &canvas)
        columns = columns.lowerBound..<start
      }
    }
    draw(surroundings.previewLabel ?? "", line: line, columns: columns, style: style, on: &canvas)
  }
}

extension Range<Int> {
  /// The part of a scroll bar for the `seen` lines; it touches the end only if the last is seen.
  func part(_ seen: Range<Int>, of count: Int) -> Range<Int> {
    let length = Swift.max(1, self.count * seen.count / count)
    let way = self.count - length
    let hidden = Swift.max(1, count - seen.count)
    let start = lowerBound + Swift.min(way, way * seen.lowerBound / hidden)
    return start..<start + length
  }
}
