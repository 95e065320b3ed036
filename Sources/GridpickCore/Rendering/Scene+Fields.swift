extension Scene {
  /// The fields of a record as a sheet draws them; nil if the item is shown by its label.
  func fields(
    of cell: CellStyle.Drawing, at position: Position, _ style: CellStyle, seen: Range<Int>
  ) -> [(column: Int, cell: CellStyle.Drawing)]? {
    guard !placement.fields.isEmpty, style.isText, let record = content.record,
      let lines = content.lines, let number = content.row(at: position)
    else { return nil }
    let row = painting?.row(ofRecord: number)
    let query = content.offers(position) ? query : nil
    return placement.fields.spans.indices.compactMap { place in
      guard place < lines.itemCount(inSection: number),
        let item = lines.item(at: Position(section: number, index: place))
      else { return nil }
      let columns = placement.fields.spans[place].moved(by: cell.rect.columns.lowerBound)
      let (room, isCut) = roomOfField(place, in: columns, seen: seen)
      let column = record.columns[place]
      var field = CellStyle.Drawing(
        item: item, rect: ScreenRect(lines: cell.rect.lines, columns: columns),
        ownRoom: room, isDimmed: cell.isDimmed, isSliver: isCut,
        standing: placement.fields.standing(of: place))
      if let painting { field.paint(by: painting, column: column, in: row, paintedAt) }
      field.matches.label = query?.occurrences(in: item.label, column: column) ?? []
      return (column, field)
    }
  }

  private func roomOfField(
    _ place: Int, in columns: Range<Int>, seen: Range<Int>
  ) -> (room: Range<Int>, isCut: Bool) {
    let room = placement.fields.room(of: place, in: columns)
    let standing = placement.fields.standing(of: place)
    return (room, isSliver(columns, room: room, of: standing, in: seen))
  }

  /// Draws the titles of the fields on the line below the tabs, and how many lie beyond the edge.
  func drawFieldTitles(on canvas: inout Canvas) {
    let pane = placement.fieldTitles(at: offsets)
    guard !pane.isEmpty, let lines = content.lines else { return }
    let fields = placement.fields
    let seen = canvas.window.columns
    let beyond =
      fields.count
      - fields.spans.enumerated().count {
        !roomOfField($0, in: $1.moved(by: pane.columns.lowerBound), seen: seen).isCut
      }
    let sign = beyond == 0 ? "" : " +\(beyond)"
    let end = max(pane.columns.lowerBound, pane.columns.upperBound - sign.utf8.count)
    canvas.draw(
      sign, at: ScreenPoint(line: pane.lines.lowerBound, column: end), style: look.theme[.dim])
    canvas.clipped(
      to: ScreenRect(lines: pane.lines, columns: pane.columns.lowerBound..<end)
    ) { canvas in
      for place in fields.spans.indices.withLast(sortedTitle?.column) {
        let columns = fields.spans[place].moved(by: pane.columns.lowerBound)
        let (room, isCut) = roomOfField(place, in: columns, seen: canvas.window.columns)
        guard let title = lines.columnTitle(place), !isCut else { continue }
        let isSorted = place == sortedTitle?.column
        drawTitle(
          title, in: room, of: columns,
          placement.fields.standing(of: place) == .left ? .left : .right,
          look.theme[isSorted ? .accent : .dim], isSorted: isSorted, on: &canvas)
      }
    }
  }
}

extension Canvas {
  mutating func drawRecord(_ cell: CellStyle.Drawing, _ fields: [CellStyle.Drawing]) {
    for field in fields {
      clipped(to: cell.rect) { $0.drawText(field) }
    }
    guard cell.hasCursor, let first = fields.first?.ownRoom else { return }
    placeCursor(at: ScreenPoint(line: cell.rect.lines.lowerBound, column: first.lowerBound))
  }
}
