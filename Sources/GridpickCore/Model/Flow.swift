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

/// The places of a list flowed into columns; each row is a section without a title.
package struct Flow {
  let count: Int
  let columnCount: Int
  let sectionCount: Int
  let order: FillOrder

  /// Flows the items into at least one column and at most as many columns as there are items.
  init(of count: Int, columns: Int, order: FillOrder) {
    self.count = count
    self.order = order
    let wanted = max(1, min(columns, count))
    sectionCount = (count + wanted - 1) / wanted
    // As in `ls`: filled by columns, a list may need fewer columns than were asked for.
    columnCount =
      order == .rows || sectionCount == 0
      ? wanted : (count + sectionCount - 1) / sectionCount
  }

  func itemCount(inSection section: Int) -> Int {
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
}
