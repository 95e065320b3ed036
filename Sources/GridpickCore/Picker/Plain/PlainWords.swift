/// The names of things in lines (rule Y4).
extension PickerState {
  /// The largest number of columns of a line, because a listener takes no more.
  static let longestLine = 400

  /// Returns a line without control sequences, at most as long as `longestLine`.
  func plainLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for glyph in plainGlyphs(text) { line += glyph.scalars }
    return String(line)
  }

  func plainGlyphs(_ text: String) -> [Glyph] {
    SafeText(text, fitting: Self.longestLine, signs: settings.look.signs.text).glyphs
  }

  /// Returns a count with its word: `3 rows`, `1 column`.
  func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(count == 1 ? word : word + "s")"
  }

  var rowWord: String { settings.linkage == .shared ? "row" : "list" }

  var hasOneColumn: Bool { content.columnCount == 1 }

  /// The lines that tell how much data there is and how the columns are called.
  var plainHeading: [String] {
    let origin = settings.origin.map { "from \($0)" }
    return [settings.title].compactMap(\.self) + settings.banner + [origin].compactMap(\.self)
      + [plainCounts]
  }

  var plainCounts: String {
    guard content.sectionCount > 0 else { return "There is nothing to pick from." }
    let titles = join((0..<content.columnCount).lazy.compactMap { content.columnTitle($0) })
    let names = titles.isEmpty ? "" : ": \(titles)"
    if hasOneColumn { return counted(content.sectionCount, "item") + names }
    let rows = counted(content.sectionCount, rowWord)
    return settings.linkage == .shared
      ? "\(rows), \(counted(content.columnCount, "column"))\(names)" : rows
  }

  func plainName(ofSection section: Int) -> String {
    content.sectionTitle(section) ?? "\(rowWord) \(section + 1)"
  }

  /// Returns the title of a section; nil if its first item says the same.
  func ownTitle(ofSection section: Int) -> String? {
    let title = content.sectionTitle(section)
    let first = item(at: Position(section: section, index: 0))
    return title == first?.label ? nil : title
  }

  func plainRow(_ section: Int, inFull: Bool) -> String {
    let title = content.sectionTitle(section)
    let count = content.itemCount(inSection: section)
    if let title, !inFull, !settings.layout.hasRecords {
      return "\(title): \(counted(count, "item"))"
    }
    let labels = join(
      (0..<count).lazy.map { index in
        let position = Position(section: section, index: index)
        let label = content.item(at: position)?.label ?? ""
        return label.isEmpty ? plainLabel(at: position) : label
      })
    return [ownTitle(ofSection: section), count == 0 ? "nothing" : labels].compactMap(\.self)
      .joined(separator: ": ")
  }

  /// Joins the texts; asks for no more texts than a line has room for.
  private func join(_ texts: some Sequence<String>) -> String {
    var joined = ""
    for text in texts {
      joined += joined.isEmpty ? text : ", \(text)"
      if joined.unicodeScalars.count > Self.longestLine { break }
    }
    return joined
  }

  func plainLabel(at position: Position) -> String {
    guard let item = item(at: position) else { return "(none)" }
    if let groups = content.groups, let id = content.id(at: position) {
      return join(groups.texts(of: id).lazy.map { $0.isEmpty ? "(blank)" : $0 })
    }
    let texts = [item.label, item.detail ?? ""].filter { !$0.isEmpty }
    return texts.isEmpty ? "(blank)" : texts.joined(separator: ", ")
  }

  func plainItem(at position: Position, namesRow: Bool) -> String {
    titled(plainLabel(at: position), at: position, namesRow: namesRow)
  }

  /// Returns a text about an item behind the titles that tell what the item is about.
  func titled(_ text: String, at position: Position, namesRow: Bool) -> String {
    var titles: [String] = []
    if hasOneColumn {
      titles += [content.sectionTitle(position.section)].compactMap(\.self)
    } else {
      if namesRow { titles.append(plainName(ofSection: position.section)) }
      titles += [content.columnTitle(position.index)].compactMap(\.self)
    }
    return titles.isEmpty ? text : "\(titles.joined(separator: ", ")): \(text)"
  }
}
