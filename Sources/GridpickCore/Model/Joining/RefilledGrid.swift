/// Some sections have items appended or replaced; the base must show its data as it lies.
package struct RefilledGrid: DirectShape, DerivedShape, BorrowedItems {
  package enum Filling: Sendable {
    case appending
    case replacing
  }

  /// The new items of a section, behind the first `keptCount` of its own items.
  private struct Refill {
    var keptCount: Int
    var list: any ItemList
  }

  private let grid: Grid
  private var refills: [Int: Refill] = [:]
  package private(set) var columnCount: Int

  /// Fills a section; filling a refilled grid again makes no chain of grids.
  package init(_ grid: Grid, section: Int, with data: GridData, _ filling: Filling) {
    let earlier = grid.store as? RefilledGrid
    self.grid = earlier?.grid ?? grid
    refills = earlier?.refills ?? [:]
    columnCount = grid.columnCount
    let count = grid.itemCount(inSection: section)
    refill(section, with: data.list(of: section, in: grid), filling)
    // The longest section may have become shorter.
    columnCount =
      filling == .appending || count < columnCount
      ? max(columnCount, itemCount(inSection: section))
      : (0..<sectionCount).lazy.map(itemCount).max() ?? 0
  }

  private mutating func refill(_ section: Int, with list: any ItemList, _ filling: Filling) {
    switch (filling, refills[section]) {
    case (.replacing, _): refills[section] = Refill(keptCount: 0, list: list)
    case (.appending, let refill?):
      refills[section] = Refill(keptCount: refill.keptCount, list: JoinedList(refill.list, list))
    case (.appending, nil):
      refills[section] = Refill(keptCount: grid.itemCount(inSection: section), list: list)
    }
  }

  package var base: any GridShape { grid.shape }
  package var itemsStandAlone: Bool { grid.store.itemsStandAlone }
  package var sectionCount: Int { grid.sectionCount }

  package func itemCount(inSection section: Int) -> Int {
    refills[section].map { $0.keptCount + $0.list.count } ?? grid.itemCount(inSection: section)
  }

  package func lender(of id: ItemID) -> (store: any ItemStore, id: ItemID)? {
    guard let refill = refills[id.section], id.index >= refill.keptCount else {
      return grid.id(at: Position(section: id.section, index: id.index)).map { (grid.store, $0) }
    }
    let index = id.index - refill.keptCount
    return index < refill.list.count ? (refill.list, ItemID(ofList: index)) : nil
  }
}
