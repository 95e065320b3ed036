/// A section for each value that a table's records have in some columns (rule X3).
///
/// Groups stand as first seen, so that an item keeps its place while more data comes.
package struct GroupedGrid: Source {
  package let table: Grid
  package let grouping: Grouping
  let index: GroupIndex
  let groupColumns: [Int]
  package let shownColumns: [Int]
  package let lines: Grid
  let labelColumn: Int
  let detailColumn: Int?

  package init(_ table: Grid, by grouping: Grouping) throws(FieldError) {
    let columns = try grouping.columns.map { name throws(FieldError) in try name.field(of: table) }
    self.init(table, by: grouping, columns)
  }

  private init(_ table: Grid, by grouping: Grouping, _ columns: [Int]) {
    self.table = table
    self.grouping = grouping
    groupColumns = columns
    let (keys, all) = (groupColumns, Array(0..<table.columnCount))
    let others = all.filter { !keys.contains($0) }
    shownColumns = grouping.only.map(table.columns) ?? (others.isEmpty ? all : others)
    lines = table.showing(shownColumns)
    labelColumn = grouping.label?.column(in: table) ?? others.first ?? keys[0]
    detailColumn = grouping.detail?.column(in: table)
    index = GroupIndex(of: table, by: groupColumns)
  }

  package init(
    _ data: GridData, by grouping: Grouping, upTo count: Int = .max
  ) throws(FieldError) {
    guard case .grid(var table) = data else { throw .isList }
    if count < table.sectionCount {
      table = table.showing(RowOrder(Array(0..<UInt32(count)), isInOrder: true))
    }
    try self.init(table, by: grouping)
  }

  func joined(with more: Grid) -> GroupedGrid {
    GroupedGrid(Grid(JoinedGrid(table, more)), by: grouping, groupColumns)
  }

  package var recordCount: Int { index.recordCount }

  /// The order of the groups that is asked for; nil is the order in which they are first seen.
  package var sorting: Sorting? {
    grouping.sort.map { Sorting(by: .groups($0.worth), isDescending: $0.isDescending) }
  }

  package func record(of id: ItemID) -> Int { index.record(id.index, ofGroup: id.section) }

  package func id(ofRecord record: Int) -> ItemID {
    let (group, index) = index.place(ofRecord: record)
    return ItemID(section: group, index: index)
  }

  /// The columns that find looks in; nil is all of them.
  package var searchedColumns: [Int]? { grouping.only == nil ? nil : groupColumns + shownColumns }

  func texts(of id: ItemID) -> some Sequence<String> {
    let record = record(of: id)
    return (0..<lines.itemCount(inSection: record)).lazy.map { index in
      lines.item(at: Position(section: record, index: index))?.label ?? ""
    }
  }

  /// The column of the table whose texts title the groups; nil if there are several.
  package var onlyGroupColumn: Int? { groupColumns.count == 1 ? groupColumns[0] : nil }

  private func item(ofField column: Int, inRecord record: Int, _ extent: TextExtent) -> GridItem? {
    guard column < table.itemCount(inSection: record) else { return nil }
    return table.id(at: Position(section: record, index: column))
      .flatMap { table.item(at: $0, extent) }
  }

  /// The title of the records whose field is empty.
  static let nothing = "(none)"

  private func text(ofField column: Int, inRecord record: Int, _ extent: TextExtent) -> String {
    let label = item(ofField: column, inRecord: record, extent)?.label ?? ""
    return label.isEmpty ? Self.nothing : label
  }

  private func sources(of id: ItemID) -> some Sequence<ItemID> {
    let record = record(of: id)
    return (0..<table.itemCount(inSection: record)).lazy
      .compactMap { table.id(at: Position(section: record, index: $0)) }
  }
}

// MARK: - Shape

extension GroupedGrid {
  package var sectionCount: Int { index.groupCount }
  package var columnCount: Int { index.longest }
  package func itemCount(inSection section: Int) -> Int { index.ends.count(ofPart: section) }

  package func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    let first = index.record(0, ofGroup: section)
    return groupColumns.map { text(ofField: $0, inRecord: first, extent) }
      .joined(separator: " · ")
  }

  /// Returns the title: no other group of one column has the same.
  package func sectionKey(_ section: Int) -> [UInt8]? {
    sectionTitle(section, .searched).map { Array($0.utf8) }
  }
}

// MARK: - Items

extension GroupedGrid {
  package func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    let record = record(of: id)
    var item = item(ofField: labelColumn, inRecord: record, extent) ?? GridItem("")
    // The key of a record in an object of objects is no field.
    if grouping.label == nil, table.titleColumn == nil,
      let title = table.sectionTitle(record, extent)
    {
      item = GridItem(title)
    }
    if let detailColumn {
      item.detail = self.item(ofField: detailColumn, inRecord: record, extent)?.label
    }
    return item
  }

  package func hasItem(at id: ItemID) -> Bool { true }
  package func value(at id: ItemID) -> [UInt8] { record(at: id) }

  package var recordTable: Grid? { table }
  package func recordNumber(of id: ItemID) -> Int? { record(of: id) }

  package func record(at id: ItemID) -> [UInt8] {
    var sources = sources(of: id).makeIterator()
    return sources.next().map(table.record) ?? []
  }

  /// Returns the record if any of its fields came in as JSON.
  package func json(at id: ItemID) -> [UInt8]? {
    sources(of: id).contains { table.json(at: $0) != nil } ? record(at: id) : nil
  }

  /// The key, or else the record itself, which may move when other records come or go.
  package func identity(at id: ItemID) -> [UInt8]? {
    table.sectionKey(record(of: id)) ?? record(at: id)
  }

  package var isCostly: Bool { table.isCostly }
  package var recordsAreLines: Bool { table.recordsAreLines }
  package var itemsStandAlone: Bool { true }
}

extension Grid {
  /// The groups of records that the grid shows; nil if its items are no records.
  package var groups: GroupedGrid? { source as? GroupedGrid }

  /// The grid whose columns have names: the table of grouped records, or else this grid.
  package var named: Grid { groups?.table ?? self }
}

extension GridData {
  package var groups: GroupedGrid? {
    if case .grid(let grid) = self { grid.groups } else { nil }
  }

  /// The data as a table; each item of a flat list is a record with one field.
  var table: Grid {
    switch self {
    case .grid(let table): table
    case .list(let list): Grid(list, columns: 1, order: .rows)
    }
  }
}
