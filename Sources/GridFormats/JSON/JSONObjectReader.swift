import GridModel

/// Reads the grid that is an object: titled sections, or a grid document.
///
/// Which of them it is shows only when a key `sections` comes, or never does. Until then members
/// are taken for titled sections; what cannot be one is a doubt, good only if the key never comes.
struct JSONObjectReader {
  private(set) var scanner: JSONScanner
  private var index = JSONSectionIndex()
  private var styles = JSONStyleTable()
  private var doubt: JSONRefusal?
  private var isDocument = false
  private var titleOffset: Int?
  private var layoutOffset: Int?
  private var styleOffset: Int?
  private var columnsOffset: Int?

  init(_ scanner: JSONScanner) {
    self.scanner = scanner
  }

  mutating func read(
    _ source: SourceText, fields: FieldNames
  ) throws(JSONRefusal) -> ReadDocument {
    try readMembers()
    guard isDocument else {
      if let doubt { throw doubt }
      return ReadDocument(
        .grid(JSONSections(source: source, fields: fields, index: index)), extent: source.count)
    }
    let settings = try documentSettings(in: source)
    let sections = JSONSections(
      source: source, fields: fields, index: index, columnTitles: try columnTitles(),
      styleNames: styles.names, documentStyle: settings.style)
    return ReadDocument(.grid(sections), settings: settings, extent: source.count)
  }

  private mutating func readMembers() throws(JSONRefusal) {
    guard scanner.enter(.object) else { return }
    repeat {
      let keyOffset = scanner.offset
      let key = try readKey()
      if key.reads("sections") {
        try readSections()
        continue
      }
      if key.reads("title") { titleOffset = scanner.offset }
      if key.reads("layout") { layoutOffset = scanner.offset }
      if key.reads("style") { styleOffset = scanner.offset }
      if key.reads("columns") { columnsOffset = scanner.offset }
      try readTitledSection(title: keyOffset)
    } while try scanner.advance(in: .object)
  }

  private mutating func readKey() throws(JSONRefusal) -> JSONString {
    JSONString(scanner.bytes[try scanner.skipKey()])
  }
}

// Titled sections.
extension JSONObjectReader {
  private mutating func readTitledSection(title: Int) throws(JSONRefusal) {
    guard !isDocument, doubt == nil else { return try scanner.skipValue() }
    let start = scanner.offset
    do throws(JSONRefusal) {
      try index.readItems(from: &scanner)
      index.appendSection(title: title)
    } catch {
      doubt = error
      scanner.offset = start
      try scanner.skipValue()
    }
  }
}

// Grid documents.
extension JSONObjectReader {
  private mutating func readSections() throws(JSONRefusal) {
    guard scanner.current == .openBracket else {
      throw scanner.refusal(expected: "an array of sections")
    }
    isDocument = true
    index = JSONSectionIndex()
    styles = JSONStyleTable()
    guard scanner.enter(.array) else { return }
    repeat {
      switch scanner.current {
      case .openBracket:
        try index.readItems(from: &scanner)
        index.appendSection()
      case .openBrace: try readSection()
      default: throw scanner.refusal(expected: "an array or an object")
      }
    } while try scanner.advance(in: .array)
  }

  private mutating func readSection() throws(JSONRefusal) {
    var title: Int?
    var style: Int?
    var hasMore = scanner.enter(.object)
    while hasMore {
      let key = try readKey()
      if key.reads("title") {
        title = try scanner.skipOptionalString()
      } else if key.reads("style") {
        style = try scanner.skipOptionalString()
      } else if key.reads("items"), scanner.current != UInt8(ascii: "n") {
        try index.readItems(from: &scanner)
      } else {
        try scanner.skipValue()
      }
      hasMore = try scanner.advance(in: .object)
    }
    let number = style.map { styles.number(of: JSONValue(scanner.bytes, at: $0).text, at: $0) }
    index.appendSection(title: title, style: number)
  }

  private mutating func documentSettings(
    in source: SourceText
  ) throws(JSONRefusal) -> DocumentSettings {
    var settings = DocumentSettings()
    settings.title = try name(at: titleOffset)
    if let layoutOffset, let layout = try name(at: layoutOffset) {
      settings.layout = NamedSetting(layout, at: source.place(at: layoutOffset))
    }
    if let styleOffset, let style = try name(at: styleOffset) {
      settings.style = style
      _ = styles.number(of: style, at: styleOffset)
    }
    settings.styles = styles.settings(in: source)
    return settings
  }

  /// The string at `offset`, nil for a null as for no offset.
  private func name(at offset: Int?) throws(JSONRefusal) -> String? {
    guard let offset else { return nil }
    var scanner = JSONScanner(scanner.bytes, at: offset)
    return try scanner.skipOptionalString().map { JSONValue(scanner.bytes, at: $0).text }
  }

  private func columnTitles() throws(JSONRefusal) -> [String?] {
    guard let columnsOffset else { return [] }
    var scanner = JSONScanner(scanner.bytes, at: columnsOffset)
    if JSONValue(scanner.bytes, at: columnsOffset).isNull { return [] }
    guard scanner.current == .openBracket else {
      throw scanner.refusal(expected: "an array of strings")
    }
    var titles: [String?] = []
    var hasMore = scanner.enter(.array)
    while hasMore {
      titles.append(try name(at: scanner.offset))
      try scanner.skipValue()
      hasMore = try scanner.advance(in: .array)
    }
    return titles
  }
}
