/// Some sections have items appended or replaced; the base must show its data as it lies.
package struct RefilledGrid: Borrowing {
  package enum Filling: Sendable {
    case appending
    case replacing
  }

  private let grid: Grid
  /// All items of the sections that were refilled.
  private var refills: [Int: JoinedList] = [:]
  package private(set) var columnCount: Int

  /// Fills a section; filling a refilled grid again makes no chain of grids.
  package init(_ grid: Grid, section: Int, with data: Grid, _ filling: Filling) {
    let earlier = grid.source as? RefilledGrid
    self.grid = earlier?.grid ?? grid
    refills = earlier?.refills ?? [:]
    columnCount = grid.columnCount
    let count = grid.itemCount(inSection: section)
    let items = data.items(of: section, in: grid)
    switch filling {
    case .replacing: refills[section] = items
    case .appending:
      refills[section, default: JoinedList(self.grid, section..<section + 1)].append(items)
    }
    // The longest section may have become shorter.
    columnCount =
      filling == .appending || count < columnCount
      ? max(columnCount, itemCount(inSection: section))
      : (0..<sectionCount).lazy.map(itemCount).max() ?? 0
  }

  package var sectionCount: Int { grid.sectionCount }

  package func itemCount(inSection section: Int) -> Int {
    refills[section]?.count ?? grid.itemCount(inSection: section)
  }

  package func lender(of id: ItemID) -> (source: any Source, id: ItemID)? {
    guard let refill = refills[id.section] else {
      return grid.id(at: Position(section: id.section, index: id.index)).map { (grid.source, $0) }
    }
    return refill.lender(ofItem: id.index)
  }
}

// MARK: - What the sections keep

extension RefilledGrid {
  package func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    grid.sectionTitle(section, extent)
  }
  package func sectionKey(_ section: Int) -> [UInt8]? { grid.sectionKey(section) }
  package var sectionsAreRecords: Bool { grid.sectionsAreRecords }
  package var frozenCount: Int { grid.frozenCount }
  package var titleColumn: Int? { grid.titleColumn }
  package func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    grid.columnTitle(index, extent)
  }
  package func column(named name: [UInt8]) -> Int? { grid.column(named: name) }
  package var hasSectionStyles: Bool { grid.hasSectionStyles }
  package func style(ofSection section: Int) -> AskedStyle? { grid.style(ofSection: section) }
  package var itemsStandAlone: Bool { grid.itemsStandAlone }
}
