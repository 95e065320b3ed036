import GridpickCore
import GridpickTerminal
import Synchronization

enum Supply<Item> {
  case sections(Rows<Item>)
  /// A list that flows into columns; nil columns are as many as fit.
  case list(Pieces<Item>, columns: Int?)
  case source(any GridSource<Item>)
  /// Records, each of which is shown as a section of its fields, perhaps in groups.
  case records(Pieces<Item>, fields: [Field<Item>], groups: FieldGroups<Item>? = nil)

  /// Nobody goes through more rows and columns, and positions are distinct up to there (rule U9).
  static var mostSections: Int { 1_000_000_000 }
  static var mostColumns: Int { 1_000_000 }

  var sectionCount: Int {
    switch self {
    case .sections(let sections): sections.count
    case .list(let items, columns: _): items.count
    case .records(let records, let fields, _): fields.isEmpty ? 0 : records.count
    case .source(let source): source.sectionCount.clamped(to: 0...Self.mostSections)
    }
  }

  var columnCount: Int {
    switch self {
    case .sections(let sections): sections.columnCount
    case .list(let items, columns: _): min(1, items.count)
    case .records(_, let fields, _): fields.count
    case .source(let source): source.columnCount.clamped(to: 0...Self.mostColumns)
    }
  }

  var isSource: Bool { if case .source = self { true } else { false } }

  /// True if there is not even an empty slot.
  var isEmpty: Bool { sectionCount == 0 || columnCount == 0 }

  func itemCount(inSection section: Int) -> Int {
    switch self {
    case .sections(let all): all.indices.contains(section) ? all[section].items.count : 0
    case .list: 1
    case .records(_, let fields, _): fields.count
    case .source(let source): source.itemCount(inSection: section)
    }
  }

  func item(at id: ItemID) -> Item? {
    switch self {
    case .sections(let all):
      guard all.indices.contains(id.section) else { return nil }
      let row = all[id.section].items
      return row.indices.contains(id.index) ? row[id.index] : nil
    case .list(let items, columns: _), .records(let items, _, _):
      return items.indices.contains(id.section) ? items[id.section] : nil
    case .source(let source):
      return source.item(at: Position(section: id.section, index: id.index))
    }
  }

  var fields: [Field<Item>]? { if case .records(_, let fields, _) = self { fields } else { nil } }

  var groups: FieldGroups<Item>? {
    if case .records(_, _, let groups) = self { groups } else { nil }
  }

  /// The sections; a list is one, and so are records; a source gives none.
  var sections: [GridSection<Item>] {
    switch self {
    case .sections(let sections): sections.array
    case .list(let items, columns: _): [GridSection(items: items.array)]
    case .records(let records, _, _): [GridSection(items: records.array)]
    case .source: []
    }
  }

  // MARK: - Names of sections

  /// Returns the first section with a name, among sections that were given.
  func number(ofSection name: String) -> Int? {
    if case .sections(let all) = self { all.number(ofSection: name) } else { nil }
  }

  /// Returns the name of a section, by which updates, `refresh` and `more` know it.
  func name(ofSection section: Int) -> String {
    switch self {
    case .sections(let all) where all.indices.contains(section):
      all[section].name ?? String(section)
    case .source(let source): source.rowTitle(section) ?? String(section)
    case .sections, .list, .records: String(section)
    }
  }
}

// MARK: - New data

extension Supply {
  /// Returns a supply with these sections in place of the old ones; a list stays a list.
  func replaced(by sections: [GridSection<Item>]) -> Supply {
    switch self {
    case .sections, .source: .sections(Rows(sections))
    case .list(_, let columns): .list(Pieces([Item](of: sections)), columns: columns)
    case .records(_, let fields, let groups):
      .records(
        Pieces([Item](of: sections)), fields: fields, groups: groups?.emptied)
    }
  }

  /// Groups the records that are in no group yet.
  mutating func group() {
    guard case .records(let records, let fields, var groups?) = self else { return }
    self = .records(records, fields: fields)
    groups.cover(records)
    self = .records(records, fields: fields, groups: groups)
  }

