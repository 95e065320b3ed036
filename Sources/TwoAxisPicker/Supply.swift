/// The items to pick from: rows, a list or a source.
enum Supply<Item> {
  case rows([[Item]])
  /// A list that flows into columns; nil columns are as many as fit.
  case list([Item], columns: Int?)
  case source(any GridSource<Item>)

  /// The largest numbers of rows and columns; nobody goes through more, and positions are distinct
  /// up to there (rule U9).
  static var mostSections: Int { 1_000_000_000 }
  static var mostColumns: Int { 1_000_000 }

  var sectionCount: Int {
    switch self {
    case .rows(let rows): rows.count
    case .list(let items, columns: _): items.isEmpty ? 0 : 1
    case .source(let source): source.sectionCount.clamped(to: 0...Self.mostSections)
    }
  }

  var columnCount: Int {
    switch self {
    case .rows(let rows): rows.lazy.map(\.count).max() ?? 0
    case .list(let items, columns: _): items.count
    case .source(let source): source.columnCount.clamped(to: 0...Self.mostColumns)
    }
  }

  var isSource: Bool { if case .source = self { true } else { false } }

  /// True if there is not even an empty slot.
  var isEmpty: Bool {
    switch self {
    case .rows(let rows): rows.allSatisfy(\.isEmpty)
    case .list(let items, columns: _): items.isEmpty
    case .source: sectionCount == 0 || columnCount == 0
    }
  }

  func itemCount(inSection section: Int) -> Int {
    switch self {
    case .rows(let rows): rows.indices.contains(section) ? rows[section].count : 0
    case .list(let items, columns: _): items.count
    case .source(let source): source.itemCount(inSection: section)
    }
  }

  func item(at position: Position) -> Item? {
    switch self {
    case .rows(let rows):
      guard rows.indices.contains(position.section) else { return nil }
      let row = rows[position.section]
      return row.indices.contains(position.index) ? row[position.index] : nil
    case .list(let items, columns: _):
      return items.indices.contains(position.index) ? items[position.index] : nil
    case .source(let source): return source.item(at: position)
    }
  }

  var rows: [[Item]] {
    switch self {
    case .rows(let rows): rows
    case .list(let items, columns: _): [items]
    case .source: []
    }
  }
}

// MARK: - New data

extension Supply {
  /// Returns a supply with these rows in place of the old ones; a list stays a list.
  func replaced(by rows: [[Item]]) -> Supply {
    switch self {
    case .rows, .source: .rows(rows)
    case .list(_, let columns): .list(rows.flatMap(\.self), columns: columns)
    }
  }

  /// Appends rows; a source has its own rows and ignores them.
  mutating func append(rows more: [[Item]]) {
    switch self {
    case .rows(var rows):
      self = .rows([])
      rows += more
      self = .rows(rows)
    case .list(var items, let columns):
      self = .list([], columns: columns)
      for row in more { items += row }
      self = .list(items, columns: columns)
    case .source: break
    }
  }

  /// Appends items to a row, or begins the row behind the last one with them.
  mutating func append(_ more: [Item], toSection section: Int) {
    switch self {
    case .rows(var rows):
      self = .rows([])
      if rows.indices.contains(section) {
        rows[section] += more
      } else if section == rows.count {
        rows.append(more)
      }
      self = .rows(rows)
    case .list: append(rows: [more])
    case .source: break
    }
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
