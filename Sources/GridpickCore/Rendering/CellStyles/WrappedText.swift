extension Scene {
  func showsWhole(_ label: String, _ style: CellStyle, at position: Position) -> Bool {
    wrapped(label, style, at: position)?.isWhole == true
  }

  /// The lines in which a cell shows its label; nil if nothing wraps.
  func wrapped(_ label: String, _ style: CellStyle, at position: Position) -> FoldedText? {
    guard let wrapping = placement.wrapping, style.isText else { return nil }
    let cell = placement.rect(of: position, offsets: offsets)
    let room = placement.room(ofColumn: position.index, in: cell.columns).count
    return wrapping.lines(of: label, columns: room, upTo: cell.lines.count, signs: look.signs.text)
  }
}

extension CellStyle.Drawing {
  /// One cell for each wrapped line; nil if the label stands in one line or nothing wraps.
  func lineCells(seen: Range<Int>, _ look: Look) -> [CellStyle.Drawing]? {
    guard let wrapping, let item else { return nil }
    let room = labelRoom(seen: seen, look).columns
    let folded = wrapping.lines(
      of: item.label, columns: room.count, upTo: rect.lines.count, signs: look.signs.text)
    let lines = folded.lines
    // Line breaks at the end of a label are not shown.
    let isBroken = folded.isWhole && (lines.last?.taken.upperBound ?? 0) < item.label.utf8.count
    guard lines.count > 1 || isBroken else { return nil }
    return lines.indices.map { place in
      let isCut = place == lines.count - 1 && !folded.isWhole
      var cell = self.cell(
        of: lines[place], in: item, room: room, endingIn: isCut ? look.signs.text.ellipsisText : "")
      let line = rect.lines.lowerBound + place
      cell.rect.lines = line..<line + 1
      // The mark of a cell stands at its first line.
      if place > 0 { cell.isMarked = false }
      return cell
    }
  }

  private func cell(
    of line: FoldedLine, in item: GridItem, room: Range<Int>, endingIn end: String
  ) -> CellStyle.Drawing {
    var part = line
    part.indent = 0
    var cell = self
    cell.wrapping = nil
    cell.standing = .left
    cell.ownRoom = room.lowerBound + line.indent..<room.upperBound
    cell.item?.label = part.text(of: item.label) + end
    cell.item?.labelStyles = item.labelStyles.compactMap { run in
      part.bytes(of: run.bytes).map { StyledRun($0, run.style) }
    }
    cell.matches.label = matches.label.compactMap { $0.inPart(part.bytes) }
    return cell
  }
}

extension Canvas {
  /// Draws wrapped lines; the bar of a current label covers all of them (rule S4).
  mutating func drawLines(_ lines: [CellStyle.Drawing], of cell: CellStyle.Drawing) {
    let (room, blank, _) = cell.labelRoom(seen: window.columns, look)
    if cell.isCurrent, !cell.isLine {
      let block = ScreenRect(
        lines: cell.rect.lines.prefix(lines.count),
        columns: room.lowerBound - blank..<room.upperBound + blank)
      fill(block, style: cell.textStyle(look.theme))
    }
    for line in lines { drawText(line) }
    if cell.hasCursor {
      placeCursor(at: ScreenPoint(line: cell.rect.lines.lowerBound, column: room.lowerBound))
    }
  }
}
