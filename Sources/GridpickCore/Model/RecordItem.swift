/// The columns that make up an item that is a whole record (rule X4).
package struct RecordItem {
  /// The column of the label; nil if the label is the title of the record, which is no field.
  let label: Int?
  let detail: Int?
  let columns: [Int]
  let fields: Columns

  init(of table: Grid, columns: [Int], label: ColumnName?, detail: ColumnName?) {
    let named = label?.column(in: table)
    // In an object of objects the key of a record is its title, and no field.
    let isTitled =
      named == nil && !table.isEmpty && table.titleColumn == nil
      && table.sectionTitle(0) != nil
    self.label = named ?? (isTitled ? nil : columns.first ?? 0)
    self.detail = detail?.column(in: table)
    self.columns = columns
    fields = Columns(columns, of: table.columnCount)
  }
}

extension Grid {
  /// Shows records as items, a section for each group or for all; nil keeps the data's order.
  func showingRecords(as record: RecordItem, in orders: RowMap? = nil) -> Grid {
    var grid = self
    grid.record = record
    grid.map = RowMap(rows: orders?.rows)
    if parts != nil {
      grid.map.parts = parts(in: orders)
    } else {
      let count = orders?.rows?.count(of: source.sectionCount) ?? source.sectionCount
      grid.flow = Flow(of: count, columns: count, order: .rows)
    }
    return grid
  }

  func parts(in orders: RowMap?) -> Parts? {
    guard let parts, let orders else { return parts }
    // If more rows have come since an order was found, the groups of the order are older.
    let known = orders.parts.flatMap { $0.groups == parts.groups ? $0 : nil }
    return known ?? parts.ordered(by: orders.rows)
  }

  package var lines: Grid? {
    guard let record else { return nil }
    return Grid(source).showing(record.fields)
  }

  /// Returns the row that is the item at a place; nil if items are parts of a row.
  func row(at place: Position) -> Int? {
    if let parts = map.parts { return parts.row(at: place) }
    guard let flow, place.section < flow.sectionCount else { return nil }
    let ordinal = flow.place(of: place)
    let row = map.rows.map { $0.member(at: ordinal) } ?? ordinal
    return row.flatMap { $0 < source.sectionCount ? $0 : nil }
  }

  func place(ofRow row: Int) -> Position? {
    if let parts = map.parts { return parts.place(ofRow: row) }
    guard let flow, let place = map.rows.map({ $0.place(of: row) }) ?? row, place < flow.count
    else { return nil }
    return flow.position(ofPlace: place)
  }

  /// Returns the id of a record: that of its label, or of the last field in a short record.
  func id(ofRow row: Int) -> ItemID? {
    let count = source.itemCount(inSection: row)
    let label = max(0, min(record?.label ?? 0, count - 1))
    return source.id(at: Position(section: row, index: label))
      ?? (0..<count).lazy.compactMap { source.id(at: Position(section: row, index: $0)) }.first
  }

  func item(ofRow row: Int, _ record: RecordItem) -> GridItem {
    var item: GridItem
    if record.label == nil, let title = source.sectionTitle(row, .seen) {
      item = GridItem(title)
    } else {
      let label = record.label ?? record.columns.first ?? 0
      item = self.item(ofField: label, inRow: row, .seen) ?? GridItem("")
    }
    if let detail = record.detail {
      item.detail = self.item(ofField: detail, inRow: row, .seen)?.label
    }
    return item
  }

  func texts(ofRow row: Int) -> some Sequence<String> {
    (0..<itemCount(inSection: row)).lazy.map {
      self.item(at: Position(section: row, index: $0))?.label ?? ""
    }
  }

  func item(ofField column: Int, inRow row: Int, _ extent: TextExtent) -> GridItem? {
    guard column < source.itemCount(inSection: row) else { return nil }
    return source.id(at: Position(section: row, index: column))
      .flatMap { source.item(at: $0, extent) }
  }
}
