/// The order in which a flat list fills a grid.
///
/// ```swift
/// var picker = GridPicker(list: ["S", "M", "L", "XL"], columns: 2) { Cell($0) }
/// let orders: [FillOrder] = [.rows, .columns]
/// picker.fill = orders[1]
/// ```
public enum FillOrder: String, CaseIterable, Sendable {
  /// Row by row, as text is read.
  case rows
  /// Column by column, as names in a phone book.
  case columns
}

/// A flat list flowed into columns: every row of the grid is a section without a title.
package struct FlowedShape: OwnShape {
  let count: Int
  package let columnCount: Int
  private let order: FillOrder
  package let sectionCount: Int
  /// The items that are shown, in their order; nil shows all items in the order of the data.
  private let items: (any Lineup)?

  /// Flows the items into at least one column and at most as many columns as there are items.
  package init(of all: Int, columns: Int, order: FillOrder, items: (any Lineup)? = nil) {
    let count = items?.count(of: all) ?? all
    self.count = count
    self.order = order
    self.items = items
    let wanted = max(1, min(columns, count))
    sectionCount = (count + wanted - 1) / wanted
    // As in `ls`: filled by columns, a list may need fewer columns than were asked for.
    columnCount =
      order == .rows || sectionCount == 0
      ? wanted : (count + sectionCount - 1) / sectionCount
  }

  var keepsOrder: Bool { items == nil && (order == .rows || columnCount == 1) }

  package func itemCount(inSection section: Int) -> Int {
    switch order {
    case .rows: min(columnCount, count - section * columnCount)
    case .columns: (count - section + sectionCount - 1) / sectionCount
    }
  }

  func place(of position: Position) -> Int {
    switch order {
    case .rows: position.section * columnCount + position.index
    case .columns: position.index * sectionCount + position.section
    }
  }

  func position(ofPlace place: Int) -> Position {
    switch order {
    case .rows: Position(section: place / columnCount, index: place % columnCount)
    case .columns: Position(section: place % sectionCount, index: place / sectionCount)
    }
  }

  package func id(at position: Position) -> ItemID? {
    let place = place(of: position)
    guard let items else { return ItemID(ofList: place) }
    return items.member(at: place).map { ItemID(ofList: $0) }
  }

  package func position(of id: ItemID) -> Position? {
    guard let place = items.map({ $0.place(ofMember: id.index) }) ?? id.index, place < count
    else { return nil }
    return position(ofPlace: place)
  }
}

extension Grid {
  package init(
    _ list: any ItemList, columns: Int, order: FillOrder, items: (any Lineup)? = nil
  ) {
    self.init(
      shape: FlowedShape(of: list.count, columns: columns, order: order, items: items), store: list)
  }
}
