/// Some data, and a map that says which item is shown at which place.
package struct Grid {
  package let source: any Source
  /// The flow of a list into columns, or of records into a row; nil if each row is a section.
  package internal(set) var flow: Flow?
  @Boxed package internal(set) var record: RecordItem?
  @Boxed package private(set) var parts: Parts?
  var map = RowMap()
  private var memory: ItemMemory?
  /// The items that may be current; nil if all may be.
  @Boxed var offer: Offer?

  package init(_ source: any Source) {
    self.source = source
  }

  package init(_ table: Grid, in groups: Groups) { self.init(table, in: Parts(groups)) }

  package init(_ table: Grid, in parts: Parts) { self = table.changed { $0.parts = parts } }

  package static var empty: Grid { Grid(JoinedGrid()) }

  /// Returns a copy that keeps the items it has read; only one thread may use the copy.
  package func remembering() -> Grid { changed { $0.memory = ItemMemory() } }

  func changed(_ change: (inout Grid) -> Void) -> Grid {
    var grid = self
    change(&grid)
    return grid
  }
}

// MARK: - Other views of the same data

extension Grid {
  package func showing(_ columns: [Int]?) -> Grid {
    columns.map { showing(Columns($0, of: source.columnCount)) } ?? self
  }

  func showing(_ columns: Columns) -> Grid { changed { $0.map.columns = columns } }

  package func showing(_ sections: RowOrder) -> Grid { changed { $0.map.rows = sections } }

  func showing(_ orders: RowMap?) -> Grid {
    guard let orders else { return self }
    return changed {
      $0.map.rows = orders.rows
      $0.map.parts = nil
    }
  }

  /// Returns the list flowed into columns; nil `rows` shows all of it in the order of the data.
  package func flowed(columns: Int, _ order: FillOrder = .rows, in rows: RowOrder? = nil) -> Grid {
    changed {
      $0.map.rows = rows
      $0.flow = Flow(of: rows?.count(of: count) ?? count, columns: columns, order: order)
    }
  }

  package func packed(_ cells: Cells) -> Grid { changed { $0.map.pack(cells) } }
}

// MARK: - Sections and columns

extension Grid {
  /// The number of rows: of list items, of records in groups, or of sections.
  package var count: Int { min(parts?.total ?? .max, source.sectionCount) }
  package var isEmpty: Bool { count == 0 }
  package var sectionCount: Int { flow?.sectionCount ?? map.sectionCount(of: source.sectionCount) }
  package var columnCount: Int { flow?.columnCount ?? map.columnCount(of: source.columnCount) }

  package func itemCount(inSection section: Int) -> Int {
    flow?.itemCount(inSection: section) ?? map.itemCount(inSection: section, of: source)
  }

  package func sectionTitle(_ section: Int, _ extent: TextExtent = .seen) -> String? {
    if record != nil {
      return map.parts.map { parts in
        parts.groups.title(ofGroup: parts.group(ofSection: section), of: Grid(source), extent)
      }
    }
    let section = map.section(at: section)
    guard let column = map.columns?.titling else { return source.sectionTitle(section, extent) }
    guard column < source.itemCount(inSection: section) else { return nil }
    return source.id(at: Position(section: section, index: column))
      .flatMap { source.item(at: $0, extent)?.label }
  }

  /// Returns a key that identifies the section in newer data too (rule P8); nil if it has no key.
  package func sectionKey(_ section: Int) -> [UInt8]? {
    record == nil
      ? source.sectionKey(map.section(at: section))
      : sectionTitle(section, .searched).map { Array($0.utf8) }
  }

  package func style(ofSection section: Int) -> AskedStyle? {
    record == nil ? source.style(ofSection: map.section(at: section)) : nil
  }

  package func columnTitle(_ index: Int, _ extent: TextExtent = .seen) -> String? {
    record == nil ? map.column(at: index).flatMap { source.columnTitle($0, extent) } : nil
  }

  /// Returns the column with this name, or the only column whose title differs just in case.
  ///
  /// The name is the column's title, or a longer name that the data has for it.
  package func column(named name: [UInt8]) -> Int? {
    if source.column(named: name) != nil { return column(namedExactly: name) }
    let name = String(decoding: name, as: UTF8.self).lowercased()
    let columns = (0..<columnCount).filter { columnTitle($0, .whole)?.lowercased() == name }
    return columns.count == 1 ? columns[0] : nil
  }