  /// Forgets the groups, because the fields may show something else.
  mutating func ungroup() {
    guard case .records(let records, let fields, let groups?) = self else { return }
    self = .records(records, fields: fields, groups: groups.emptied)
  }

  /// Replaces the items of one section, and its title if the newer section has one.
  mutating func replace(section: Int, by newer: [GridSection<Item>]) {
    let items = [Item](of: newer)
    switch self {
    case .sections(var all) where all.indices.contains(section):
      self = .sections(Rows([]))
      all.change(section) { one in
        one.items = items
        one.title = newer.first?.shownTitle ?? one.title
      }
      self = .sections(all)
    case .list, .records: self = replaced(by: newer)
    case .sections, .source: break
    }
  }

  /// Appends sections; a source has its own and ignores them.
  mutating func append(sections more: [GridSection<Item>]) {
    switch self {
    case .sections(var all):
      self = .sections(Rows([]))
      all.append(more)
      self = .sections(all)
    case .list(var items, let columns):
      self = .list(Pieces([]), columns: columns)
      for section in more { items.append(section.items) }
      self = .list(items, columns: columns)
    case .records(var records, let fields, let groups):
      self = .records(Pieces([]), fields: fields)
      for section in more { records.append(section.items) }
      self = .records(records, fields: fields, groups: groups)
    case .source: break
    }
  }

  mutating func append(_ more: [Item], toSection section: Int) {
    guard case .sections(var all) = self else {
      return append(sections: [GridSection(items: more)])
    }
    self = .sections(Rows([]))
    all.change(section) { $0.items += more }
    self = .sections(all)
  }
}

extension Array {
  /// Creates the items of all sections; those of a single one are not copied, however many.
  init(of sections: [GridSection<Element>]) {
    self = sections.count == 1 ? sections[0].items : sections.flatMap(\.items)
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// The messages to a sleeping picker; a bell wakes the picker when a message is put in.
final class Inbox<Message>: Sendable {
  private let messages = Mutex<[Handed<Message>]>([])
  /// Nil if nobody sleeps, or the system has no free descriptor; then no message is heard.
  private let bell: Bell?

  init(rings: Bool = true) { bell = rings ? try? Bell() : nil }

  func post(_ message: Message) {
    let handed = Handed(message)
    messages.withLock { $0.append(handed) }
    bell?.ring()
  }

  /// Puts messages back, before those that came meanwhile.
  func putBack(_ first: some Sequence<Message>) {
    let handed = first.map { Handed($0) }
    guard !handed.isEmpty else { return }
    messages.withLock { $0.insert(contentsOf: handed, at: 0) }
    bell?.ring()
  }

  func receive() -> [Message] {
    bell?.hush()
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }.map(\.value)
  }

  func source(pace: NewsSource.Pace = .none, _ events: @escaping ([Message]) -> [PickerEvent])
    -> NewsSource
  {
    NewsSource(
      pace: pace, descriptor: { [self] in bell?.descriptor },
      receiveAll: { [self] in
        let messages = receive()
        return { events(messages) }
      })
  }
}

/// An array in pieces: a change copies one piece only, whoever else holds the elements.
struct Pieces<Element> {
  /// The number of elements in each piece but the last.
  static var size: Int { 512 }

  /// The pieces, each of which begins at an index of its own.
  private(set) var slices: [ArraySlice<Element>]
  private(set) var count: Int

  init(_ elements: [Element]) {
    count = elements.count
    slices = stride(from: 0, to: elements.count, by: Self.size).map {
      elements[$0..<min($0 + Self.size, elements.count)]
    }
  }

  var indices: Range<Int> { 0..<count }

  var array: [Element] { Array(slices.joined()) }

  subscript(index: Int) -> Element {
    _read {
      let piece = index / Self.size
      yield slices[piece][slices[piece].startIndex + index % Self.size]
    }
    _modify {
      let piece = index / Self.size
      let place = slices[piece].startIndex + index % Self.size
      yield &slices[piece][place]
    }
  }

  mutating func append(_ more: some Sequence<Element>) {
    for element in more {
      if count % Self.size == 0 { slices.append([]) }
      slices[slices.count - 1].append(element)
      count += 1
    }
  }
}
