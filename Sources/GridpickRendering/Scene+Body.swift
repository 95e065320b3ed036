import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickScreen

extension Scene {
  /// The cells in view, and nothing else: a frame costs the same at any size of grid (rule L1).
  func drawCells(on canvas: inout Canvas) {
    canvas.clipped(to: panes.body) { canvas in
      guard content.sectionCount > 0 else { return drawEmptyNote(on: &canvas) }
      let sections = placement.visibleSections(at: offsets)
      // Where all sections lie alike, one is asked for them all.
      let linked = placement.itemsAreLinked ? sections.first.map(itemsInView) : nil
      for section in sections {
        drawHeading(of: section, on: &canvas)
        drawCells(of: section, linked ?? itemsInView(of: section), on: &canvas)
      }
      drawCursorOfEmptySection(on: &canvas)
    }
  }

  /// A strip of items, and where each of them lies.
  private struct ItemsInView {
    let strip: Strip
    let spans: [Range<Int>]
  }

  /// The items of a section that are in view, in part at least, strip by strip.
  private func itemsInView(of section: Int) -> [ItemsInView] {
    let items = placement.items(in: section, offsets: offsets)
    return items.strips.map { ItemsInView(strip: $0, spans: $0.pages.map(items.span)) }
  }

  private func drawCells(
    of section: Int, _ items: [ItemsInView], on canvas: inout Canvas
  ) {
    let count = content.itemCount(inSection: section)
    let style = look.style(ofSection: section, in: content)
    let cells = placement.cells(of: section, offsets: offsets)
    for part in items {
      canvas.clipped(to: placement.rect(section: cells, item: part.strip.span)) { canvas in
        for (index, span) in zip(part.strip.pages, part.spans) where index < count {
          let position = Position(section: section, index: index)
          let rect = placement.rect(section: cells, item: span)
          draw(content.item(at: position), at: position, in: rect, style, on: &canvas)
        }
      }
    }
  }

  /// The row of the position, from its title to the last column.
  func highlightRow(on canvas: inout Canvas) {
    guard highlightsRow, let position else { return }
    let rect = placement.rect(
      section: placement.cells(of: position.section, offsets: offsets),
      item: panes.left.columns.lowerBound..<panes.body.columns.upperBound)
    canvas.clipped(to: ScreenRect(lines: panes.body.lines, columns: rect.columns)) {
      $0.add(look.theme.currentRow, in: rect)
    }
  }

  /// A line between what stays put and what has scrolled under it: a cell that is cut there would else
  /// read as one with its neighbour.
  func drawFrozenEdge(on canvas: inout Canvas) {
    guard placement.itemsAreLinked, position != nil,
      let edge = placement.items(in: offsets.current, offsets: offsets).coveringEdge
    else { return }
    for line in panes.top.lines.lowerBound..<panes.body.lines.upperBound {
      let place = ScreenPoint(line: line, column: edge - 1)
      canvas.draw([look.signs.thinFrame.down], at: place, style: look.theme.quiet)
    }
  }

  /// In the blank lines that the pull has laid open.
  func drawPull(on canvas: inout Canvas) {
    guard let pull, !panes.body.isEmpty else { return }
    let lines = panes.body.lines
    canvas.drawCentered(
      pull.note, line: pull.isAtStart ? lines.lowerBound : lines.upperBound - 1,
      columns: panes.body.columns, style: look.theme.quiet, signs: look.signs)
  }

  /// An empty section is seen as one empty slot where the position is on it (rule P2).
  private func drawCursorOfEmptySection(on canvas: inout Canvas) {
    guard let position, content.itemCount(inSection: position.section) == 0,
      content.columnCount > 0
    else { return }
    let style = look.style(ofSection: position.section, in: content)
    let rect = placement.rect(of: position, offsets: offsets)
    draw(nil, at: position, in: rect, style, on: &canvas)
  }

  private func draw(
    _ item: GridItem?, at position: Position, in rect: ScreenRect, _ style: CellStyle,
    on canvas: inout Canvas
  ) {
    let cell = CellStyle.Cell(
      item: item, rect: rect, states: position == self.position ? .current : [],
      standsRight: placement.standsRight(position.index))
    if item?.styleName == nil {
      style.draw(&canvas, cell, look.ink)
    } else {
      look.style(of: item, inSection: position.section, of: content).draw(&canvas, cell, look.ink)
    }
  }

  private func drawEmptyNote(on canvas: inout Canvas) {
    let body = panes.body
    canvas.drawCentered(
      isLoading ? "loading" : "nothing to pick", line: body.lines.lowerBound + body.lines.count / 2,
      columns: body.columns, style: look.theme.quiet, signs: look.signs)
  }
}