  func column(namedExactly name: [UInt8]) -> Int? {
    source.column(named: name).flatMap(place(ofColumn:))
  }

  /// The column whose items title the sections; nil if no column does, or if it is not shown.
  package var titleColumn: Int? {
    (map.columns?.titling ?? source.titleColumn).flatMap(place(ofColumn:))
  }

  /// The name of the column whose items title the sections, shown or not; nil if no column does.
  package var sectionTitleName: String? {
    (map.columns?.titling ?? source.titleColumn).flatMap { source.columnTitle($0, .seen) }
  }

  private func place(ofColumn column: Int) -> Int? {
    guard map.cells == nil, record == nil else { return nil }
    return map.columns.map { $0.place(of: column) } ?? column
  }

  /// Returns the section of `other` with the first item that both show; nil if they share no item.
  package func section(_ section: Int, in other: Grid) -> Int? {
    (0..<itemCount(inSection: section)).lazy
      .compactMap { id(at: Position(section: section, index: $0)) }
      .compactMap { other.position(of: $0)?.section }.first
  }
}

// MARK: - Sums of a pivot

extension Grid {
  func total(ofSection section: Int) -> Int? {
    pivot?.totals.map { $0.section[map.section(at: section)] }
  }

  func total(ofColumn column: Int) -> Int? {
    pivot?.totals.flatMap { totals in map.column(at: column).map { totals.item[$0] } }
  }
}

// MARK: - Properties of the data

extension Grid {
  package var rowKind: RowKind { parts == nil ? source.rowKind : .record }
  package var isList: Bool { rowKind == .item }
  /// True if each row is a record, whose items are its fields (rule P11).
  package var hasRecords: Bool { rowKind == .record }
  package var hasSectionStyles: Bool { record == nil && source.hasSectionStyles }
  package var frozenCount: Int { source.frozenCount }
  package var pivot: PivotedGrid? { source.pivot }
  package var isCostly: Bool { source.isCostly }
  package var isVast: Bool { source.isVast }
  package var recordsAreLines: Bool { source.recordsAreLines }
  package var itemsStandAlone: Bool { rowKind == .items }
  /// The columns by whose values the records are grouped; empty without groups.
  var groupedColumns: [Int] { parts?.groups.columns ?? [] }
  package var fieldSeparator: [UInt8] { source.fieldSeparator }
  /// The table whose column titles name the fields of an item (rule X1).
  package var fieldTable: Grid { pivot?.table ?? self }
  /// True if an item is a field of a record, and not the whole record.
  package var itemsAreFields: Bool { hasRecords && record == nil }
  /// True if an item is a whole row: an item of a list, or a whole record.
  package var itemsAreRows: Bool { isList || record != nil }
}

// MARK: - Places

extension Grid {
  /// Returns nil for a gap; beyond the end of a section, the id of the item that would be there.
  package func id(at position: Position) -> ItemID? {
    flow == nil && record == nil
      ? map.position(at: position, of: source).flatMap(source.id)
      : row(at: position).flatMap(id(ofRow:))
  }

  package func position(of id: ItemID) -> Position? {
    guard let place = source.position(of: id) else { return nil }
    return flow == nil && record == nil ? map.place(of: place) : self.place(ofRow: place.section)
  }

  /// Returns the place for programs, to whom a list is one section, however it is flowed.
  package func dataPlace(of id: ItemID) -> Position? {
    isList ? source.place(of: id) : position(of: id)
  }

  /// Returns the item at a place that a program has given, or at the nearest existing place.
  func nearestID(to place: Position) -> ItemID? {
    let wanted = source.id(ofPlace: place)
    let section = max(0, min(wanted.section, sectionCount - 1))
    return id(
      at: Position(
        section: section, index: max(0, min(wanted.index, itemCount(inSection: section) - 1))))
  }
}

// MARK: - Items by their places

extension Grid {
  package func item(at position: Position) -> GridItem? {
    if let record { return row(at: position).map { item(ofRow: $0, record) } }
    guard let id = id(at: position) else { return nil }
    guard let memory else { return source.item(at: id) }
    return memory.item(at: id, shownAt: position, in: source)
  }

