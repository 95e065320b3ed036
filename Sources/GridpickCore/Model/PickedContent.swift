/// The data that picked items are printed from, including everything hidden on the screen.
package struct PickedContent {
  /// The data in its own order, which says where an item lies in the data.
  package let whole: Grid
  package let ordered: Grid
  var columnOrder: Columns?
  var parts: Parts?
  package var columns: [Int]?
}

extension PickedContent {
  package init(_ content: Grid, columns: [Int]? = nil) {
    self.init(whole: content, ordered: content, columns: columns)
  }

  /// The table that a pivot of counts is made from, with its shown columns; nil for other data.
  package var counted: PickedContent? {
    whole.pivot.flatMap { $0.totals == nil ? nil : PickedContent($0.table, columns: columns) }
  }

  /// Returns the rows of `counted` that the item at a place counts.
  package func countedRows(at place: Position) -> ArraySlice<UInt32> {
    guard let pivot = whole.pivot, let id = ordered.id(at: place) else { return [] }
    return pivot.records(of: id)
  }

  package func rows(of marks: Marks) -> [UInt32]? {
    marks.unit == .section ? ordered(marks.places.numbers) : nil
  }

  /// Returns the marked items (rule M3).
  ///
  /// For a marked section it is the item in the column of `current`, or else the first item. The
  /// result is an array, because iterating a chain of sequences took longer than printing.
  package func ids(of marks: Marks, at current: ItemID? = nil) -> [ItemID] {
    switch marks.unit {
    case .section:
      let column = current.flatMap(whole.position)?.index
      return ordered(marks.places.numbers).compactMap { section in
        let place = column.map { Position(section: Int(section), index: $0) }
        return
          (place.flatMap { whole.canBeCurrent($0) ? $0 : nil }
          ?? whole.firstPlace(ofSection: Int(section))).flatMap(whole.id)
      }
    case .column:
      let columns = marks.places.numbers.sorted { place(ofColumn: $0) < place(ofColumn: $1) }
      return columns.compactMap { column in
        (0..<whole.sectionCount).lazy.map { Position(section: $0, index: column) }
          .first(where: whole.hasItem).flatMap(whole.id)
      }
    case .item:
      return ordered(marks.sections).flatMap { items(ofSection: Int($0), marks) }
    }
  }

  private func items(ofSection section: Int, _ marks: Marks) -> [ItemID] {
    let ids = marks.places.numbers(in: Marks.keys(ofSection: section)).map(Marks.id)
    return zip(ids.map(place), ids).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func place(of id: ItemID) -> Int {
    whole.position(of: id).map { place(ofColumn: $0.index) } ?? .max
  }

  private func place(ofColumn column: Int) -> Int {
    columnOrder?.place(of: column) ?? column
  }

  private func ordered(_ numbers: [Int]) -> [UInt32] {
    if let parts {
      let places = numbers.compactMap { parts.ordinal(ofRow: $0) }.sorted()
      return places.map { parts.rows[$0] }
    }
    guard let order = ordered.map.rows else { return numbers.map(UInt32.init) }
    return numbers.map { order.rank(of: $0) }.sorted().map { UInt32(order.member(at: $0) ?? $0) }
  }
}

extension GridView {
  /// Returns the columns to print of a record: those shown, and the one that titles the rows.
  package func printedColumns(
    of grid: Grid, by options: PickerOptions, in layout: Layout
  ) -> [Int]? {
    guard grid.pivot == nil, let shown = columns(of: grid, by: options, in: layout) else {
      return nil
    }
    guard let title = layout.titleColumn(of: grid), !shown.contains(title) else { return shown }
    return [title] + shown
  }
}
