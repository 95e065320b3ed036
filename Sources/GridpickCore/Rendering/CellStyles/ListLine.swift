extension Canvas {
  mutating func drawListLine(_ item: GridItem, in cell: CellStyle.Drawing, labelColumns: Int) {
    let columns = cell.ownRoom ?? cell.rect.columns.inset(1)
    let line = cell.rect.lines.lowerBound + (cell.rect.lines.count - 1) / 2
    let start = ScreenPoint(line: line, column: columns.lowerBound)
    let room = columns.count
    let detailStart = min(labelColumns, room * 3 / 5)
    let detail = room - detailStart >= ListLine.leastDetail ? item.detail : nil
    let labelRoom = detail == nil ? room : detailStart - 2
    let labelPlace = start.column..<start.column + max(0, labelRoom)
    let quiet = look.theme[cell.isDimmed ? .gone : .dim]
    var drawn = cell
    let isSlid =
      drawn.slide(from: start.column, in: labelPlace, seen: labelPlace, look) != nil
    let label = drawn.item?.label ?? item.label
    let style = cell.textStyle(look.theme)
    draw(label, fitting: labelRoom, at: start, style: style)
    if !isSlid, cell.painted == nil, let field = ListLine.firstField(of: label, upTo: room) {
      // If the field fills the room, the label is drawn instead, so that it keeps its ellipsis.
      let fits = SafeText.width(of: field, upTo: labelRoom, signs: look.signs.text) < labelRoom
      draw(
        fits ? field : label, fitting: labelRoom, at: start,
        style: cell.isCurrent && look.theme.hasColors ? look.theme[.accent] : quiet)
    }
    showLetters(of: drawn, fitting: labelRoom, at: start)
    if let detail {
      let columns = start.column + detailStart..<start.column + room
      let isPainted = cell.painted?.isOfRow == true
      drawDetail(detail, of: cell, line: line, columns: columns, isPainted ? style : quiet)
    }
    if cell.hasCursor { placeCursor(at: start) }
  }
}

enum ListLine {
  /// The fewest columns of a detail; with less room a detail says nothing.
  static let leastDetail = 12

  /// The text before two blanks, within `limit` bytes, such as a time; nil if there is none.
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
