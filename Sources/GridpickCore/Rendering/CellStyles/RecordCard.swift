/// The fields of a record that its card shows, a line each, beside their names.
struct RecordCard {
  let fields: [(name: String, item: GridItem, column: Int)]
  /// The number of all fields, of which `fields` are the first.
  let count: Int
  let names: Int

  /// A name takes at most this many columns, and a card is at most this wide inside.
  private static let mostName = 24
  private static let mostInside = 48
  /// The most fields that a card reads, because a record may have very many.
  private static let mostFields = 50

  init(of lines: Grid, _ row: Int, beside record: RecordItem?, signs: TextSigns) {
    var fields: [(name: String, item: GridItem, column: Int)] = []
    let columns = record?.columns ?? []
    for place in columns.indices.prefix(Self.mostFields) where columns[place] != record?.label {
      let item = lines.item(ofField: columns[place], inRow: row, .seen)
      let name = lines.columnTitle(place) ?? "\(columns[place] + 1)"
      fields.append((name, item ?? GridItem(""), columns[place]))
    }
    self.fields = fields
    count = columns.count { $0 != record?.label }
    names =
      fields.map { SafeText.width(of: $0.name, upTo: Self.mostName, signs: signs) }.max() ?? 0
  }

  func pitch(label: String, upTo limit: Int, _ signs: TextSigns) -> ScreenSize {
    let most = min(limit, Self.mostInside)
    let values = fields.map {
      names + 2 + SafeText.width(of: $0.item.label, upTo: most, signs: signs)
    }
    let inside = values.reduce(SafeText.width(of: label, upTo: most, signs: signs), max)
    return ScreenSize(lines: fields.count + 3, columns: min(inside, most) + 6)
  }
}

extension Grid {
  /// The card that shows the fields of a record; nil if the item is shown by its label.
  func card(at position: Position, _ style: CellStyle, _ signs: TextSigns) -> RecordCard? {
    guard style.showsFields, let lines, let row = row(at: position) else { return nil }
    return RecordCard(of: lines, row, beside: record, signs: signs)
  }
}

extension Scene {
  /// Draws the card of a record; returns false if the item is shown by its label.
  func drawCard(
    _ cell: CellStyle.Drawing, at position: Position, _ style: CellStyle, on canvas: inout Canvas
  ) -> Bool {
    guard cell.item != nil, let row = content.row(at: position),
      let card = content.card(at: position, style, look.signs.text)
    else { return false }
    let query = content.offers(position) ? query : nil
    let painted = painting?.row(ofRecord: row)
    let fields = card.fields.map { field in
      var drawing = CellStyle.Drawing(item: field.item, rect: cell.rect)
      if let painting {
        drawing.paint(by: painting, column: field.column, in: painted, paintedAt)
      }
      drawing.matches.label = query?.occurrences(in: field.item.label, column: field.column) ?? []
      return (field.name, drawing)
    }
    canvas.drawCard(cell, fields, of: card)
    return true
  }
}

extension Canvas {
  fileprivate mutating func drawCard(
    _ cell: CellStyle.Drawing, _ fields: [(name: String, value: CellStyle.Drawing)],
    of card: RecordCard
  ) {
    guard let frame = drawCardFrame(of: cell), let item = cell.item else {
      return drawText(cell)
    }
    let whole = frame.inset(lines: 1, columns: 2)
    var inside = whole.intersection(window)
    // A few letters at the edge of the view say nothing.
    if inside.columns.count < min(4, whole.columns.count) { inside.columns = 0..<0 }
    let spare = whole.lines.count - fields.count - 1
    let gap = spare > 2 ? 1 : 0
    let first = whole.lines.lowerBound + max(0, spare - gap) / 2
    let place = ScreenPoint(line: first, column: inside.columns.lowerBound)
    let names = card.names
    let hidden = card.count - max(0, min(whole.lines.count - 1, fields.count))
    if hidden > 0 { drawNote("+\(hidden)", onFrame: frame) }
    let plain = cell.plainStyle(look.theme)
    let quiet = look.theme[cell.isDimmed ? .gone : .dim]
    if inside.lines.contains(first) {
      draw(
        item.label, cell.matches.label, of: cell, line: first, columns: inside.columns,
        style: cell.isCurrent ? plain.over(look.theme[.title]) : plain)
    }
    for (number, (name, value)) in fields.enumerated() {
      let line = first + 1 + gap + number
      guard whole.lines.contains(line), inside.lines.contains(line) else { continue }
      let start = min(inside.columns.lowerBound + names + 2, inside.columns.upperBound)
      draw(
        name, fitting: min(names, inside.columns.count),
        at: ScreenPoint(line: line, column: inside.columns.lowerBound), style: quiet)
      // A single column of a longer value says nothing.
      guard start + 1 < inside.columns.upperBound else { continue }
      let style =
        cell.isDimmed || value.painted == nil && !cell.isCurrent
        ? quiet : value.plainStyle(look.theme)
      draw(
        value.item?.label ?? "", value.matches.label, of: cell, line: line,
        columns: start..<inside.columns.upperBound, style: style)
    }
    if cell.showsMark { drawMark(of: cell, onEdgeOf: frame, beside: inside, plain) }
    if cell.hasCursor { placeCursor(at: place) }
    if cell.isCurrent, look.theme.hasColors {
      restyle(frame.inset(lines: 1, columns: 1)) { [look] in look.theme.inRow($0) }
    }
  }
}
