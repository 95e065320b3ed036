/// Rows of some data one after another as a flat list: whole lists, and sections of grids.
package struct JoinedList: ItemList, Borrowing {
  private var grids: [Grid] = []
  private var rows: [(grid: UInt32, section: UInt32)] = []
  private var ends = Ends()
  package private(set) var mayHaveGaps = false

  /// Joins two lists; one that is joined already makes no chain of lists.
  package init(_ first: any ItemList, _ second: any ItemList) {
    if let joined = first as? JoinedList { self = joined } else { append(first) }
    append(second)
  }

  /// Joins the items of some sections, one section after another.
  init(_ grid: Grid, _ sections: Range<Int>) {
    mayHaveGaps = true
    append(grid, sections)
  }

  private mutating func append(_ list: any ItemList) {
    mayHaveGaps = mayHaveGaps || list.mayHaveGaps
    if let joined = list as? JoinedList {
      let first = UInt32(grids.count)
      grids += joined.grids
      rows += joined.rows.map { ($0.grid + first, $0.section) }
      for row in joined.rows.indices { ends.append(joined.ends.count(ofPart: row)) }
    } else {
      append(Grid(list), 0..<1)
    }
  }

  private mutating func append(_ grid: Grid, _ sections: Range<Int>) {
    for section in sections {
      rows.append((UInt32(grids.count), UInt32(section)))
      ends.append(grid.itemCount(inSection: section))
    }
    grids.append(grid)
  }

  package var count: Int { ends.total }

  package func lender(of id: ItemID) -> (source: any Source, id: ItemID)? {
    let (number, index) = ends.part(at: id.index)
    guard number < rows.count else { return nil }
    let grid = grids[Int(rows[number].grid)]
    return grid.id(at: Position(section: Int(rows[number].section), index: index))
      .map { (grid.source, $0) }
  }
}

extension Grid {
  /// All items if there is a single section, or if the other has no title or no counterpart here.
  func list(of section: Int, in other: Grid) -> any ItemList {
    guard !isList, sectionCount > 1, other.sectionTitle(section) != nil,
      let own = sections([section], of: other)[section]
    else { return asList }
    return JoinedList(self, own..<own + 1)
  }

  /// All items as a flat list.
  var asList: any ItemList { list ?? JoinedList(self, 0..<sectionCount) }
}
