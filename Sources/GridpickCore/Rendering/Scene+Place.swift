/// The left of the status line: the position with its totals and titles (rule L8).
extension Scene {
  /// The left side, and whether the current cell shows its whole text.
  struct Place {
    var line: StatusLine
    var cell = CurrentCell.whole
  }

  /// What the current cell shows; whatever can be done at one of these can be done at the next.
  enum CurrentCell: Comparable {
    case empty
    case whole
    case cut
  }

  /// The position, notes on running work and the cell's hidden text; or a program's own words.
  var place: Place {
    var place = Place(line: StatusLine(look))
    if let position {
      if menu == nil, let words = content.words(at: position, for: .status) {
        if !words.isEmpty { place.line.add("", words) }
      } else {
        addPosition(position, to: &place)
      }
    }
    // The hints and the query line also say how many are marked.
    if let marksNote, panes.query.isEmpty, !showsHints || hints.isEmpty {
      place.line.add(marksNote)
    }
    if let sumNote, panes.query.isEmpty {
      place.line.fill(with: sumNote, atLeast: panes.screen.columns.count)
    }
    // An empty grid says in its middle that it is loading.
    if let busyNote, position != nil || !isLoading { place.line.add(busyNote) }
    if let runNote, !showsHints || !hints.tellsRun { place.line.add(runNote) }
    if let origin, position != nil { place.line.add("from \(origin)") }
    if let typedLetters { place.line.add(typedLetters) }
    return place
  }

  private var itemWord: String { content.record == nil ? words.item : "record" }

  private func addPosition(_ position: Position, to place: inout Place) {
    let list = content.flow
    if list == nil {
      place.line.add(
        "\(position.section + 1)/\(content.sectionCount)",
        isTyping ? "" : content.sectionTitle(position.section) ?? "", word: words.section)
    }
    let count = content.itemCount(inSection: position.section)
    guard count > 0 else {
      place.cell = .empty
      return place.line.add("no items")
    }
    let hasTitle = placement.titles == .panes || placement.titles == .nowhere
    let title = hasTitle ? content.columnTitle(position.index) : nil
    let item = content.item(at: position)
    let cell = cellText(of: item, at: position, beside: title)
    place.cell = item == nil ? .empty : cell.isShown ? .whole : .cut
    if let list {
      let sign = sortedTitle.map { " " + $0.sign(look.signs).text }
      let (ordinal, total) =
        menu == nil
        ? (list.place(of: position), list.count) : content.ordinal(of: position, in: list)
      let words = menu.flatMap { _ in content.words(at: position, for: .status) }
      let isRecord = content.record != nil
      place.line.add(
        "\(ordinal + 1)/\(total)\(sign ?? "")", words ?? (isRecord ? cell.text : ""),
        word: isRecord ? itemWord : "")
      if !isTyping, !isRecord, !cell.isShown { place.line.fill(with: cell.text, atLeast: 0) }
      return
    }
    guard !isTyping else { return }
    // The fields of a record keep their numbers, whatever is hidden or moved (rule P12).
    let isField = content.itemsAreFields
    let number = isField ? dataColumn(position.index) : position.index
    let namesItem = title == nil && placement.titles != .panes
    place.line.add(
      "\(number + 1)/\(isField ? columnTotal : count)", namesItem ? cell.text : title ?? "",
      word: itemWord)
    if !namesItem, !cell.isShown { place.line.fill(with: cell.text, atLeast: cell.columns * 3 / 2) }
  }

  /// Returns the text of a cell that its title lacks, and whether the cell shows the text.
  private func cellText(
    of item: GridItem?, at position: Position, beside title: String?
  ) -> (text: String, isShown: Bool, columns: Int) {
    let room = placement.rect(of: position, offsets: offsets).size
    guard let item else { return ("empty", false, room.columns) }
    let style = look.style(of: item, inSection: position.section, of: content)
    let hidden =
      !style.isText || placement.labelColumns(inSection: position.section) != nil
      ? nil : item.detail.flatMap { $0.isEmpty ? nil : $0 }
    let needed = style.pitch(item, look.signs.text, room.columns + 1)
    let blanks = 2 - placement.columnGap
    let isShown =
      hidden == nil && needed.lines <= room.lines
      && (needed.columns <= room.columns + blanks || showsWhole(item.label, style, at: position))
    let label = item.label == title ? "" : item.label
    let text = label.isEmpty ? hidden ?? "" : hidden.map { "\(label), \($0)" } ?? label
    return (text, isShown, room.columns)
  }
}
