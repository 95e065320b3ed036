/// Items one after another, of lists and of sections: as a list, or as one section.
package struct JoinedList: Borrowing {
  private var grids: [Grid] = []
  /// The parts, each a section of one of the grids, or a whole list.
  private var parts: [(grid: UInt32, section: UInt32)] = []
  private var ends = Ends()
  package private(set) var mayHaveGaps = false
  package let isList: Bool

  private static let wholeList = UInt32.max

  /// Joins items, of a grid those of some sections; nil `sections` are all of them.
  package init(_ items: Grid, _ sections: Range<Int>? = nil, asList isList: Bool = true) {
    self.isList = isList
    append(items, sections)
  }

  /// Appends items; those that are joined already make no chain of lists.
  package mutating func append(_ items: Grid, _ sections: Range<Int>? = nil) {
    if items.isList, let joined = items.source as? JoinedList { return append(joined) }
    mayHaveGaps = mayHaveGaps || !items.isList || items.source.mayHaveGaps
    if items.isList {
      append(Self.wholeList, of: items.count)
    } else {
      for section in sections ?? 0..<items.sectionCount {
        append(UInt32(section), of: items.itemCount(inSection: section))
      }
    }
    grids.append(items)
  }

  private mutating func append(_ section: UInt32, of count: Int) {
    parts.append((UInt32(grids.count), section))
    ends.append(count)
  }

  mutating func append(_ joined: JoinedList) {
    mayHaveGaps = mayHaveGaps || joined.mayHaveGaps
    let first = UInt32(grids.count)
    grids += joined.grids
    for (number, part) in joined.parts.enumerated() {
      parts.append((part.grid + first, part.section))
      ends.append(joined.ends.count(ofPart: number))
    }
  }

  package var count: Int { ends.total }
  package var sectionCount: Int { isList ? count : 1 }
  package var columnCount: Int { isList ? min(1, count) : count }
  package func itemCount(inSection section: Int) -> Int { columnCount }

  package func lender(of id: ItemID) -> (source: any Source, id: ItemID)? {
    lender(ofItem: isList ? id.section : id.index)
  }

  func lender(ofItem number: Int) -> (source: any Source, id: ItemID)? {
    guard number < count else { return nil }
    let (part, place) = ends.part(at: number)
    let (grid, section) = (grids[Int(parts[part].grid)], parts[part].section)
    if section == Self.wholeList { return (grid.source, ItemID(row: place)) }
    return grid.id(at: Position(section: Int(section), index: place)).map { (grid.source, $0) }
  }
}

extension Grid {
  /// All items if there is a single section, or if the other has no title or no counterpart here.
  func items(of section: Int, in other: Grid) -> JoinedList {
    guard !isList, sectionCount > 1, other.sectionTitle(section) != nil,
      let own = sections([section], of: other)[section]
    else { return JoinedList(self) }
    return JoinedList(self, own..<own + 1)
  }
}
