import GridpickCore

/// A reader of a grid that is an object: titled sections, or a grid document.
///
/// Members are read as titled sections until a key `sections` comes. A member that cannot be one
/// raises a doubt, which counts only if the key never comes. Sections are shown from the first
/// member on whose key is no setting.
struct JSONObjectReader {
  private(set) var scanner: JSONScanner
  private static let expected =
    "an array of items for each title, a list of records, or --pointer to one"

  private let progress: JSONProgress
  private let fields: JSONFields
  private var items: [Int] = []
  private var styles = JSONStyleTable()
  private var doubt: JSONRefusal?
  private var sectionCount = 0
  private var isDocument = false
  private var titleOffset: Int?
  private var layoutOffset: Int?
  private var styleOffset: Int?
  private var columnsOffset: Int?

  init(_ scanner: JSONScanner, _ progress: JSONProgress, fields: JSONFields) {
    self.fields = fields
    self.scanner = scanner
    self.progress = progress
  }

  /// Reads the object, and returns the reason why it is no grid itself; nil if it is a grid.
  mutating func read() throws(JSONRefusal) -> JSONRefusal? {
    progress.begin(.sections)
    progress.isHeldBack = true
    try readMembers()
    if isDocument {
      tell(try documentSettings(), columnTitles: try columnTitles())
    } else if doubt == nil, sectionCount == 1, items.isEmpty {
      return JSONRefusal(offset: scanner.offset, expected: Self.expected)
    } else if let doubt {
      return doubt
    }
    progress.isHeldBack = false
    return nil
  }

  private mutating func readMembers() throws(JSONRefusal) {
    guard scanner.enter(.object) else { return }
    repeat {
      let keyOffset = scanner.offset
      let key = try readKey()
      if key.reads("sections") {
        try readSections()
      } else {
        try readTitledSection(title: keyOffset, isSetting: noteSetting(key))
      }
    } while try scanner.advance(in: .object)
  }

  private mutating func readKey() throws(JSONRefusal) -> JSONString {
    let key = try scanner.skipKey()
    return JSONString(scanner.bytes[key])
  }

  /// Keeps the offset of a setting of a grid document; returns false if the key names no setting.
  private mutating func noteSetting(_ key: JSONString) -> Bool {
    if key.reads("title") {
      titleOffset = scanner.offset
    } else if key.reads("layout") {
      layoutOffset = scanner.offset
    } else if key.reads("style") {
      styleOffset = scanner.offset
    } else if key.reads("columns") {
      columnsOffset = scanner.offset
    } else {
      return false
    }
    return true
  }

  private mutating func readItems() throws(JSONRefusal) {
    items.removeAll(keepingCapacity: true)
    try scanner.skipItems(noting: &items)
  }
}

// Titled sections.
extension JSONObjectReader {
  private mutating func readTitledSection(title: Int, isSetting: Bool) throws(JSONRefusal) {
    guard !isDocument, doubt == nil else { return try scanner.skipValue() }
    let start = scanner.offset
    do throws(JSONRefusal) {
      try readTitledItems()
    } catch {
      doubt = error
      scanner.offset = start
      return try scanner.skipValue()
    }
    if !isSetting { progress.isHeldBack = false }
    sectionCount += 1
    progress.note(section: start, title: title, items: items, end: scanner.offset)
  }

  /// Reads the items of a titled section; if one is a record, the array is a grid instead.
  private mutating func readTitledItems() throws(JSONRefusal) {
    items.removeAll(keepingCapacity: true)
    guard scanner.current == .openBracket else { throw scanner.refusal(expected: Self.expected) }
    guard scanner.enter(.array) else { return }
    repeat {
      let item = try scanner.skipItem()
      if items.isEmpty, JSONItem(JSONValue(scanner.bytes, at: item), fields: fields).isRecord {
        throw JSONRefusal(offset: item, expected: Self.expected)
      }
      items.append(item)
    } while try scanner.advance(in: .array)
  }
}

// Grid documents.
extension JSONObjectReader {
  private mutating func readSections() throws(JSONRefusal) {
    guard scanner.current == .openBracket else {
      throw scanner.refusal(expected: "an array of sections")
    }
    isDocument = true
    styles = JSONStyleTable()
    progress.begin(.sections)
    progress.isHeldBack = false
    // A wrong setting is no error yet, because it may be given again.
    if let settings = try? documentSettings(), let titles = try? columnTitles() {
      tell(settings, columnTitles: titles)
    }
    guard scanner.enter(.array) else { return }
    repeat {
      let start = scanner.offset
      switch scanner.current {
      case .openBracket:
        try readItems()
        progress.note(section: start, items: items, end: scanner.offset)
      case .openBrace: try readSection()
      default: throw scanner.refusal(expected: "an array or an object")
      }
    } while try scanner.advance(in: .array)
  }

  private mutating func readSection() throws(JSONRefusal) {
    let start = scanner.offset
    var title: Int?
    var style: Int?
    items.removeAll(keepingCapacity: true)
    var hasMore = scanner.enter(.object)
    while hasMore {
      let key = try readKey()
      if key.reads("title") {
        title = try scanner.skipOptionalString()
      } else if key.reads("style") {
        style = try scanner.skipOptionalString()
      } else if key.reads("items"), scanner.current != UInt8(ascii: "n") {
        try readItems()
      } else {
        try scanner.skipValue()
      }
      hasMore = try scanner.advance(in: .object)
    }
    progress.note(
      section: start, title: title, style: style.map { styleNumber(at: $0) }, items: items,
      end: scanner.offset)
  }

  /// Returns the number of a style, and announces a new style before the section that uses it.
  private mutating func styleNumber(at offset: Int) -> Int {
    let known = styles.names.count
    let name = JSONValue(scanner.bytes, at: offset).text(.whole)
    let number = styles.number(of: name, at: offset, in: progress.source)
    guard number == known else { return number }
    let setting = NamedSetting(name, at: styles.place(ofStyle: number))
    progress.update {
      $0.styleNames.append(name)
      if $0.settings.style != name { $0.settings.styles.append(setting) }
    }
    return number
  }

  private func tell(_ settings: DocumentSettings, columnTitles: [String?]) {
    progress.update {
      $0.settings = settings
      $0.columnTitles = columnTitles
    }
  }

  private func documentSettings() throws(JSONRefusal) -> DocumentSettings {
    var settings = DocumentSettings()
    settings.title = try name(at: titleOffset)
    settings.layout = try setting(at: layoutOffset)
    let style = try setting(at: styleOffset)
    settings.style = style?.name
    settings.styles = styles.settings(with: style, at: styleOffset ?? 0)
    return settings
  }

  private func setting(at offset: Int?) throws(JSONRefusal) -> NamedSetting? {
    guard let offset, let name = try name(at: offset) else { return nil }
    return NamedSetting(name, at: progress.source.place(at: offset))
  }

  /// Returns the string at `offset`; nil for a null, and without an offset.
  private func name(at offset: Int?) throws(JSONRefusal) -> String? {
    guard let offset else { return nil }
    var scanner = JSONScanner(scanner.bytes, at: offset)
    return try scanner.skipOptionalString().map { JSONValue(scanner.bytes, at: $0).text(.whole) }
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
