extension CellStyle {
  /// True if the style shows a label in several lines where rows are wrapped (rule S4).
  var wraps: Bool { own == nil && name == CellStyle.text.name }
}

extension Scene {
  /// Returns true if the wrapped lines of a label have room in a cell.
  func showsWhole(_ label: String, _ style: CellStyle, in cell: ScreenSize) -> Bool {
    guard let wrapping = placement.wrapping, style.wraps else { return false }
    let room = CellStyle.Drawing.room(in: 0..<cell.columns).count
    return wrapping.lines(of: label, columns: room, upTo: cell.lines, signs: look.signs.text)
      .isWhole
  }
}

extension CellStyle.Drawing {
  /// Returns the columns of a cell in which a text may stand: a blank is left on each side.
  static func room(in columns: Range<Int>) -> Range<Int> {
    columns.inset(columns.count > 2 ? 1 : 0)
  }

  /// Returns the lines of a label; nil if it stands in one line as it is, or if nothing wraps.
  func foldedLabel(_ ink: Ink) -> FoldedText? {
    guard let wrapping, let item else { return nil }
    func lines(upTo most: Int) -> FoldedText {
      wrapping.lines(
        of: item.label, columns: Self.room(in: rect.columns).count, upTo: most,
        signs: ink.signs.text)
    }
    let folded = lines(upTo: rect.lines.count)
    guard let last = folded.lines.last else { return nil }
    if folded.lines.count == 1 {
      // Line breaks at the end of a label are not shown.
      return folded.isWhole && last.bytes.upperBound < item.label.utf8.count ? folded : nil
    }
    // A match behind the lines that have room is shown in place of the beginning (rule F3).
    if !folded.isWhole, let match = matches.label.first, match.lowerBound >= last.bytes.upperBound {
      return lines(upTo: .max).showing(match.lowerBound, upTo: rect.lines.count)
    }
    return folded
  }
}

extension Canvas {
  /// Draws a label in several lines from the first line of the cell on (rule S4).
  ///
  /// The block of all lines is current and marked as a label in one line is.
  mutating func drawBlock(
    _ folded: FoldedText, of cell: CellStyle.Drawing, at start: ScreenPoint, blank: Int,
    _ style: Style, _ ink: Ink
  ) {
    guard let item = cell.item else { return }
    let room = CellStyle.Drawing.room(in: cell.rect.columns)
    let lines = start.line..<start.line + folded.lines.count
    if cell.isCurrent {
      let widest =
        folded.lines.map {
          $0.indent + SafeText.width(of: String(item.label.part($0.bytes)), signs: ink.signs.text)
        }.max() ?? 0
      let end = min(start.column + widest, room.upperBound)
      fill(
        ScreenRect(lines: lines, columns: start.column - blank..<end + blank), style: style)
    }
    for (line, piece) in zip(lines, folded.lines) {
      let isCut = line == lines.last && !folded.isWhole
      // Where the text begins later, an ellipsis stands before it.
      let indent = max(piece.indent, line == start.line && folded.beginsLater ? 1 : 0)
      draw(
        piece, of: item, in: cell, isCut: isCut,
        at: ScreenPoint(line: line, column: start.column + indent),
        fitting: room.upperBound - start.column - indent, style, ink)
    }
    if folded.beginsLater { draw([ink.signs.text.ellipsis], at: start, style: style) }
    if cell.isCurrent { placeCursor(at: start) }
    if cell.isMarked, blank > 0 {
      drawMark(at: ScreenPoint(line: start.line, column: start.column - blank), over: style, ink)
    }
  }

  /// Draws one line of a label, with the letters in it that matched.
  private mutating func draw(
    _ piece: SafeText.Piece, of item: GridItem, in cell: CellStyle.Drawing, isCut: Bool,
    at start: ScreenPoint, fitting room: Int, _ style: Style, _ ink: Ink
  ) {
    let text = String(item.label.part(piece.bytes))
    let width = SafeText.width(of: text, upTo: room, signs: ink.signs.text)
    // An ellipsis behind a text that fills the line takes the place of its end.
    let fitting = isCut && width == room ? room - 1 : room
    let drawn = draw(text, fitting: fitting, signs: ink.signs.text, at: start, style: style)
    if isCut, width < room {
      let end = ScreenPoint(line: start.line, column: start.column + drawn)
      draw([ink.signs.text.ellipsis], at: end, style: style)
    }
    var shown = GridItem(text)
    shown.labelStyles = item.labelStyles.compactMap { run in
      piece.part(run.bytes).map { StyledRun($0, run.style) }
    }
    var part = CellStyle.Drawing(item: shown, rect: cell.rect, states: cell.states)
    part.matches.label = cell.matches.label.compactMap(piece.part)
    showLetters(of: part, fitting: fitting, at: start, ink)
  }
}

extension SafeText.Piece {
  /// Returns the bytes of a text that the piece has, counted from the piece's start; nil if it has
  /// none of them.
  fileprivate func part(_ bytes: Range<Int>) -> Range<Int>? {
    let common = bytes.clamped(to: self.bytes)
    guard !common.isEmpty else { return nil }
    return common.lowerBound - self.bytes.lowerBound..<common.upperBound - self.bytes.lowerBound
  }
}
