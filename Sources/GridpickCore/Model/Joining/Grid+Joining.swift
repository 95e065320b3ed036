extension Grid {
  /// Appends data to one section, or below all sections; groups all records again.
  package func joined(with more: Grid, in section: Int?) -> Grid {
    if let groups = parts?.groups {
      let all = Grid(JoinedGrid(Grid(source), more))
      return Grid(all, in: Groups(all, by: groups.grouping, groups.columns))
    }
    if isList || more.isList, more.isEmpty { return self }
    if isList { return Grid(JoinedGrid(self, more)) }
    if let section { return Grid(RefilledGrid(self, section: section, with: more, .appending)) }
    // Lines are appended below lines, even if the lines above are a detected table.
    let isSection = more.isList && !more.recordsAreLines
    return Grid(JoinedGrid(self, isSection ? Grid(JoinedSection(more)) : more))
  }

  package func replaced(by newer: Grid, in section: Int?) -> Grid {
    guard let section else { return newer }
    return Grid(RefilledGrid(self, section: section, with: newer, .replacing))
  }
}

/// The items of several lists and sections, joined into one section.
package struct JoinedSection: Borrowing {
  private var grids: [Grid]
  /// The parts, each a section of one of the grids.
  private var parts: [(grid: UInt32, section: UInt32)] = []
  private var ends = Ends()

  /// Joins the items of a list or of some sections of a grid; nil `sections` joins all.
  init(_ items: Grid, _ sections: Range<Int>? = nil) {
    let grid = items.isList ? items.flowed(columns: items.count) : items
    grids = [grid]
    let all = 0..<grid.sectionCount
    for section in sections?.clamped(to: all) ?? all {
      parts.append((0, UInt32(section)))
      ends.append(grid.itemCount(inSection: section))
    }
  }

  mutating func append(_ joined: JoinedSection) {
    let first = UInt32(grids.count)
    grids += joined.grids
    for (number, part) in joined.parts.enumerated() {
      parts.append((part.grid + first, part.section))
      ends.append(joined.ends.count(ofPart: number))
    }
  }

  package var sectionCount: Int { 1 }
  package var columnCount: Int { ends.total }
  package func itemCount(inSection section: Int) -> Int { columnCount }

  package func lender(of id: ItemID) -> (source: any Source, id: ItemID)? {
    guard id.index < columnCount else { return nil }
    let (part, place) = ends.part(at: id.index)
    let (grid, section) = (grids[Int(parts[part].grid)], Int(parts[part].section))
    return grid.id(at: Position(section: section, index: place)).map { (grid.source, $0) }
  }
}

extension Grid {
  /// Returns the items for a section of `other`: those of the same section here, or else all.
  func items(of section: Int, in other: Grid) -> JoinedSection {
    guard sectionCount > 1, other.sectionTitle(section) != nil,
      let own = sections([section], of: other)[section]
    else { return JoinedSection(self) }
    return JoinedSection(self, own..<own + 1)
  }
}

/// A grid with items appended or replaced in some sections; the base keeps the data's order.
package struct RefilledGrid: Borrowing {
  package enum Filling: Sendable {
    case appending
    case replacing
  }

  private let grid: Grid
  private var refills: [Int: JoinedSection] = [:]
  package private(set) var columnCount: Int

  /// Fills a section; of a refilled grid it takes the base, so that no chain of grids forms.
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
      refills[section, default: JoinedSection(self.grid, section..<section + 1)].append(items)
    }
    // The longest section may have become shorter.
    columnCount =
      filling == .appending || count < columnCount
      ? max(columnCount, itemCount(inSection: section))
      : (0..<sectionCount).lazy.map(itemCount).max() ?? 0
  }

  package var sectionCount: Int { grid.sectionCount }

  package func itemCount(inSection section: Int) -> Int {
    refills[section]?.columnCount ?? grid.itemCount(inSection: section)
  }

  package func lender(of id: ItemID) -> (source: any Source, id: ItemID)? {
    guard let refill = refills[id.section] else {
      return grid.id(at: Position(section: id.section, index: id.index)).map { (grid.source, $0) }
    }
    return refill.lender(of: id)
  }
}

extension RefilledGrid {
  package func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    grid.sectionTitle(section, extent)
  }
  package func sectionKey(_ section: Int) -> [UInt8]? { grid.sectionKey(section) }
  package var rowKind: RowKind { grid.rowKind }
  package var frozenCount: Int { grid.frozenCount }
  package var titleColumn: Int? { grid.titleColumn }
  package func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    grid.columnTitle(index, extent)
  }
  package func column(named name: [UInt8]) -> Int? { grid.column(namedExactly: name) }
  package var hasSectionStyles: Bool { grid.hasSectionStyles }
  package func style(ofSection section: Int) -> AskedStyle? { grid.style(ofSection: section) }
}
