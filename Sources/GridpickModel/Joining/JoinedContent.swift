/// One content after another: the sections of the second follow those of the first, with their columns
/// below those of the same title (rule R3).
///
/// What was joined before is taken apart again, so that a thousand joined cost a bisection and no
/// chain of a thousand questions.
package struct JoinedContent: GridContent {
  private var parts: [any GridContent] = []
  private var ends = Ends(of: [])
  /// The parts that have titles of columns which those before them lack; mostly the first alone.
  private var titled: [any GridContent] = []
  package private(set) var columnCount = 0

  package init(_ first: any GridContent, _ second: any GridContent) {
    if let joined = first as? JoinedContent { self = joined } else { append(first) }
    for part in (second as? JoinedContent)?.parts ?? [second] { append(part) }
  }

  private mutating func append(_ added: any GridContent) {
    let match = parts.isEmpty ? nil : ColumnMatch(of: added, in: self)
    let part = match.map { RecolumnedContent(added, by: $0) } ?? added
    parts.append(part)
    ends.append(part.sectionCount)
    columnCount = max(columnCount, part.columnCount)
    let bringsTitles = (0..<min(part.columnCount, ColumnMatch.comparedCount)).contains { index in
      part.columnTitle(index) != nil && columnTitle(index) == nil
    }
    if bringsTitles { titled.append(part) }
  }

  package var sectionCount: Int { ends.total }

  private func part(_ section: Int) -> (content: any GridContent, section: Int) {
    let (number, place) = ends.part(at: section)
    return (parts[number], place)
  }

  private func part(at position: Position) -> (content: any GridContent, position: Position) {
    let (content, section) = part(position.section)
    return (content, Position(section: section, index: position.index))
  }
}

// MARK: - Forwarded

extension JoinedContent {
  package func itemCount(inSection section: Int) -> Int {
    let (content, section) = part(section)
    return content.itemCount(inSection: section)
  }

  package func item(at position: Position) -> GridItem? {
    let (content, position) = part(at: position)
    return content.item(at: position)
  }

  package func hasItem(at position: Position) -> Bool {
    let (content, position) = part(at: position)
    return content.hasItem(at: position)
  }

  package func value(at position: Position) -> [UInt8] {
    let (content, position) = part(at: position)
    return content.value(at: position)
  }

  package func beginning(ofValueAt position: Position, count: Int) -> [UInt8] {
    let (content, position) = part(at: position)
    return content.beginning(ofValueAt: position, count: count)
  }

  package var unabridged: any GridContent {
    var joined = self
    joined.parts = parts.map(\.unabridged)
    joined.titled = titled.map(\.unabridged)
    return joined
  }

  package func record(at position: Position) -> [UInt8] {
    let (content, position) = part(at: position)
    return content.record(at: position)
  }

  package func json(at position: Position) -> [UInt8]? {
    let (content, position) = part(at: position)
    return content.json(at: position)
  }

  package func identity(at position: Position) -> [UInt8]? {
    let (content, position) = part(at: position)
    return content.identity(at: position)
  }

  package func sectionTitle(_ section: Int) -> String? {
    let (content, section) = part(section)
    return content.sectionTitle(section)
  }

  package func columnTitle(_ index: Int) -> String? {
    for part in titled where index < part.columnCount {
      if let title = part.columnTitle(index) { return title }
    }
    return nil
  }

  package var sectionTitleName: String? { parts.lazy.compactMap(\.sectionTitleName).first }

  package var hasSectionStyles: Bool { parts.contains { $0.hasSectionStyles } }

  package func styleName(ofSection section: Int) -> String? {
    let (content, section) = part(section)
    return content.styleName(ofSection: section)
  }
}
