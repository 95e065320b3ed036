import GridpickCore

extension JSONReader {
  func show(_ value: JSONValue) throws(JSONRefusal) {
    var scanner = value.scanner
    if value.isArray { return try readArray(at: &scanner) }
    guard value.isObject else { throw value.refusal(expected: "an array or an object") }
    if let sections = value.member("sections") { return try showGrid(sections, of: value) }
    if showTitledSections(of: value) { return }
    // A pointer names the grid itself, so there is no search.
    guard options.pointer == MemberPath() else {
      return value.holdsRecords ? try showMembers(of: value) : try showValues(value)
    }
    let search = JSONGridSearch(value)
    guard search.outstanding.count < 2 else {
      throw JSONRefusal(offset: value.start, expected: "one grid", choices: search.choices)
    }
    guard let found = search.outstanding.first else { return try showValues(value) }
    let origin = found.path.pointer
    if found.value.isObject { return try showMembers(of: found.value, from: origin) }
    begin(.records, from: origin)
    var elements = found.value.scanner
    if let closing = elements.enter() { try readSections(at: &elements, before: closing) }
  }

  private func showMembers(of object: JSONValue, from origin: String = "") throws(JSONRefusal) {
    begin(.members, from: origin)
    for (key, member) in object.members {
      try readRecord(at: member.start, title: key.startIndex - 1)
    }
  }

  private func showValues(_ object: JSONValue) throws(JSONRefusal) {
    begin(.values)
    try readRecord(at: object.start)
  }

  /// Shows the members of an object as sections; returns false if a member is no section.
  private func showTitledSections(of object: JSONValue) -> Bool {
    var sections: [JSONIndex.Section] = []
    for (key, member) in object.members {
      guard member.isArray else { return false }
      if let first = member.firstElement, JSONItem(whole: first, fields: options.fields).isRecord {
        return false
      }
      guard let count = try? member.itemCount() else { return false }
      sections.append(.init(start: member.start, title: key.startIndex - 1, count: count))
    }
    guard sections.count != 1 || sections[0].count != 0 else { return false }
    begin(.sections)
    for section in sections { note(section) }
    return true
  }

  private func showGrid(_ sections: JSONValue, of document: JSONValue) throws(JSONRefusal) {
    guard sections.isArray else { throw sections.refusal(expected: "an array of sections") }
    var found: [JSONIndex.Section] = []
    var styles: [JSONValue] = []
    for (_, section) in sections.elements {
      guard !section.isScalar else { throw section.refusal(expected: "an array or an object") }
      let title = try section.string("title")
      let style = try section.string("style")
      if let style { styles.append(style) }
      let items = section.isArray ? section : section.member("items")
      found.append(
        .init(
          start: section.start, title: title?.start, style: style?.start,
          count: try items?.itemCount() ?? 0))
    }
    var settings = DocumentSettings()
    settings.title = try document.string("title")?.text(.whole)
    let layout = try document.string("layout")
    settings.layout = layout?.text(.whole)
    let style = try document.string("style")
    settings.style = style?.text(.whole)
    if let style { styles.append(style) }
    let titles = try columnTitles(of: document)
    begin(.sections)
    findings.update {
      $0.settings = settings
      $0.grid.columnTitles = titles
    }
    for section in found { note(section) }
    report(layout.map { [$0] } ?? [], notAmong: Layout.all.map(\.name))
    report(styles, notAmong: CellStyle.all.map(\.name))
  }

  /// Reports the first of some names that is unknown; the default takes its place.
  private func report(_ names: [JSONValue], notAmong known: [String]) {
    guard let unknown = names.first(where: { !known.contains($0.text(.whole)) }) else { return }
    let fault = FormatError(
      place: source.place(at: unknown.start), found: unknown.text(.whole),
      expected: known.joined(separator: ", "))
    findings.update { $0.faults.append(fault) }
  }

  private func columnTitles(of document: JSONValue) throws(JSONRefusal) -> [String?] {
    guard let columns = document.member("columns"), !columns.isNull else { return [] }
    guard columns.isArray else { throw columns.refusal(expected: "an array of strings") }
    var titles: [String?] = []
    for (_, title) in columns.elements { titles.append(try title.asString()?.text(.whole)) }
    return titles
  }
}

extension JSONValue {
  fileprivate func string(_ name: String) throws(JSONRefusal) -> JSONValue? {
    try member(name)?.asString()
  }

  fileprivate func asString() throws(JSONRefusal) -> JSONValue? {
    if isNull { return nil }
    guard isString else { throw refusal(expected: "a string") }
    return self
  }
}
