import GridpickCore

/// The items of a caller.
struct Supply<Item> {
  enum Kind {
    case sections
    /// Items one below the other: records, each of which is shown as a section of its fields, or
    /// without fields a list that flows into columns; nil means as many columns as fit.
    case items([Field<Item>]? = nil, columns: Int? = nil)
    case source(any GridSource<Item>)
  }

  let kind: Kind
  private(set) var rows: [GridSection<Item>] = []
  /// The items of a list, or the records.
  private(set) var items: [Item] = []
  /// The title of the field whose texts group the records (rule U12); nil for no groups.
  let groupTitle: String?

  init(_ sections: [GridSection<Item>]) {
    kind = .sections
    rows = sections
    groupTitle = nil
  }

  init(_ kind: Kind, _ items: [Item] = [], groupedBy title: String? = nil) {
    self.kind = kind
    self.items = items
    groupTitle = title
  }

  /// The largest numbers of rows and columns; item numbers stay distinct up to there (rule U9).
  static var mostSections: Int { 1_000_000_000 }
  static var mostColumns: Int { 1_000_000 }

  var sectionCount: Int {
    switch kind {
    case .sections: rows.count
    case .items(let fields, _): fields?.isEmpty == true ? 0 : items.count
    case .source(let source): source.sectionCount.clamped(to: 0...Self.mostSections)
    }
  }

  var columnCount: Int {
    switch kind {
    case .sections: rows.reduce(0) { max($0, $1.items.count) }
    case .items(let fields, _): fields?.count ?? min(1, items.count)
    case .source(let source): source.columnCount.clamped(to: 0...Self.mostColumns)
    }
  }

  var source: (any GridSource<Item>)? { if case .source(let source) = kind { source } else { nil } }

  var fields: [Field<Item>]? { if case .items(let fields, _) = kind { fields } else { nil } }

  /// True if each row is one item: of a list, or a record.
  var rowsAreItems: Bool { if case .items = kind { true } else { false } }

  /// True if there is no item and no empty slot.
  var isEmpty: Bool { sectionCount == 0 || columnCount == 0 }

  func itemCount(inSection section: Int) -> Int {
    switch kind {
    case .sections: rows.indices.contains(section) ? rows[section].items.count : 0
    case .items(let fields, _): fields?.count ?? 1
    case .source(let source): source.itemCount(inSection: section)
    }
  }

  func item(at id: ItemID) -> Item? {
    switch kind {
    case .sections:
      guard rows.indices.contains(id.section) else { return nil }
      let row = rows[id.section].items
      return row.indices.contains(id.index) ? row[id.index] : nil
    case .items:
      return items.indices.contains(id.section) ? items[id.section] : nil
    case .source(let source):
      return source.item(at: Position(section: id.section, index: id.index))
    }
  }

  /// The sections; a list or records are one section; a source has none.
  var sections: [GridSection<Item>] {
    switch kind {
    case .sections: rows
    case .items: [GridSection(items: items)]
    case .source: []
    }
  }

  /// Returns the visible title of a section; nil for none.
  func title(ofSection section: Int) -> String? {
    rows.indices.contains(section) ? rows[section].shownTitle : source?.rowTitle(section)
  }

  /// Returns the name of a section for updates, `refresh` and `more`.
  func name(ofSection section: Int) -> String {
    let id = rows.indices.contains(section) ? rows[section].id : nil
    return id ?? title(ofSection: section) ?? String(section)
  }

  /// The number of the field that groups the records; nil if no field has its title.
  var groupColumn: Int? { fields?.firstIndex { $0.title == groupTitle } }

  /// The records in their groups; nil for records without groups.
  var parts: Parts? {
    guard let fields, let column = groupColumn else { return nil }
    var texts = GroupTexts(upTo: items.count)
    for record in items {
      var text = fields[column].label(record)
      text.withUTF8 { texts.append($0) }
    }
    return Parts(Groups(texts, ofColumn: column))
  }
}

// MARK: - New data

extension Supply {
  /// Takes new sections in place of the old ones; a list stays a list.
  mutating func replace(by sections: [GridSection<Item>]) {
    switch kind {
    case .sections, .source: self = Supply(sections)
    // A single section is not copied, because it may have millions of items.
    case .items: items = sections.count == 1 ? sections[0].items : sections.flatMap(\.items)
    }
  }

  /// Replaces the items of one section, and its title if the new section has one.
  mutating func replace(section: Int, by newer: [GridSection<Item>]) {
    switch kind {
    case .sections where rows.indices.contains(section):
      rows[section].items = newer.flatMap(\.items)
      rows[section].title = newer.first?.shownTitle ?? rows[section].title
    case .items: replace(by: newer)
    case .sections, .source: break
    }
  }

  /// Appends sections; a source ignores them.
  mutating func append(_ more: [GridSection<Item>]) {
    switch kind {
    case .sections: rows += more
    case .items: items += more.flatMap(\.items)
    case .source: break
    }
  }

  mutating func extend(_ section: Int, by more: [Item]) {
    guard case .sections = kind else { return append([GridSection(items: more)]) }
    rows[section].items += more
  }

  /// Appends items to the first section with a name, or as a new last section.
  mutating func extend(_ name: String, by more: [Item]) {
    if let section = rows.indices.first(where: { self.name(ofSection: $0) == name }) {
      extend(section, by: more)
    } else {
      append([GridSection(id: name, items: more)])
    }
  }
}
