/// Only the selected items of the base, packed in each section; empty sections are left out.
package struct PackedShape: DerivedShape {
  package let base: any GridShape
  private let cells: CellSelection
  package let columnCount: Int

  package init(_ base: any GridShape, cells: CellSelection) {
    self.base = base
    self.cells = cells
    columnCount = cells.sections.indices.map { cells.indexes(ofSectionAt: $0).count }.max() ?? 0
  }

  package func baseSection(_ section: Int) -> Int { Int(cells.sections[section]) }

  /// Returns nil: the items below each other come from different columns of the base.
  package func baseColumn(_ index: Int) -> Int? { nil }

  package var sectionCount: Int { cells.sections.count }

  package func itemCount(inSection section: Int) -> Int {
    cells.indexes(ofSectionAt: section).count
  }

  package func id(at position: Position) -> ItemID? {
    let indexes = cells.indexes(ofSectionAt: position.section)
    guard position.index < indexes.count else { return nil }
    let index = Int(indexes[indexes.startIndex + position.index])
    return base.id(at: Position(section: baseSection(position.section), index: index))
  }

  package func position(of id: ItemID) -> Position? {
    guard let own = base.position(of: id), let section = cells.place(ofSection: own.section),
      let index = cells.ordinal(of: own)
    else { return nil }
    return Position(section: section, index: index)
  }
}
