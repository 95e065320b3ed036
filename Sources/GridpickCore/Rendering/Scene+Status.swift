extension Scene {
  private static let help = "? help"

  /// Draws the status line.
  ///
  /// It shows the row and the column of the position with their totals, and the item there (rule
  /// L8). A program may give its own words for the item instead.
  func drawStatus(on canvas: inout Canvas) {
    let pane = toldPane
    guard !pane.isEmpty else { return }
    let start = ScreenPoint(line: pane.lines.lowerBound, column: pane.columns.lowerBound)
    if panes.status.isEmpty { canvas.fill(pane) }
    if let entry { return draw(entry: entry, at: pane, on: &canvas) }
    if let notice {
      // An error message has the whole line.
      let text = SafeText(notice, fitting: pane.columns.count, signs: look.signs.text)
      return canvas.draw(text, at: start, style: look.theme[.error])
    }
    var end = textEnd(of: pane)
    if !panes.help.isEmpty {
      let help = SafeText(Self.help, fitting: panes.help.columns.count, signs: look.signs.text)
      let place = ScreenPoint(line: start.line, column: panes.help.columns.lowerBound)
      canvas.draw(help, at: place, style: look.theme[.dim])
      end = drawEnterHint(before: panes.help.columns.lowerBound - 2, from: start, on: &canvas)
    }
    statusLine.draw(at: start, columns: max(0, end - start.column), on: &canvas)
  }

  /// Draws the hint of the key Enter (rule X2), and returns the end of the room before it.
  private func drawEnterHint(
    before end: Int, from start: ScreenPoint, on canvas: inout Canvas
  ) -> Int {
    guard let enterHint else { return end }
    let name = SafeText(enterHint, fitting: (end - start.column) / 4, signs: look.signs.text)
    let key = "Enter "
    let place = ScreenPoint(line: start.line, column: end - name.width - key.count)
    canvas.draw(SafeText(key, signs: look.signs.text), at: place)
    let next = ScreenPoint(line: place.line, column: place.column + key.count)
    canvas.draw(name, at: next, style: look.theme[.dim])
    return place.column - 2
  }

  /// The text behind `Enter`; nil if there is none, or if a message needs the room.
  private var enterHint: String? {
    let hasRoom = busyNote == nil && toldPane.columns.count >= Self.leastForHints
    return panes.help.isEmpty || !hasRoom ? nil : enterNote
  }

  /// The fewest columns of a status line that has room for more than the key of the help.
  private static let leastForHints = 60

  /// The place of the status line, of a typed command and of an error message.
  ///
  /// Without a status line, a command or an error stands over the last cells or the query.
  private var toldPane: ScreenRect {
    guard panes.status.isEmpty, entry != nil || notice != nil else { return panes.status }
    let lines = panes.screen.lines
    return ScreenRect(lines: lines.suffix(1), columns: panes.status.columns)
  }

  /// Draws the typed command and the cursor behind it; of a long command only the end is drawn.
  private func draw(entry: String, at pane: ScreenRect, on canvas: inout Canvas) {
    let text = SafeText(
      String(entry.suffix(max(0, pane.columns.count - 1))), signs: look.signs.text)
    let start = ScreenPoint(line: pane.lines.lowerBound, column: pane.columns.lowerBound)
    let next = ScreenPoint(line: start.line, column: start.column + text.width)
    canvas.draw(text, at: start)
    canvas.draw([.blank], at: next, style: look.theme.current(over: .plain))
    canvas.placeCursor(at: next)
  }

  private var statusLine: StatusLine {
    var line = StatusLine(look)
    guard let position else {
      line.add(busyNote ?? "no items")
      if let marksNote, panes.query.isEmpty, enterHint == nil { line.add(marksNote) }
      return line
    }
    if let words = content.words(at: position, for: .status) {
      if !words.isEmpty { line.add("", words) }
      if let marksNote, panes.query.isEmpty, enterHint == nil { line.add(marksNote) }
      if let busyNote { line.add(busyNote) }
      return line
    }
    line.add(
      "\(words.section) \(position.section + 1)/\(content.sectionCount)",
      content.sectionTitle(position.section) ?? "")
    let count = content.itemCount(inSection: position.section)
    guard count > 0 else {
      line.add("no items")
      if let marksNote, panes.query.isEmpty, enterHint == nil { line.add(marksNote) }
      if let busyNote { line.add(busyNote) }
      return line
    }
    // The fields of a record keep their numbers, whatever is hidden or moved (rule P12).
    let isField = content.shape.sectionsAreRecords
    let number = isField ? dataColumn(position.index) : position.index
    let place = "\(words.item) \(number + 1)/\(isField ? columnTotal : count)"
    let title = columnName(position.index)
    let cell = CellText(of: content.item(at: position), at: position, beside: title, in: self)
    let namesItem = title == nil && placement.titles != .panes
    line.add(place, namesItem ? cell.text : title ?? "")
    if let marksNote, panes.query.isEmpty, enterHint == nil { line.add(marksNote) }
    if let busyNote { line.add(busyNote) }
    if !namesItem, !cell.isShown { line.add("", cell.text) }
    if let origin { line.add("from \(origin)") }
    return line
  }

  /// Returns the title of a column; nil with headings or tabs, where items are known by label.
  private func columnName(_ index: Int) -> String? {
    switch placement.titles {
    case .panes, .nowhere: content.columnTitle(index)
    case .headings, .bar: nil
    }
  }

  /// The text of a cell that its title does not say, and a flag: true if the cell shows the text.
  private struct CellText {
    let text: String
    let isShown: Bool

    init(of item: GridItem?, at position: Position, beside title: String?, in scene: Scene) {
      guard let item else {
        let isField = scene.content.shape.sectionsAreRecords
        text = isField ? "empty\(scene.look.signs.separator)o picks the row" : "empty"
        isShown = false
        return
      }
      let style = scene.look.style(of: item, inSection: position.section, of: scene.content)
      let hidden =
        style.showsDetail || scene.placement.labelColumns(inSection: position.section) != nil
        ? nil : item.detail.flatMap { $0.isEmpty ? nil : $0 }
      let room = scene.placement.rect(of: position, offsets: scene.offsets).size
      let needed = style.pitch(item, scene.look.signs.text, room.columns + 1)
      isShown =
        hidden == nil && needed.lines <= room.lines
        && (needed.columns <= room.columns || scene.showsWhole(item.label, style, in: room))
      let label = item.label == title ? "" : item.label
      text = label.isEmpty ? hidden ?? "" : hidden.map { "\(label), \($0)" } ?? label
    }
  }
}
