extension PickerState {
  // MARK: - The words about the data (rule Y4)

  /// The most columns of a line, because a listener takes in no more.
  private static let longestLine = 400
  /// The most bytes of a text that is read in full, because the text is folded in one go.
  private static let mostRead = 1 << 20

  var hasOneColumn: Bool { content.columnCount == 1 }
  var rowWord: String { settings.columnsAreLinked ? "row" : "list" }

  var plainHeading: [String] {
    let origin = settings.origin.map { "from \($0)" }
    return [settings.title].compactMap(\.self) + settings.banner + [origin].compactMap(\.self)
      + [plainCounts]
  }

  var plainCounts: String {
    guard data.count > 0 else { return "There is nothing to pick from." }
    if content.record != nil {
      return content.map.parts == nil
        ? counted(data.count, "record") : counted(content.sectionCount, rowWord)
    }
    let titles = joined((0..<content.columnCount).lazy.compactMap { content.columnTitle($0) })
    let rows = counted(data.count, hasOneColumn ? "item" : rowWord)
    if !settings.columnsAreLinked, !hasOneColumn { return rows }
    return rows + (hasOneColumn ? "" : ", \(counted(content.columnCount, "column"))")
      + (titles.isEmpty ? "" : ": \(titles)")
  }

  private func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(count == 1 ? word : word + "s")"
  }

  func plainName(ofSection section: Int) -> String {
    content.sectionTitle(section)
      ?? "\(rowWord) \((content.section(section, in: arrangement.ordered) ?? section) + 1)"
  }

  /// The matches, if they are items of sections; nil for whole sections, or items of a list.
  func foundItems(upTo most: Int) -> [ItemID]? {
    if content.record != nil {
      let places = (0..<content.sectionCount).lazy.flatMap { section in
        (0..<content.itemCount(inSection: section)).lazy.map {
          Position(section: section, index: $0)
        }
      }
      return places.prefix(most).compactMap(content.id)
    }
    guard case .cells(let cells) = view.filter.matches else { return nil }
    return cells.ids(in: data, by: view.order, upTo: most)
  }

  func plainHeading(ofSection section: Int) -> String {
    "\(plainName(ofSection: section)), \(counted(content.itemCount(inSection: section), "item"))"
  }

  /// Returns the title of a section; nil if its first item says the same.
  private func ownTitle(ofSection section: Int) -> String? {
    let title = content.sectionTitle(section)
    return title == item(at: Position(section: section, index: 0))?.label ? nil : title
  }

  func plainRow(_ section: Int, inFull: Bool) -> String {
    let count = content.itemCount(inSection: section)
    if !inFull, !settings.layout.rowsAreRecords, let title = content.sectionTitle(section) {
      return "\(title): \(counted(count, "item"))"
    }
    let labels = (0..<count).lazy.map { index in
      let position = Position(section: section, index: index)
      let label = item(at: position)?.label ?? ""
      return label.isEmpty ? plainLabel(at: position) : label
    }
    return [ownTitle(ofSection: section), count == 0 ? "nothing" : joined(labels)]
      .compactMap(\.self).joined(separator: ": ")
  }

  func plainItem(at position: Position, namesRow: Bool) -> String {
    titled(plainLabel(at: position), at: position, namesRow: namesRow)
  }

  private func plainLabel(at position: Position) -> String {
    guard let item = item(at: position) else { return "(none)" }
    if let lines = content.lines, let row = content.row(at: position) {
      return joined(lines.texts(ofRow: row).lazy.map { $0.isEmpty ? "(blank)" : $0 })
    }
    let texts = [item.label, item.detail ?? ""].filter { !$0.isEmpty }
    return texts.isEmpty ? "(blank)" : texts.joined(separator: ", ")
  }

  private func titled(_ text: String, at position: Position, namesRow: Bool) -> String {
    let titles =
      hasOneColumn
      ? [content.sectionTitle(position.section)]
      : [
        namesRow ? plainName(ofSection: position.section) : nil,
        content.columnTitle(position.index),
      ]
    let title = titles.compactMap(\.self).joined(separator: ", ")
    return title.isEmpty ? text : "\(title): \(text)"
  }

  /// Joins the texts; asks for no more texts than a line has room for.
  private func joined(_ texts: some Sequence<String>) -> String {
    var joined = ""
    for text in texts {
      joined += joined.isEmpty ? text : ", \(text)"
      if joined.unicodeScalars.count > Self.longestLine { break }
    }
    return joined
  }

  // MARK: - Texts as a whole, on as many lines as they need (rule Y4)

  func wholeRow(_ section: Int) -> [String] {
    let count = content.itemCount(inSection: section)
    var lines = ownTitle(ofSection: section).map { folded("\($0):") } ?? []
    var left = Self.mostRead
    for index in 0..<count {
      guard left > 0 else { return lines + [Self.restNote] }
      let item = wholeItem(at: Position(section: section, index: index), namesRow: false)
      lines += item
      left -= item.reduce(0) { $0 + $1.utf8.count + 1 }
    }
    return count == 0 ? lines + ["nothing"] : lines
  }

  /// Returns the text that a peek shows of an item, after the titles that say what it is about.
  func wholeItem(at position: Position, namesRow: Bool) -> [String] {
    let texts = item(at: position)
      .map { passages(of: $0, at: position, upTo: Self.mostRead).map(\.text) }
    let text =
      texts.map { $0.filter { !$0.isEmpty }.joined(separator: "\n") } ?? plainLabel(at: position)
    return folded(titled(text.isEmpty ? "(blank)" : text, at: position, namesRow: namesRow))
  }

  private func folded(_ text: String) -> [String] {
    FoldedText(text, columns: Self.longestLine, signs: settings.look.signs.text).lines
      .map { $0.text(of: text) }
  }

  // MARK: - Lines on the terminal

  /// Returns a line without control sequences, at most as long as `longestLine`.
  func plainLine(_ text: String) -> String {
    plainGlyphs(text).reduce(into: "") { line, glyph in line.unicodeScalars += glyph.scalars }
  }

  private func plainGlyphs(_ text: String) -> [Glyph] {
    SafeText(text, fitting: Self.longestLine, signs: settings.look.signs.text).glyphs
  }

  /// Returns the first texts that fit into `room` lines, but at least one text.
  func fitting(_ texts: some Sequence<String>, _ room: Int, on columns: Int) -> [String] {
    var said: [String] = []
    var left = room
    for text in texts {
      left -= lineCount(of: text, on: columns)
      guard left >= 0 || said.isEmpty else { break }
      said.append(text)
    }
    return said
  }

  func lineCount(of text: String, on columns: Int) -> Int {
    var (count, column) = (1, 0)
    for glyph in plainGlyphs(text) {
      if column + glyph.width > columns { (count, column) = (count + 1, 0) }
      column += glyph.width
    }
    return count
  }
}

