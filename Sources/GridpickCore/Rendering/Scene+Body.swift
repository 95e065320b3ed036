extension Scene {
  /// Draws only the cells in view, so that a frame costs the same at any size of grid (rule L1).
  func drawCells(on canvas: inout Canvas) {
    canvas.clipped(to: panes.body) { canvas in
      guard content.sectionCount > 0 else { return drawEmptyNote(on: &canvas) }
      for section in placement.visibleSections(at: offsets) {
        drawHeading(of: section, on: &canvas)
        drawCells(of: section, on: &canvas)
      }
      drawCursorOfEmptySection(on: &canvas)
    }
  }

  private func drawCells(of section: Int, on canvas: inout Canvas) {
    let count = content.itemCount(inSection: section)
    let style = look.style(of: nil, inSection: section, of: content)
    let cells = placement.cells(of: section, offsets: offsets)
    let row = paintedRow(ofSection: section)
    let first = Position(section: section, index: 0)
    if content.recordsAreLines, content.flow == nil, let record = content.id(at: first)?.section,
      let line = content.item(at: ItemID(section: record, index: 0), .seen), line.runsOver
    {
      let lines = placement.rect(of: first, offsets: offsets).lines
      let rect = ScreenRect(lines: lines, columns: panes.body.columns)
      return draw(line, at: first, in: rect, style, isFirst: true, row, on: &canvas)
    }
    let items = placement.items(in: section, offsets: offsets)
    let strips = items.strips
    for strip in strips {
      canvas.clipped(to: placement.rect(section: cells, item: strip.span)) { canvas in
        for index in strip.pages where index < count {
          let position = Position(section: section, index: index)
          let rect = placement.rect(section: cells, item: items.span(of: index))
          draw(
            content.item(at: position), at: position, in: rect, style,
            isFirst: index == strips.first?.pages.first, row, on: &canvas)
        }
      }
    }
  }

  /// Shows the current row or line by a band, bold text or reversed text, and a bar before it.
  func drawBand(on canvas: inout Canvas) {
    guard jump == nil, let position, highlightsRow || isLine(position) else { return }
    let rect = placement.rect(of: position, offsets: offsets)
    guard rect.lines.count == 1 || placement.wrapping != nil else { return }
    let columns = bandColumns(of: rect.columns)
    let row = ScreenRect(lines: rect.lines.clamped(to: panes.body.lines), columns: columns)
    guard !row.isEmpty else { return }
    let theme = look.theme
    guard theme.hasColors || highlightsRow else {
      return canvas.restyle(row) { style in
        let attributes = style.attributes.subtracting(.dim)
        return theme.current(over: Style(attributes: attributes))
      }
    }
    canvas.restyle(row) { theme.inRow($0) }
    guard theme.hasColors, !theme.hasBand || !highlightsRow || isTyping else { return }
    for line in row.lines {
      let place = ScreenPoint(line: line, column: columns.lowerBound)
      guard canvas.frame[place].glyph == .blank else { continue }
      canvas.draw([look.signs.bar], at: place, style: theme.inRow(theme[.accent]))
    }
  }

  /// The position drawn as a filled cell; nil in rows while typed letters go to the query.
  var filledPosition: Position? { isTyping && highlightsRow ? nil : position }

  /// Returns the columns of a band: all up to the scroll bar, or those of a tab's page.
  private func bandColumns(of columns: Range<Int>) -> Range<Int> {
    let (screen, body) = (panes.screen.columns, panes.body.columns)
    let all = screen.lowerBound..<body.upperBound
    guard placement.titles == .bar, columns.lowerBound != body.lowerBound else { return all }
    return columns.clamped(to: body)
  }

  private func isLine(_ position: Position) -> Bool {
    placement.hasLines && position.index < content.itemCount(inSection: position.section)
      && content.item(at: position).map {
        look.style(of: $0, inSection: position.section, of: content).isText
      } == true
  }

  /// Draws a line after the frozen columns, so that a cut cell does not run into its neighbour.
  func drawFrozenEdge(on canvas: inout Canvas) {
    guard placement.itemsAreLinked, position != nil else { return }
    let items = placement.items(in: offsets.current, offsets: offsets)
    // The line stands in the space before the first column after the frozen ones.
    guard let edge = items.coveringEdge else { return }
    let line = look.signs.thinFrame.down
    let style = look.theme[.border]
    let columns = edge..<edge + 1
    canvas.fill(ScreenRect(lines: panes.body.lines, columns: columns), with: line, style: style)
    canvas.fill(
      ScreenRect(lines: panes.top.lines, columns: columns), with: line,
      style: ruled(look.theme[.dim]))
  }

  func drawPull(on canvas: inout Canvas) {
    guard let pull, !panes.body.isEmpty else { return }
    let lines = panes.body.lines
    canvas.drawCentered(
      pull.note, line: pull.isAtStart ? lines.lowerBound : lines.upperBound - 1,
      columns: panes.body.columns, style: look.theme[.dim])
  }

  /// Draws an empty section as one empty slot if the position is on the section (rule P2).
  private func drawCursorOfEmptySection(on canvas: inout Canvas) {
    guard let position, content.itemCount(inSection: position.section) == 0,
      content.columnCount > 0
    else { return }
    let style = look.style(of: nil, inSection: position.section, of: content)
    let rect = placement.rect(of: position, offsets: offsets)
    draw(nil, at: position, in: rect, style, on: &canvas)
  }

  private func draw(
    _ item: GridItem?, at position: Position, in rect: ScreenRect, _ style: CellStyle,
    isFirst: Bool = false, _ row: Painting.Row? = nil, on canvas: inout Canvas
  ) {
    let style =
      item?.style == nil ? style : look.style(of: item, inSection: position.section, of: content)
    var room = placement.room(ofColumn: position.index, in: rect.columns)
    if item?.runsOver == true { room = room.lowerBound..<rect.columns.upperBound }
    let standing = item?.runsOver == true ? .left : placement.standing(ofColumn: position.index)
    var cell = CellStyle.Drawing(
      item: item, rect: rect, ownRoom: room, isCurrent: position == filledPosition,
      isSliver: isSliver(rect.columns, room: room, of: standing, in: canvas.window.columns),
      standing: standing,
      isLine: item != nil && placement.hasLines && style.isText,
      fillsLines: placement.hasHeadings,
      labelColumns: placement.labelColumns(inSection: position.section),
      wrapping: placement.wrapping)
    cell.isTinted = isMarked(position)
    cell.isMarked = cell.isTinted && carriesSign(position, isFirst: isFirst)
    if let item { cell.show(query, in: item, at: position, of: self) }
    if style.own != nil {
      cell.position = content.id(at: position).map(content.source.place)
    }
    if let painting { cell.paint(by: painting, at: position, in: row, of: self) }
    if let jump {
      drawInJump(cell, style, at: position, jump, on: &canvas)
    } else {
      paint(&cell, style, at: position, on: &canvas)
    }
  }

  func paint(
    _ cell: inout CellStyle.Drawing, _ style: CellStyle, at position: Position,
    besideLabel label: String? = nil, on canvas: inout Canvas
  ) {
    let hasOwnSign = placement.hasSignBeforeLabel && style.isText && cell.isMarked
    if hasOwnSign { cell.isMarked = false }
    if drawCard(cell, at: position, style, on: &canvas) {
      // `drawCard` has drawn the cell.
    } else if let found = fields(of: cell, at: position, style, seen: canvas.window.columns) {
      var fields = found.map(\.cell)
      if let label, !fields.isEmpty {
        fields[0].makeRoom(for: label, in: canvas.window.columns, look)
      }
      canvas.drawRecord(cell, fields)
    } else {
      style.draw(&canvas, cell)
    }
    let rect = cell.rect
    if hasOwnSign { canvas.drawMark(at: rect.corner, over: .plain) }
    if style.isText, cell.isTinted {
      canvas.restyle(rect) { look.theme.marked($0) }
    }
  }

  private func drawEmptyNote(on canvas: inout Canvas) {
    let body = panes.body
    canvas.drawCentered(
      emptyNote, line: body.lines.lowerBound + body.lines.count / 2, columns: body.columns,
      style: look.theme[.dim])
  }
}
