/// The order in which a flat list fills a grid.
package enum FillOrder: String, CaseIterable, Sendable {
  case rows
  case columns
}

/// A flat list flowed into columns: every row of the grid is a section without a title.
package struct FlowedContent: GridContent {
  package private(set) var list: any ItemList
  package let columnCount: Int
  package let order: FillOrder
  package let sectionCount: Int

  /// At least one column, and no more than there are items.
  package init(_ list: any ItemList, columns: Int, order: FillOrder) {
    self.list = list
    self.order = order
    let wanted = max(1, min(columns, list.count))
    sectionCount = (list.count + wanted - 1) / wanted
    // As `ls` does: filled by columns, a list may end before the last column that was asked for.
    columnCount =
      order == .rows || sectionCount == 0
      ? wanted : (list.count + sectionCount - 1) / sectionCount
  }

  package func itemCount(inSection section: Int) -> Int {
    switch order {
    case .rows: min(columnCount, list.count - section * columnCount)
    case .columns: (list.count - section + sectionCount - 1) / sectionCount
    }
  }

  package func listIndex(of position: Position) -> Int {
    switch order {
    case .rows: position.section * columnCount + position.index
    case .columns: position.index * sectionCount + position.section
    }
  }

  package func position(ofListIndex index: Int) -> Position {
    switch order {
    case .rows: Position(section: index / columnCount, index: index % columnCount)
    case .columns: Position(section: index % sectionCount, index: index / sectionCount)
    }
  }

  package func item(at position: Position) -> GridItem? {
    list.item(at: listIndex(of: position))
  }

  package func value(at position: Position) -> [UInt8] {
    list.value(at: listIndex(of: position))
  }

  package func beginning(ofValueAt position: Position, count: Int) -> [UInt8] {
    list.beginning(ofValueAt: listIndex(of: position), count: count)
  }

  package var unabridged: any GridContent {
    var content = self
    content.list = list.unabridged
    return content
  }

  package func record(at position: Position) -> [UInt8] {
    list.record(at: listIndex(of: position))
  }

  package func json(at position: Position) -> [UInt8]? {
    list.json(at: listIndex(of: position))
  }

  package func identity(at position: Position) -> [UInt8]? {
    list.identity(at: listIndex(of: position))
  }
}
