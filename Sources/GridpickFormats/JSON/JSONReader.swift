import GridpickCore

/// A reader of one JSON value: an array is shown while it arrives, and its first element decides
/// what it holds; any other document is shown at the end of the input.
///
/// Where more values follow, each from a new line on, all are read as lines are.
struct JSONReader {
  private let progress: JSONProgress
  private let options: ReadingOptions

  private static let expected =
    "an array of items for each title, a list of records, or --pointer to one"

  static func reading(_ options: ReadingOptions, asLines: Bool) -> Reading {
    let findings = Findings(JSONFindings(options, as: asLines ? .lines : .list))
    return Reading { (feed) throws(FormatError) in
      let progress = JSONProgress(feed, findings, options)
      let reader = JSONReader(progress: progress, options: options)
      do throws(JSONRefusal) {
        if asLines { try reader.readLines() } else { try reader.readDocument() }
      } catch {
        if progress.isPaused { return }
        progress.tellRest()
        throw progress.source.error(error)
      }
    } document: {
      findings.current.document
    }
  }

  private func readDocument() throws(JSONRefusal) {
    var scanner = progress.scanner
    let first = scanner.skipBlanks()
    guard first == .openBracket || first == .openBrace else {
      throw scanner.refusal(expected: "an array or an object")
    }
    let start = scanner.offset
    let isShownEarly = first == .openBracket && options.pointer == MemberPath()
    if isShownEarly {
      try readArray(at: &scanner)
    } else {
      // Letters search at once in a list, and this is hardly one.
      progress.begin(.sections)
      try scanner.skipValue()
    }
    var next = scanner
    let isFollowed =
      options.pointer == MemberPath() && next.skipLineEnd() && next.passLine() != false
    scanner.skipBlanks()
    if progress.isPaused { return isShownEarly ? progress.finish() : () }
    if isFollowed { return try readLines() }
    guard scanner.isAtEnd else { throw scanner.refusal(expected: "the end of the input") }
    if !isShownEarly {
      try show(try progress.value(at: start).value(at: options.pointer))
    }
    progress.finish()
  }

  /// Reads values one after the other, which are records, or pages of records.
  private func readLines() throws(JSONRefusal) {
    if options.pointer == MemberPath() {
      // The first two lines are examined before anything is announced as pages.
      while JSONPages.mayBegin(progress.source), progress.waitForMore(after: 0) {}
      if progress.isPaused { return }
      if let pointer = JSONPages.pointer(in: progress.source) {
        return try readPages(at: pointer)
      }
    }
    var reader = NDJSONReader(progress)
    reader.read()
  }

  private func readPages(at pointer: MemberPath) throws(JSONRefusal) {
    progress.begin(.records, from: pointer.pointer)
    var scanner = progress.scanner
    while scanner.skipBlanks() != 0 || !scanner.isAtEnd {
      let page = scanner.offset
      try scanner.skipValue()
      let records = try progress.value(at: page).value(at: pointer)
      guard records.isArray else {
        throw records.refusal(expected: "an array of records, like the first line")
      }
      try readElements(of: records)
    }
    progress.finish()
  }

  // MARK: - Arrays

  private func readArray(at scanner: inout JSONScanner) throws(JSONRefusal) {
    guard scanner.enter(.array) else { return progress.begin(.list) }
    switch scanner.current {
    case .openBracket: progress.begin(.rows)
    case .openBrace: progress.begin(.records)
    default:
      progress.begin(.list)
      repeat {
        let item = scanner.offset
        try scanner.skipItem()
        progress.note(.init(start: item), end: scanner.offset)
      } while try scanner.advance(in: .array)
      return
    }
    try readSections(at: &scanner)
  }

  private func readElements(of array: JSONValue) throws(JSONRefusal) {
    var scanner = progress.scanner(at: array.start)
    if scanner.enter(.array) { try readSections(at: &scanner) }
  }

  /// Reads elements that are all arrays or all records, as the first one is.
  private func readSections(at scanner: inout JSONScanner) throws(JSONRefusal) {
    let first = scanner.current
    repeat {
      guard scanner.current == first else {
        let kind = first == .openBracket ? "array" : "object"
        throw scanner.refusal(expected: "an \(kind), like the first element")
      }
      if let list = progress.records.innerList {
        try readInnerRecords(at: &scanner, in: list)
      } else {
        let start = scanner.offset
        let count = try progress.records.readSection(at: &scanner)
        progress.note(start, count: count, end: scanner.offset)
      }
    } while try scanner.advance(in: .array)
  }

  /// Reads an object around inner records; without any it is a record itself.
  private func readInnerRecords(
    at scanner: inout JSONScanner, in list: MemberPath
  ) throws(JSONRefusal) {
    let start = scanner.offset
    try scanner.skipValue()
    let end = scanner.offset
    let inner = progress.value(at: start).innerRecords(at: list)
    let outer = inner.isEmpty ? nil : start
    for record in inner.isEmpty ? [start] : inner {
      scanner.offset = record
      try progress.records.read(at: &scanner, within: outer)
      progress.note(record, title: outer, count: nil, end: end)
    }
    scanner.offset = end
  }
}

// MARK: - Documents that are all there

