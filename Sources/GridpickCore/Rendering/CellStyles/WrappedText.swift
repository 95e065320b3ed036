extension Scene {
  func showsWhole(_ label: String, _ style: CellStyle, at position: Position) -> Bool {
    guard let wrapping = placement.wrapping, style.isText else { return false }
    let cell = placement.rect(of: position, offsets: offsets)
    let room = placement.room(ofColumn: position.index, in: cell.columns).count
    return wrapping.lines(
      of: label, columns: room, upTo: cell.lines.count, signs: look.signs.text
    ).isWhole
  }
}

extension CellStyle.Drawing {
  func matchesInSight(seen: Range<Int>, _ ink: Ink) -> [Bool] {
    guard let item else { return [] }
    if let wrapped = wrapped(seen: seen, ink) { return wrapped.excerpt.isInSight }
    let room = labelRoom(seen: seen, ink)
    return Excerpt(
      item.label, matches.label, from: room.start, in: room.columns, seen: seen,
      signs: ink.signs.text
    ).isInSight
  }

  /// One cell for each wrapped line; nil if the label stands in one line or nothing wraps.
  func lineCells(seen: Range<Int>, _ ink: Ink) -> [CellStyle.Drawing]? {
    guard let wrapped = wrapped(seen: seen, ink) else { return nil }
    let lines = wrapped.folded.lines
    return lines.indices.map { place in
      let isCut = place == lines.count - 1 && !wrapped.folded.isWhole
      var cell = cell(of: lines[place], in: wrapped, isCut: isCut, ink)
      let line = rect.lines.lowerBound + place
      cell.rect.lines = line..<line + 1
      // The mark of a cell stands at its first line.
      if place > 0 { cell.states.remove(.marked) }
      return cell
    }
  }

  private struct Wrapped {
    let excerpt: Excerpt
    let folded: FoldedText
    let room: Range<Int>
  }

  private func wrapped(seen: Range<Int>, _ ink: Ink) -> Wrapped? {
    guard let wrapping, let item else { return nil }
    let room = labelRoom(seen: seen, ink).columns
    func folded(_ text: String, isAll: Bool = false) -> FoldedText {
      wrapping.lines(
        of: text, columns: room.count, upTo: isAll ? .max : rect.lines.count,
        signs: ink.signs.text)
    }
    let first = folded(item.label)
    // Line breaks at the end of a label are not shown.
    let isBroken =
      first.isWhole && (first.lines.last?.taken.upperBound ?? 0) < item.label.utf8.count
    guard first.lines.count > 1 || isBroken else { return nil }
    let excerpt = Excerpt(item.label, matches.label, signs: ink.signs.text, folded: folded)
    return Wrapped(
      excerpt: excerpt, folded: excerpt.isCut ? folded(excerpt.text) : first, room: room)
  }

  private func cell(
    of line: FoldedLine, in wrapped: Wrapped, isCut: Bool, _ ink: Ink
  ) -> CellStyle.Drawing {
    var part = line
    part.indent = 0
    var cell = self
    cell.wrapping = nil
    cell.standing = .left
    cell.ownRoom = wrapped.room.lowerBound + line.indent..<wrapped.room.upperBound
    let ellipsis = isCut ? ink.signs.text.ellipsisText : ""
    cell.item?.label = part.text(of: wrapped.excerpt.text) + ellipsis
    cell.item?.labelStyles =
      item?.labelStyles.compactMap { run in
        wrapped.excerpt.shown(run.bytes).flatMap(part.bytes).map { StyledRun($0, run.style) }
      } ?? []
    cell.matches.label = wrapped.excerpt.occurrences.compactMap { $0.inPart(part.bytes) }
    return cell
  }
}

extension Canvas {
  /// Draws wrapped lines; the bar of a current label covers all of them (rule S4).
  mutating func drawLines(_ lines: [CellStyle.Drawing], of cell: CellStyle.Drawing) {
    let (room, blank, _) = cell.labelRoom(seen: window.columns, ink)
    if cell.isCurrent, !cell.isLine {
      let block = ScreenRect(
        lines: cell.rect.lines.prefix(lines.count),
        columns: room.lowerBound - blank..<room.upperBound + blank)
      fill(block, style: cell.textStyle(ink.theme))
    }
    for line in lines { drawText(line) }
    if cell.hasCursor {
      placeCursor(at: ScreenPoint(line: cell.rect.lines.lowerBound, column: room.lowerBound))
    }
  }
}
