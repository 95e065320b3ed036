/// The items of all sections of a grid, one section after another, as one flat list.
struct SectionsInRow: ItemList, BorrowedItems {
  private let grid: Grid
  private let first: Int
  private let ends: Ends

  init(_ grid: Grid, _ sections: Range<Int>? = nil) {
    self.grid = grid
    let sections = sections ?? 0..<grid.sectionCount
    first = sections.lowerBound
    ends = Ends(of: sections.lazy.map { grid.itemCount(inSection: $0) })
  }

  var count: Int { ends.total }
  var mayHaveGaps: Bool { true }

  func lender(of id: ItemID) -> (store: any ItemStore, id: ItemID)? {
    let (section, place) = ends.part(at: id.index)
    return grid.id(at: Position(section: first + section, index: place)).map { (grid.store, $0) }
  }
}

extension GridData {
  /// All items if there is a single section, or if the other has no title or no counterpart here.
  func list(of section: Int, in other: Grid) -> any ItemList {
    guard case .grid(let grid) = self, grid.sectionCount > 1,
      other.sectionTitle(section) != nil,
      let own = grid.section(identifiedBy: other.identity(ofSection: section))
    else { return list }
    return SectionsInRow(grid, own..<own + 1)
  }

  var list: any ItemList {
    switch self {
    case .grid(let grid): SectionsInRow(grid)
    case .list(let list): list
    }
  }
}