extension JSONReader {
  private func show(_ value: JSONValue) throws(JSONRefusal) {
    if value.isArray {
      var scanner = progress.scanner(at: value.start)
      return try readArray(at: &scanner)
    }
    guard value.isObject else { throw value.refusal(expected: "an array or an object") }
    if let sections = value.member("sections") {
      return try showSections(sections, of: value)
    }
    guard let doubt = showTitledSections(of: value) else { return }
    // A pointer names the grid itself, so there is no search.
    guard options.pointer == MemberPath() else {
      return value.holdsRecords ? try showMembers(of: value, from: "") : try showValues(value)
    }
    let search = JSONGridSearch(value)
    guard search.outstanding.count < 2 else {
      throw JSONRefusal(offset: doubt.offset, expected: doubt.expected, choices: search.choices)
    }
    guard let found = search.outstanding.first else { return try showValues(value) }
    let origin = found.path.pointer
    if found.value.isObject { return try showMembers(of: found.value, from: origin) }
    let list = found.value.innerList
    progress.begin(.records, from: origin + (list.map { "/*" + $0.pointer } ?? ""), in: list)
    try readElements(of: found.value)
  }

  private func showMembers(of object: JSONValue, from origin: String) throws(JSONRefusal) {
    progress.begin(.members, from: origin)
    var scanner = progress.scanner(at: object.start)
    var hasMore = scanner.enter(.object)
    while hasMore {
      let title = scanner.offset
      try scanner.skipKey()
      let start = scanner.offset
      try progress.records.read(at: &scanner)
      progress.note(start, title: title, count: nil, end: scanner.offset)
      hasMore = try scanner.advance(in: .object)
    }
  }

  private func showValues(_ object: JSONValue) throws(JSONRefusal) {
    progress.begin(.values)
    var scanner = progress.scanner(at: object.start)
    try progress.records.read(at: &scanner)
    progress.note(object.start, count: nil, end: scanner.offset)
  }

  /// Shows the members of an object as sections; returns the reason if one of them is none.
  private func showTitledSections(of object: JSONValue) -> JSONRefusal? {
    progress.begin(.sections)
    progress.isHeldBack = true
    defer { progress.isHeldBack = false }
    let fields = JSONFields(options.fields)
    var (sectionCount, itemCount) = (0, 0)
    do throws(JSONRefusal) {
      try object.forEachMember { (key, member) throws(JSONRefusal) in
        guard member.isArray else { throw member.refusal(expected: Self.expected) }
        if let first = member.firstElement, JSONItem(first, fields: fields).isRecord {
          throw first.refusal(expected: Self.expected)
        }
        var scanner = progress.scanner(at: member.start)
        let count = try scanner.skipItems()
        progress.note(.init(start: member.start, title: key.start, count: count))
        itemCount += count
        sectionCount += 1
        return true
      }
    } catch {
      return error
    }
    let isOnlyEmpty = sectionCount == 1 && itemCount == 0
    return isOnlyEmpty ? object.refusal(expected: Self.expected) : nil
  }
}

// MARK: - Grid documents

extension JSONReader {
  private func showSections(
    _ sections: JSONValue, of document: JSONValue
  ) throws(JSONRefusal) {
    guard sections.isArray else { throw sections.refusal(expected: "an array of sections") }
    progress.begin(.sections)
    progress.isHeldBack = true
    var styles: [JSONValue] = []
    try sections.forEachElement { (section) throws(JSONRefusal) in
      guard !section.isScalar else { throw section.refusal(expected: "an array or an object") }
      let title = try section.string("title")
      let style = try section.string("style")
      if let style { styles.append(style) }
      let items = section.isArray ? section : section.member("items")
      var scanner = progress.scanner(at: items?.start ?? 0)
      let count = items?.isNull ?? true ? 0 : try scanner.skipItems()
      progress.note(
        .init(start: section.start, title: title?.start, style: style?.start, count: count))
      return true
    }
    let settings = try settings(of: document, styles: styles)
    let titles = try columnTitles(of: document)
    progress.update {
      $0.settings = settings
      $0.grid.columnTitles = titles
    }
  }

  private func settings(
    of document: JSONValue, styles: [JSONValue]
  ) throws(JSONRefusal) -> DocumentSettings {
    var settings = DocumentSettings()
    settings.title = try document.string("title")?.text(.whole)
    settings.layout = try document.string("layout").map { layout in
      NamedSetting(layout.text(.whole), at: progress.source.place(at: layout.start))
    }
    let style = try document.string("style")
    settings.style = style?.text(.whole)
    var (place, offset) = (TextPlace(), progress.source.textStart)
    for style in (styles + (style.map { [$0] } ?? [])).sorted(by: { $0.start < $1.start }) {
      let name = style.text(.whole)
      if settings.styles.contains(where: { $0.name == name }) { continue }
      place = progress.source.place(at: style.start, behind: place, of: offset)
      offset = style.start
      settings.styles.append(NamedSetting(name, at: place))
    }
    return settings
  }

  private func columnTitles(of document: JSONValue) throws(JSONRefusal) -> [String?] {
    var titles: [String?] = []
    guard let columns = document.member("columns"), !columns.isNull else { return titles }
    guard columns.isArray else { throw columns.refusal(expected: "an array of strings") }
    try columns.forEachElement { (title) throws(JSONRefusal) in
      titles.append(try title.asString()?.text(.whole))
      return true
    }
    return titles
  }
}

extension JSONValue {
  /// Returns the string that a member is; nil for a null, and without such a member.
  fileprivate func string(_ name: StaticString) throws(JSONRefusal) -> JSONValue? {
    try member(name)?.asString()
  }

  fileprivate func asString() throws(JSONRefusal) -> JSONValue? {
    if isNull { return nil }
    guard isString else { throw refusal(expected: "a string") }
    return self
  }
}

extension InputFormat {
  static let json = InputFormat(
    name: .json, extensions: ["json"], summary: "a list, sections, records or a grid document",
    titlesByKeys: true
  ) { JSONReader.reading($0, asLines: false) }

  static let ndjson = InputFormat(
    name: .ndjson, extensions: ["ndjson", "jsonl"], summary: "one JSON value per line",
    titlesByKeys: true
  ) { JSONReader.reading($0, asLines: true) }
}