/// A page of numbered entries to come back to (rules Y2, Y3): rows, a section or some items.
struct PlainPage {
  var section: Int?
  /// The listed items, if the picker has no list of them: matching cells.
  var ids: [ItemID]?
  var heading: String?
  var query = ""
  var first = 0
  var next = 0

  func count(of state: PickerState) -> Int {
    ids?.count ?? section.map(state.content.itemCount) ?? state.content.sectionCount
  }

  /// Returns the position of an entry, which in a row is its first item.
  func position(of place: Int, in state: PickerState) -> Position? {
    if let ids { return state.content.position(of: ids[place]) }
    if let section { return Position(section: section, index: place) }
    return state.content.firstPlace(ofSection: place) ?? Position(section: place, index: 0)
  }

  func listsRows(of state: PickerState) -> Bool {
    !state.hasOneColumn && ids == nil && section == nil
  }

  /// Returns true if a number opens a row, because rows are not picked whole.
  func opensRows(of state: PickerState) -> Bool { listsRows(of: state) && !state.picksRows }

  func text(of place: Int, in state: PickerState) -> String {
    guard let position = position(of: place, in: state) else { return "(not shown)" }
    let name = name(at: position, in: state)
    return !opensRows(of: state) && state.isMarked(position) ? "(marked) \(name)" : name
  }

  private func name(at position: Position, in state: PickerState) -> String {
    listsRows(of: state)
      ? state.plainRow(position.section, inFull: state.picksRows)
      : state.plainItem(at: position, namesRow: ids != nil)
  }

  func wholeText(of place: Int, in state: PickerState) -> [String] {
    guard let position = position(of: place, in: state) else { return ["(not shown)"] }
    return listsRows(of: state)
      ? state.wholeRow(position.section) : state.wholeItem(at: position, namesRow: ids != nil)
  }

  /// Returns the line above some entries; nil if they are the whole listing without a heading.
  func heading(over range: Range<Int>, among count: Int, _ total: Int?) -> String? {
    let part = "\(range.lowerBound + 1) to \(range.upperBound)" + (total.map { " of \($0)" } ?? "")
    let heads = [heading, range.count < count ? part : nil].compactMap(\.self)
    return heads.isEmpty ? nil : heads.joined(separator: ", ") + ":"
  }
}

extension PickerState {
  func isMarked(_ place: Position) -> Bool {
    let key = markable(at: place)
    return !key.isEmpty && marks.places.contains(key)
  }
}
