/// The order in which a flat list fills a grid.
package enum FillOrder: String, CaseIterable, Sendable {
  case rows
  case columns
}

/// A flat list flowed into columns: every row of the grid is a section without a title.
package struct FlowedShape: OwnShape {
  private let count: Int
  package let columnCount: Int
  private let order: FillOrder
  package let sectionCount: Int
  /// The items that fill it, in their order; nil is all, as they came.
  private let items: (any Lineup)?

  /// At least one column, and no more than there are items to fill it.
  package init(of all: Int, columns: Int, order: FillOrder, items: (any Lineup)? = nil) {
    let count = items?.count(of: all) ?? all
    self.count = count
    self.order = order
    self.items = items
    let wanted = max(1, min(columns, count))
    sectionCount = (count + wanted - 1) / wanted
    // As `ls` does: filled by columns, a list may end before the last column that was asked for.
    columnCount =
      order == .rows || sectionCount == 0
      ? wanted : (count + sectionCount - 1) / sectionCount
  }

  /// Whether each section stands before the next one in the list too.
  var keepsOrder: Bool { items == nil && (order == .rows || columnCount == 1) }

  package func itemCount(inSection section: Int) -> Int {
    switch order {
    case .rows: min(columnCount, count - section * columnCount)
    case .columns: (count - section + sectionCount - 1) / sectionCount
    }
  }

  package func id(at position: Position) -> ItemID? {
    let place =
      switch order {
      case .rows: position.section * columnCount + position.index
      case .columns: position.index * sectionCount + position.section
      }
    guard let items else { return ItemID(ofList: place) }
    return items.member(at: place).map { ItemID(ofList: $0) }
  }

  package func position(of id: ItemID) -> Position? {
    guard let place = items.map({ $0.place(ofMember: id.index) }) ?? id.index, place < count
    else { return nil }
    return switch order {
    case .rows: Position(section: place / columnCount, index: place % columnCount)
    case .columns: Position(section: place % sectionCount, index: place / sectionCount)
    }
  }
}

extension Grid {
  /// A flat list flowed into columns.
  package init(
    _ list: any ItemList, columns: Int, order: FillOrder, items: (any Lineup)? = nil
  ) {
    self.init(
      shape: FlowedShape(of: list.count, columns: columns, order: order, items: items), store: list)
  }
}
