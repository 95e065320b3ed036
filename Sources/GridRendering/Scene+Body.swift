import GridLayout
import GridModel
import GridPaging
import Screen

extension Scene {
  /// The cells in view, and nothing else: a frame costs the same at any size of grid (rule L1).
  func drawCells(on canvas: inout Canvas) {
    canvas.clipped(to: placement.panes.body) { canvas in
      guard content.sectionCount > 0 else { return drawEmptyNote(on: &canvas) }
      for sections in placement.strips(.section, offsets: offsets) {
        for items in placement.strips(.item, offsets: offsets) {
          let part = placement.rect(section: sections.span, item: items.span)
          canvas.clipped(to: part) { drawCells(sections.pages, items.pages, on: &$0) }
        }
      }
      drawCursorOfEmptySection(on: &canvas)
    }
  }

  private func drawCells(_ sections: Range<Int>, _ items: Range<Int>, on canvas: inout Canvas) {
    let columns = items.map { placement.span(of: $0, .item, offsets: offsets) }
    for section in sections {
      let count = content.itemCount(inSection: section)
      let style = look.style(ofSection: section, in: content)
      let line = placement.span(of: section, .section, offsets: offsets)
      for (index, column) in zip(items, columns) where index < count {
        let position = Position(section: section, index: index)
        let rect = placement.rect(section: line, item: column)
        draw(content.item(at: position), at: position, in: rect, style, on: &canvas)
      }
    }
  }

  /// The row of the position, from its title to the last column.
  func markRow(on canvas: inout Canvas) {
    guard marksRow, let position else { return }
    let line = placement.span(of: position.section, .section, offsets: offsets)
    let panes = placement.panes
    let rect = placement.rect(
      section: line, item: panes.left.columns.lowerBound..<panes.body.columns.upperBound)
    canvas.clipped(to: ScreenRect(lines: panes.body.lines, columns: rect.columns)) {
      $0.add(look.theme.marked, in: rect)
    }
  }

  /// An empty section is seen as one empty slot where the position is on it (rule P2).
  private func drawCursorOfEmptySection(on canvas: inout Canvas) {
    guard let position, content.itemCount(inSection: position.section) == 0,
      placement.pagers.item.track.count > 0
    else { return }
    let style = look.style(ofSection: position.section, in: content)
    let rect = placement.rect(of: position, offsets: offsets)
    draw(nil, at: position, in: rect, style, on: &canvas)
  }

  private func draw(
    _ item: GridItem?, at position: Position, in rect: ScreenRect, _ style: CellStyle,
    on canvas: inout Canvas
  ) {
    let cell = CellStyle.Cell(item: item, rect: rect, isCurrent: position == self.position)
    if item?.styleName == nil {
      style.draw(&canvas, cell, look)
    } else {
      look.style(of: item, inSection: position.section, of: content).draw(&canvas, cell, look)
    }
  }

  private func drawEmptyNote(on canvas: inout Canvas) {
    let body = placement.panes.body
    canvas.drawCentered(
      isLoading ? "loading" : "nothing to pick", line: body.lines.lowerBound + body.lines.count / 2,
      columns: body.columns, style: look.theme.quiet, signs: look.signs)
  }

  /// Titles of the grid, its columns and its sections, each in its own pane (rule L3).
  func drawTitles(on canvas: inout Canvas) {
    if let title, !placement.panes.title.isEmpty {
      let pane = placement.panes.title
      let shown = SafeText(title, fitting: pane.columns.count, signs: look.signs.text)
      canvas.draw(
        shown, at: ScreenPoint(line: pane.lines.lowerBound, column: pane.columns.lowerBound),
        style: look.theme.title)
    }
    for axis in GridAxis.allCases where !placement.titlePane(axis).isEmpty {
      drawPageTitles(axis, in: placement.titlePane(axis), on: &canvas)
    }
  }

  private func drawPageTitles(_ axis: GridAxis, in pane: ScreenRect, on canvas: inout Canvas) {
    let isDown = placement.gridAxis(along: .vertical) == axis
    for strip in placement.strips(axis, offsets: offsets) {
      let part =
        isDown
        ? ScreenRect(lines: strip.span, columns: pane.columns)
        : ScreenRect(lines: pane.lines, columns: strip.span)
      canvas.clipped(to: part) { canvas in
        for page in strip.pages {
          guard
            let title = axis == .section ? content.sectionTitle(page) : content.columnTitle(page)
          else { continue }
          let span = placement.span(of: page, axis, offsets: offsets)
          let line = isDown ? span.lowerBound + (span.count - 1) / 2 : pane.lines.lowerBound
          // Aligned with the labels below, which keep a blank on each side.
          let columns = isDown ? pane.columns : span.inset(span.count > 2 ? 1 : 0)
          drawPageTitle(title, line: line, columns: columns, isCentered: !isDown, on: &canvas)
        }
      }
    }
  }

  /// Whether labels stand in the middle of their cells, and so the titles above them.
  private var labelsAreCentered: Bool {
    guard let first = placement.strips(.section, offsets: offsets).last?.pages.first
    else { return false }
    return look.style(ofSection: first, in: content).isCentered
  }

  private func drawPageTitle(
    _ title: String, line: Int, columns: Range<Int>, isCentered: Bool, on canvas: inout Canvas
  ) {
    if isCentered, labelsAreCentered {
      return canvas.drawCentered(
        title, line: line, columns: columns, style: look.theme.pageTitle, signs: look.signs)
    }
    let shown = SafeText(title, fitting: columns.count, signs: look.signs.text)
    canvas.draw(
      shown, at: ScreenPoint(line: line, column: columns.lowerBound), style: look.theme.pageTitle)
  }
}
