/// The shape of a grid whose columns stand elsewhere than they came: a gap where it has none.
struct RecolumnedShape: DerivedShape {
  private let grid: Grid
  /// The grid's own column that stands at each place; nil is a gap.
  private let sources: [Int?]
  /// How far a section reaches that has as many of the grid's own columns.
  private let reaches: [Int]
  private let titleColumn: Int?

  init(_ grid: Grid, by match: ColumnMatch) {
    self.grid = grid
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

  var base: any GridShape { grid.shape }
  func baseColumn(_ index: Int) -> Int? { index < sources.count ? sources[index] : nil }

  var sectionCount: Int { grid.sectionCount }
  var columnCount: Int { sources.count }

  func itemCount(inSection section: Int) -> Int {
    reaches[grid.itemCount(inSection: section)]
  }

  func id(at position: Position) -> ItemID? {
    guard let index = baseColumn(position.index),
      index < grid.itemCount(inSection: position.section)
    else { return nil }
    return grid.id(at: Position(section: position.section, index: index))
  }

  func position(of id: ItemID) -> Position? {
    guard let own = grid.position(of: id), let index = sources.firstIndex(of: own.index)
    else { return nil }
    return Position(section: own.section, index: index)
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    guard let titleColumn else { return grid.sectionTitle(section, extent) }
    guard titleColumn < grid.itemCount(inSection: section) else { return nil }
    return grid.id(at: Position(section: section, index: titleColumn))
      .flatMap { grid.store.item(at: $0, extent)?.label }
  }

  var sectionTitleName: String? {
    titleColumn.flatMap { grid.columnTitle($0) } ?? grid.sectionTitleName
  }
}
