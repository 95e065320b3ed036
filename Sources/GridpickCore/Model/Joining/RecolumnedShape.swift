/// A shape that rearranges the columns of its base: some may be gaps, and some may be left out.
package struct RecolumnedShape: DerivedShape {
  package let base: any GridShape
  /// The base's column at each place; nil is a gap.
  private let sources: [Int?]
  /// The number of places that a section fills, by the number of the base's columns it has.
  private let reaches: [Int]
  /// The column whose items title the sections, instead of the base's; nil if the base titles them.
  private let titling: Titling?

  struct Titling {
    let column: Int
    let store: any ItemStore
  }

  /// Shows these columns of the base; each may occur at most once.
  package init(_ base: any GridShape, columns: [Int]) {
    self.init(base, sources: columns, titling: nil)
  }

  init(_ base: any GridShape, sources: [Int?], titling: Titling?) {
    self.base = base
    self.sources = sources
    self.titling = titling
    var ends = [Int](repeating: 0, count: base.columnCount)
    for (place, source) in sources.enumerated() {
      if let source { ends[source] = place + 1 }
    }
    var reaches = [0]
    for end in ends { reaches.append(max(reaches[reaches.count - 1], end)) }
    // A section with all columns of the base also counts the gaps up to the last column.
    reaches[reaches.count - 1] = sources.count
    self.reaches = reaches
  }

  package func baseColumn(_ index: Int) -> Int? { index < sources.count ? sources[index] : nil }

  package var sectionCount: Int { base.sectionCount }
  package var columnCount: Int { sources.count }

  package func itemCount(inSection section: Int) -> Int {
    // A file that changes while it is read may have more columns than at the start.
    reaches[min(base.itemCount(inSection: section), reaches.count - 1)]
  }

  package func id(at position: Position) -> ItemID? {
    guard let index = baseColumn(position.index),
      index < base.itemCount(inSection: position.section)
    else { return nil }
    return base.id(at: Position(section: position.section, index: index))
  }

  package func position(of id: ItemID) -> Position? {
    guard let own = base.position(of: id), let index = sources.firstIndex(of: own.index)
    else { return nil }
    return Position(section: own.section, index: index)
  }

  package func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    guard let titling else { return base.sectionTitle(section, extent) }
    guard titling.column < base.itemCount(inSection: section) else { return nil }
    return base.id(at: Position(section: section, index: titling.column))
      .flatMap { titling.store.item(at: $0, extent)?.label }
  }

  package var titleColumn: Int? {
    (titling?.column ?? base.titleColumn).flatMap(sources.firstIndex)
  }

  package var sectionTitleName: String? {
    titling.flatMap { base.columnTitle($0.column, .seen) } ?? base.sectionTitleName
  }
}

extension RecolumnedShape {
  init(_ grid: Grid, by match: ColumnMatch) {
    var sources = [Int?](repeating: nil, count: match.columnCount)
    for (source, target) in match.targets.enumerated() {
      sources[target] = source
    }
    self.init(
      grid.shape, sources: sources,
      titling: match.titleColumn.map { Titling(column: $0, store: grid.store) })
  }
}
