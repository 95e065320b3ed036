extension PickerState {
  /// The most fields of a record to show, because nobody reads more.
  private static let mostFields = 1_000
  private static let mostCostlyFields = 100
  /// The most bytes to show: many screens full, yet folded within a frame (rule G10).
  private static let mostBytes = 1 << 15
  static let restNote = "… the rest is not shown"
  private static let emptyNote = Passage("empty", .dim)

  mutating func peek() {
    if let pivot = data.pivot { return showRecords(of: pivot) }
    guard let position else { return }
    if item(at: position) == nil { say("empty: nothing to show") }
    peek(at: position)
  }

  /// Shows an item and the beginning of its value; an empty field of a record is a value too.
  mutating func peek(at position: Position) {
    let item = item(at: position)
    guard item != nil || content.hasRecords else { return }
    if content.record != nil, !hasWords(at: position), let row = content.row(at: position) {
      return peekAtRecord(row, of: data)
    }
    let titles = [content.sectionTitle(position.section), content.columnTitle(position.index)]
    let title = titles.compactMap(\.self).joined(separator: settings.look.signs.separator)
    let column = arrangement.column(shownAt: position.index)
    let shown = (item.map { passages(of: $0, at: position) } ?? [])
      .map { finding($0, inColumn: column) }
    let isEmpty = shown.allSatisfy { $0.text.isEmpty }
    openPanel(
      title.isEmpty ? "Value" : title, isEmpty ? [Self.emptyNote] : shown,
      about: content.id(at: position))
  }

  func hasWords(at position: Position) -> Bool {
    content.words(at: position, for: .peek) != nil
  }

  /// Shows all values of a section beside the titles of their columns, including hidden columns.
  mutating func peekAtRecord(of section: Int) {
    let record = picked.ordered
    peekAtRecord(content.section(section, in: record) ?? section, of: record)
  }

  private mutating func peekAtRecord(_ section: Int, of record: Grid) {
    var fields: [Passage] = []
    var left = Self.mostBytes
    let most = record.isCostly ? Self.mostCostlyFields : Self.mostFields
    for index in 0..<min(most, record.itemCount(inSection: section)) where left >= 0 {
      let position = Position(section: section, index: index)
      let name = record.columnTitle(index) ?? "\(index + 1)"
      let value =
        record.hasItem(at: position) ? field(at: position, of: record, upTo: left + 1) : []
      var passage = finding(.laidOut(value.text(upTo: left)), inColumn: index)
      if value.isEmpty { passage = Self.emptyNote }
      passage.name = name
      fields.append(passage)
      left -= name.utf8.count + value.count
    }
    if left < 0 { fields.append(Passage(Self.restNote, beside: "")) }
    openPanel(record.sectionTitle(section) ?? "Row", fields)
  }

  private func finding(_ passage: Passage, inColumn column: Int) -> Passage {
    guard let query = find.narrowing else { return passage }
    var passage = passage
    let occurrences = query.occurrences(in: passage.text, column: column)
    for letters in occurrences.letters { passage.match(letters) }
    return passage
  }

  /// Returns the beginning of a value; for costly items, of the shown text.
  private func field(at position: Position, of record: Grid, upTo count: Int) -> [UInt8] {
    if record.isCostly, let item = record.item(at: position) {
      let words = record.words(at: position, for: .peek)
      let shown = words ?? [item.label, item.detail].compactMap(\.self).joined(separator: "\n")
      return Array(shown.utf8.prefix(count))
    }
    let value = record.beginning(ofValueAt: position, count: count)
    return value.last == UInt8(ascii: "\r") ? value.dropLast() : value
  }

  /// Returns the data's own words for the item, or else its label, detail and value, each once.
  func passages(
    of item: GridItem, at position: Position, upTo most: Int = Self.mostBytes
  ) -> [Passage] {
    if let words = content.words(at: position, for: .peek) {
      return passages(of: Array(words.utf8.prefix(most + 1)), upTo: most)
    }
    let value = content.beginning(ofValueAt: position, count: most + 1)
    let shown = passages(of: value, upTo: most)
    let detail = item.detail.map { [Passage($0.seen, .dim)] } ?? []
    let label = item.label.seen
    // The label of JSON repeats the value, or in a column its length and first element.
    let isSame =
      label == value.label
      || shown[0].isJSON && (content.hasRecords || JSONLayout(label) != nil)
    if isSame { return shown + detail }
    let head = [Passage(label, .title)] + detail
    return value.isEmpty ? head : head + [Passage("")] + shown
  }

  private func passages(of text: [UInt8], upTo most: Int) -> [Passage] {
    let beginning = Passage.laidOut(text.text(upTo: most))
    return text.count > most
      ? [beginning, Passage(Self.restNote, .dim)] : [beginning]
  }

  private mutating func openPanel(
    _ title: String, _ passages: [Passage], about subject: ItemID? = nil
  ) {
    var panel = Panel(title: title, passages, on: screen, look: settings.look)
    panel.subject = subject
    browsing.mode = .reading(panel)
  }
}

extension Passage {
  /// JSON gets a line for each value; other text stays as it is.
  fileprivate static func laidOut(_ text: String) -> Self {
    JSONLayout(text).map { Self(text: $0.text, tones: $0.tones) } ?? Self(text)
  }

  /// True if the text is JSON: its first symbol is always dim.
  fileprivate var isJSON: Bool { tones.first?.role == .dim }
}

extension String {
  /// The part of the text that one line of a screen can show, even if the text is very long.
  fileprivate var seen: String {
    TextExtent.seen.text(of: Array(utf8.prefix(TextExtent.seen.askedCount)))
  }
}

extension [UInt8] {
  fileprivate func text(upTo count: Int) -> String {
    guard self.count > count else { return String(decoding: self, as: UTF8.self) }
    return withUnsafeBufferPointer { String(beginningOf: $0, count: count) }
  }

  /// A carriage return at the end may be part of the value, but it is invisible.
  fileprivate var label: String {
    TextExtent.seen.text(of: last == UInt8(ascii: "\r") ? dropLast() : self)
  }
}