  /// True for an item, for any field of a record, and for an empty cell in a pivot of counts.
  package func canBeCurrent(_ position: Position) -> Bool {
    canBePicked(position) || pivot?.totals != nil && offeredID(at: position) != nil
  }

  /// Returns true for an item, and for any field of a record, even if empty (rules P2, P11).
  package func canBePicked(_ position: Position) -> Bool {
    offeredID(at: position).map { hasRecords || source.hasItem(at: $0) } ?? false
  }

  /// Returns true if an item that may be current is at the place; false beyond the section's end.
  package func hasItem(at position: Position) -> Bool {
    offeredID(at: position).map { record != nil || source.hasItem(at: $0) } ?? false
  }

  func offeredID(at position: Position) -> ItemID? {
    guard position.index < itemCount(inSection: position.section), let id = id(at: position)
    else { return nil }
    return offer?.contains(id) == false ? nil : id
  }

  package func firstPlace(ofSection section: Int) -> Position? {
    (0..<itemCount(inSection: section)).lazy.map { Position(section: section, index: $0) }
      .first(where: canBeCurrent)
  }

  package func value(at position: Position) -> [UInt8] { id(at: position).map(value) ?? [] }

  package func beginning(ofValueAt position: Position, count: Int) -> [UInt8] {
    id(at: position).map { source.beginning(ofValueAt: $0, count: count) } ?? []
  }

  package func words(at position: Position, for purpose: ItemWords) -> String? {
    id(at: position).flatMap { source.words(at: $0, for: purpose) }
  }

  package func identity(at position: Position) -> [UInt8]? {
    id(at: position).flatMap(source.identity)
  }
}

// MARK: - Items by their ids

extension Grid {
  package func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    source.item(at: id, extent)
  }
  package func value(at id: ItemID) -> [UInt8] { source.value(at: id) }
  package func record(at id: ItemID) -> [UInt8] { source.record(at: id) }
  package func json(at id: ItemID) -> [UInt8]? { source.json(at: id) }
  package func hasField(at id: ItemID) -> Bool { source.hasField(at: id) }
}

// MARK: - Many items

extension Grid {
  /// Reads all shown texts of sections, given in ascending order, until `body` returns false.
  package func readRecords(_ numbers: UnsafeBufferPointer<UInt32>, _ body: RecordBody) {
    map.isIdentity ? source.readRecords(numbers, body) : readOneByOne(numbers, body)
  }

  package func readOneByOne(_ numbers: UnsafeBufferPointer<UInt32>, _ body: RecordBody) {
    for number in numbers {
      guard body(.hidden, { readItems(ofSection: Int(number), $0) }) else { return }
    }
  }

  package func readItems(ofSection section: Int, _ visit: RecordVisit) {
    if titleColumn == nil, var title = sectionTitle(section, .searched) {
      guard title.withUTF8({ visit(nil, $0, nil) }) else { return }
    }
    for index in 0..<itemCount(inSection: section) {
      guard let id = id(at: Position(section: section, index: index)),
        let item = item(at: id, .searched)
      else { continue }
      guard item.visitTexts(at: index, visit) else { return }
    }
  }

  func readLabels(
    ofColumn column: Int, inSections sections: Range<Int>,
    _ body: (TextBytes) -> Void
  ) {
    map.isIdentity
      ? source.readLabels(ofColumn: column, inSections: sections, body)
      : readLabelsOneByOne(ofColumn: column, inSections: sections, body)
  }

  func readLabelsOneByOne(
    ofColumn column: Int, inSections sections: Range<Int>,
    _ body: (TextBytes) -> Void
  ) {
    for section in sections { readLabel(at: Position(section: section, index: column), body) }
  }

  func readLabel(at position: Position, _ body: (TextBytes) -> Void) {
    let isThere = position.index < itemCount(inSection: position.section)
    var label = isThere ? item(at: position)?.label ?? "" : ""
    label.withUTF8(body)
  }
}

extension GridItem {
  package func visitTexts(at index: Int?, _ visit: RecordVisit) -> Bool {
    var label = label
    return label.withUTF8 { label in
      guard var detail else { return visit(index, label, nil) }
      return detail.withUTF8 { visit(index, label, $0) }
    }
  }
}
