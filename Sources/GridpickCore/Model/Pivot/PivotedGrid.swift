/// A table turned: a section for each value of one field, a column for each of another.
///
/// Both stand as first seen, so that items keep their numbers; a missing pair is a gap.
package struct PivotedGrid: Source {
  private let table: Grid
  private let fields: PivotFields.Numbers
  private let index: PivotIndex

  package init(_ table: Grid, by fields: PivotFields) throws(FieldError) {
    self.table = table
    self.fields = try fields.numbers(in: table)
    index = PivotIndex(of: table, by: self.fields)
  }

  package var sectionCount: Int { index.rowCount }
  package var columnCount: Int { index.columnCount }

  package func itemCount(inSection section: Int) -> Int { columnCount }

  package func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    label(ofField: fields.row, inRecord: index.firstOfRow[section], extent)
  }

  package func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    guard index < columnCount else { return nil }
    return label(ofField: fields.column, inRecord: self.index.firstOfColumn[index], extent)
  }

  package var valueName: String? { fields.value.flatMap { table.columnTitle($0) } }

  /// At most `count`; a single one if the values are the names of the column, which are equal.
  private func sources(of id: ItemID, atMost count: Int = .max) -> [ItemID] {
    sources(in: index.valuedRecords(ofRow: id.section, column: id.index), atMost: count)
  }

  /// The items in a pair's first `fewRecords` records, enough for a screen (rule L1).
  private func shownSources(of id: ItemID) -> (sources: [ItemID], goOn: Bool) {
    let records = index.valuedRecords(ofRow: id.section, column: id.index)
    let shown = records.prefix(PivotIndex.fewRecords)
    return (sources(in: shown), fields.value != nil && shown.count < records.count)
  }

  private func sources(in records: ArraySlice<UInt32>, atMost count: Int = .max) -> [ItemID] {
    let wanted = fields.value == nil ? 1 : count
    var sources: [ItemID] = []
    for record in records {
      let position = Position(section: Int(record), index: fields.valueOrColumn)
      guard table.hasItem(at: position), let id = table.id(at: position) else { continue }
      sources.append(id)
      if sources.count == wanted { break }
    }
    return sources
  }

  private func label(
    ofField field: Int, inRecord record: UInt32, _ extent: TextExtent
  ) -> String? {
    let position = Position(section: Int(record), index: field)
    guard table.hasItem(at: position) else { return nil }
    return table.id(at: position).flatMap { table.item(at: $0, extent)?.label }
  }
}

// MARK: - Items

extension PivotedGrid {
  package func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    let (sources, goOn) = shownSources(of: id)
    guard let first = sources.first else { return nil }
    guard sources.count > 1 || goOn else { return table.item(at: first, extent) }
    var labels: [String] = []
    var length = 0
    for source in sources where length <= extent.byteCount {
      guard let label = table.item(at: source, extent)?.label else { continue }
      labels.append(label)
      length += label.utf8.count
    }
    if goOn { labels.append("…") }
    return GridItem(extent.text(of: Array(labels.joined(separator: ", ").utf8)))
  }

  package func hasItem(at id: ItemID) -> Bool { !sources(of: id, atMost: 1).isEmpty }

  package func value(at id: ItemID) -> [UInt8] {
    let values = sources(of: id).map { table.value(at: $0) }
    return Array(values.joined(separator: Array(", ".utf8)))
  }

  package func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    var beginning: [UInt8] = []
    for source in shownSources(of: id).sources where beginning.count < count {
      if !beginning.isEmpty { beginning += Array(", ".utf8) }
      beginning += table.source.beginning(ofValueAt: source, count: count)
    }
    return Array(beginning.prefix(count))
  }

  package var recordTable: Grid? { table }
  package func recordNumber(of id: ItemID) -> Int? {
    index.records(ofRow: id.section, column: id.index).first.map { Int($0) }
  }

  /// Returns the records of the pair, one per line.
  package func record(at id: ItemID) -> [UInt8] {
    let records = index.records(ofRow: id.section, column: id.index)
      .compactMap { number -> [UInt8]? in
        let record = Int(number)
        let last = table.itemCount(inSection: record) - 1
        guard last >= 0 else { return nil }
        return table.id(at: Position(section: record, index: min(fields.valueOrColumn, last)))
          .map { table.record(at: $0) }
      }
    return Array(records.joined(separator: [UInt8(ascii: "\n")]))
  }

  package func json(at id: ItemID) -> [UInt8]? {
    let sources = sources(of: id, atMost: 2)
    return sources.count == 1 ? table.json(at: sources[0]) : nil
  }

  package var itemsStandAlone: Bool { true }
}
