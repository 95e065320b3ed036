/// The shown part of some data, and its order; a `Flow` then places the items of a list.
package struct RowMap: Equatable, Sendable {
  /// The order of the sections; here and below, nil leaves the data as it is.
  package var rows: RowOrder?
  /// The rows as items, group by group.
  @Boxed package internal(set) var parts: Parts?
  @Boxed package var columns: Columns?
  /// The only items that are shown, packed in each section, by the places of the maps above.
  @Boxed var cells: Cells?
  private var cellColumnCount = 0

  package init(rows: RowOrder? = nil) { self.rows = rows }

  var isIdentity: Bool { keepsItems && rows == nil }

  /// True if each section has the items of a section of the data, in their order.
  var keepsItems: Bool { parts == nil && columns == nil && cells == nil }

  mutating func pack(_ cells: Cells) {
    self.cells = cells
    cellColumnCount =
      cells.sections.indices.map { cells.indexes(ofSectionAt: $0).count }.max() ?? 0
  }

  func sectionCount(of count: Int) -> Int {
    parts?.count ?? cells?.sections.count ?? rows?.count(of: count) ?? count
  }

  func columnCount(of count: Int) -> Int {
    parts?.longest ?? (cells == nil ? columns?.count ?? count : cellColumnCount)
  }

  func itemCount(inSection section: Int, of source: any Source) -> Int {
    if let parts { return parts.rowCount(inSection: section) }
    if let cells { return cells.indexes(ofSectionAt: section).count }
    let count = source.itemCount(inSection: self.section(at: section))
    return columns.map { $0.itemCount(of: count) } ?? count
  }

  func section(at place: Int) -> Int {
    let place = cells.map { Int($0.sections[place]) } ?? place
    return rows.map { $0.member(at: place) ?? place } ?? place
  }

  /// Returns the data's column at a place; nil for a gap, or if items are packed.
  func column(at place: Int) -> Int? {
    cells == nil ? columns.map { $0.column(at: place) } ?? place : nil
  }

  func position(at place: Position, of source: any Source) -> Position? {
    var place = place
    if let cells {
      guard let own = cells.position(at: place) else { return nil }
      place = own
    }
    if let rows { place.section = rows.member(at: place.section) ?? place.section }
    if let columns {
      guard let column = columns.column(at: place.index),
        column < source.itemCount(inSection: place.section)
      else { return nil }
      place.index = column
    }
    return place
  }

  func place(of position: Position) -> Position? {
    var place = position
    if let columns {
      guard let index = columns.place(of: place.index) else { return nil }
      place.index = index
    }
    if let rows {
      guard let section = rows.place(of: place.section) else { return nil }
      place.section = section
    }
    return cells.map { $0.place(of: place) } ?? place
  }
}
