extension Canvas {
  /// Draws a line of a list: label and detail in two columns, and a bar before the current line.
  mutating func drawListLine(
    _ item: GridItem, in cell: CellStyle.Drawing, labelColumns: Int, _ ink: Ink
  ) {
    let columns = cell.rect.columns
    let line = cell.rect.lines.lowerBound + (cell.rect.lines.count - 1) / 2
    let start = ScreenPoint(line: line, column: columns.lowerBound + 1)
    let styles = ListLine.Styles(cell, ink.theme)
    fill(ScreenRect(lines: line..<line + 1, columns: columns), style: styles.band)
    let room = columns.count - 2
    let detailStart = min(labelColumns, room * 3 / 5)
    let detail = room - detailStart >= ListLine.leastDetail ? item.detail : nil
    let labelRoom = detail == nil ? room : detailStart - 2
    let labelPlace = start.column..<start.column + max(0, labelRoom)
    let excerpt = cell.excerpt(from: start.column, in: labelPlace, seen: labelPlace, ink)
    let isSlid = excerpt?.columns != nil
    let drawn = excerpt?.cell ?? cell
    let label = drawn.item?.label ?? item.label
    _ = draw(
      label, fitting: labelRoom, signs: ink.signs.text, at: start, style: styles.label)
    if !isSlid, let field = ListLine.firstField(of: label, upTo: room) {
      // If the field fills the room, the label is drawn instead, so that it keeps its ellipsis.
      let fits = SafeText.width(of: field, upTo: labelRoom, signs: ink.signs.text) < labelRoom
      _ = draw(
        fits ? field : label, fitting: labelRoom, signs: ink.signs.text, at: start,
        style: styles.field)
    }
    showLetters(of: drawn, fitting: labelRoom, at: start, ink)
    if let detail {
      let columns = start.column + detailStart..<start.column + room
      drawDetail(detail, of: cell, line: line, columns: columns, styles.detail, ink)
    }
    let bar = ScreenPoint(line: line, column: columns.lowerBound)
    if cell.isCurrent {
      placeCursor(at: start)
      if ink.theme.hasBand { draw([ink.signs.bar], at: bar, style: styles.field) }
    }
    // The mark may replace the bar, because the band alone shows which line is current.
    if cell.isMarked { drawMark(at: bar, over: styles.band, ink) }
  }
}

/// The styles and the fields of a list line.
enum ListLine {
  struct Styles {
    let band, field, label, detail: Style

    /// Creates the styles of the parts of a line.
    ///
    /// On the band of the current line the parts keep their own styles. Without a band the whole
    /// line has the style of the current item.
    init(_ cell: CellStyle.Drawing, _ theme: Theme) {
      let plain = cell.plainStyle(theme)
      guard cell.isCurrent else {
        band = .plain
        field = theme[cell.isDimmed ? .gone : .dim]
        label = plain
        detail = field
        return
      }
      guard theme.hasBand else {
        band = theme.current(over: plain)
        field = band
        label = band
        detail = band
        return
      }
      band = theme[.row]
      field = theme[.accent].over(band)
      label = theme[.title].over(band)
      detail = theme[.dim].over(band)
    }
  }

  /// The fewest columns of a detail; with less room a detail says nothing.
  static let leastDetail = 12

  /// Returns the text before the first two blanks of a label, such as a time; nil if there is none.
  ///
  /// The search ends after `limit` bytes.
  static func firstField(of label: String, upTo limit: Int) -> String? {
    let bytes = label.utf8.prefix(limit)
    var before: UInt8 = 0
    for place in bytes.indices {
      if bytes[place] == UInt8(ascii: " "), before == UInt8(ascii: " ") {
        return String(label[..<bytes.index(before: place)])
      }
      before = bytes[place]
    }
    return nil
  }
}
