/// Content whose columns stand elsewhere than they came: a gap where it has none.
struct RecolumnedContent: GridContent {
  private var content: any GridContent
  /// The content's own column that stands at each place; nil is a gap.
  private let sources: [Int?]
  /// How far a section reaches that has as many of the content's own columns.
  private let reaches: [Int]
  private let titleColumn: Int?

  init(_ content: any GridContent, by match: ColumnMatch) {
    self.content = content
    titleColumn = match.titleColumn
    var sources = [Int?](repeating: nil, count: match.columnCount)
    var reaches = [0]
    for (source, target) in match.targets.enumerated() {
      if let target { sources[target] = source }
      reaches.append(max(reaches[source], target.map { $0 + 1 } ?? 0))
    }
    // A section with all the columns there are has a gap in place of each that it lacks.
    reaches[reaches.count - 1] = match.columnCount
    self.sources = sources
    self.reaches = reaches
  }

  var sectionCount: Int { content.sectionCount }
  var columnCount: Int { sources.count }

  func itemCount(inSection section: Int) -> Int {
    reaches[content.itemCount(inSection: section)]
  }

  /// Where the content has it; nil in a gap.
  private func source(_ position: Position) -> Position? {
    guard position.index < sources.count, let index = sources[position.index],
      index < content.itemCount(inSection: position.section)
    else { return nil }
    return Position(section: position.section, index: index)
  }

  func sectionTitle(_ section: Int) -> String? {
    guard let titleColumn else { return content.sectionTitle(section) }
    guard titleColumn < content.itemCount(inSection: section) else { return nil }
    return content.item(at: Position(section: section, index: titleColumn))?.label
  }

  var sectionTitleName: String? {
    titleColumn.flatMap(content.columnTitle) ?? content.sectionTitleName
  }

  func columnTitle(_ index: Int) -> String? {
    index < sources.count ? sources[index].flatMap(content.columnTitle) : nil
  }
}

// MARK: - Forwarded

extension RecolumnedContent {
  func item(at position: Position) -> GridItem? {
    source(position).flatMap(content.item)
  }

  func hasItem(at position: Position) -> Bool {
    source(position).map(content.hasItem) ?? false
  }

  func value(at position: Position) -> [UInt8] {
    source(position).map(content.value) ?? []
  }

  func beginning(ofValueAt position: Position, count: Int) -> [UInt8] {
    source(position).map { content.beginning(ofValueAt: $0, count: count) } ?? []
  }

  var unabridged: any GridContent {
    var recolumned = self
    recolumned.content = content.unabridged
    return recolumned
  }

  /// Of a gap too, for it belongs to a record all the same.
  func record(at position: Position) -> [UInt8] {
    content.record(at: source(position) ?? Position(section: position.section, index: 0))
  }

  func json(at position: Position) -> [UInt8]? {
    guard let source = source(position) else { return Array("null".utf8) }
    return content.json(at: source)
  }

  func identity(at position: Position) -> [UInt8]? {
    source(position).flatMap(content.identity)
  }

  var hasSectionStyles: Bool { content.hasSectionStyles }
  func styleName(ofSection section: Int) -> String? { content.styleName(ofSection: section) }
}
