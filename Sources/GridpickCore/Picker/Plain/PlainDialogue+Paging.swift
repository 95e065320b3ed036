extension PlainDialogue {
  /// Says one page that fits a terminal of this size: of the text being read, or of the listing.
  mutating func list(on state: PickerState, _ size: ScreenSize) {
    let room = size.lines - 1 - state.lineCount(of: prompt(on: state, hasMore: true), size.columns)
    if reading.isEmpty {
      listEntries(on: state, room, columns: size.columns)
    } else {
      let said = state.fitting(reading, room, columns: size.columns)
      lines += said
      reading = reading.dropFirst(said.count)
    }
  }

  private mutating func listEntries(on state: PickerState, _ room: Int, columns: Int) {
    let count = state.count(of: page.listing)
    guard next < count else { return }
    page.first = next
    // The count is not said twice in a row.
    let total = page.heading != nil || lines.last == state.plainCounts ? nil : count
    let longest = heading(of: next..<count, among: count + 1, total)
    let entries = (next..<count).lazy.map { [self] in "\($0 + 1). \(text(at: $0, on: state))" }
    let said = state.fitting(
      entries, room - state.lineCount(of: longest, columns), columns: columns)
    next += said.count
    let head = heading(of: page.first..<next, among: count, total)
    lines += head.isEmpty ? said : [head] + said
  }

  /// Returns the line above a page; empty if the page is the whole listing and has no heading.
  private func heading(of range: Range<Int>, among count: Int, _ total: Int?) -> String {
    let part =
      range.count < count
      ? "\(range.lowerBound + 1) to \(range.upperBound)" + (total.map { " of \($0)" } ?? "") : nil
    let head = [page.heading, part].compactMap(\.self).joined(separator: ", ")
    return head.isEmpty ? "" : "\(head):"
  }

  private func text(at place: Int, on state: PickerState) -> String {
    guard let entry = state.entry(place, of: page.listing, picksRows: picksRows(on: state)) else {
      return "(not shown)"
    }
    switch entry {
    case .row(let section): return state.plainRow(section, inFull: false)
    case .item(let position):
      let text =
        isWholeRow(on: state)
        ? state.plainRow(position.section, inFull: true)
        : state.plainItem(at: position, namesRow: page.listing.namesRows)
      // In a listing of the marks, only an item that has lost its mark has a word before it.
      switch (state.isMarked(position), page.level == .marked) {
      case (true, false): return "(marked) \(text)"
      case (false, true): return "(not marked) \(text)"
      default: return text
      }
    }
  }

  private func isWholeRow(on state: PickerState) -> Bool {
    page.listing.isOfRows && !state.hasOneColumn
  }

  func wholeText(at place: Int, on state: PickerState) -> [String] {
    switch state.entry(place, of: page.listing, picksRows: picksRows(on: state)) {
    case nil: ["(not shown)"]
    case .row(let section)?: state.wholeRow(section)
    case .item(let position)?:
      isWholeRow(on: state)
        ? state.wholeRow(position.section)
        : state.wholeItem(at: position, namesRow: page.listing.namesRows)
    }
  }

  func prompt(on state: PickerState, hasMore: Bool) -> String {
    let isRow = isWholeRow(on: state)
    let word = isRow ? state.rowWord : "item"
    let marks = state.has(.marking) && (!isRow || picksRows(on: state))
    let start =
      "\(word.prefix(1).uppercased() + word.dropFirst())\(marks ? " to mark" : ""), or text"
    var ways: [String] = []
    if hasMore { ways.append("Enter: more") }
    let isAll = page.listing == state.wholeListing(picksRows: picksRows(on: state))
    if !isAll || !reading.isEmpty { ways.append("b: back") }
    if !state.marks.isEmpty { ways.append(".: pick") }
    ways += ["?: help", "q: leave"]
    let isEmpty = state.content.sectionCount == 0
    return "\(isEmpty ? "Nothing to pick" : start); \(ways.joined(separator: ", ")) \(Self.sign)"
  }
}

extension PickerState {
  fileprivate func lineCount(of line: String, _ columns: Int) -> Int {
    var count = 1
    var column = 0
    for glyph in plainGlyphs(line) {
      if column + glyph.width > columns {
        count += 1
        column = 0
      }
      column += glyph.width
    }
    return count
  }

  /// Returns the first texts that fit into `room` lines, but at least one text.
  fileprivate func fitting(
    _ texts: some Sequence<String>, _ room: Int, columns: Int
  ) -> [String] {
    var said: [String] = []
    var left = room
    for text in texts {
      left -= lineCount(of: text, columns)
      guard left >= 0 || said.isEmpty else { break }
      said.append(text)
    }
    return said
  }
}
