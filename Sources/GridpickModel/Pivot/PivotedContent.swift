/// A table turned into a grid: a section for each value of one field, a column for each of another.
///
/// Both in the order in which they are first seen. Where a pair does not occur there is a gap.
package struct PivotedContent: GridContent {
  /// So many of a pair's values are shown at most; what is printed is all of them.
  private static let shownValueCount = 1_000

  private var content: any GridContent
  private let fields: PivotFields.Numbers
  private let index: PivotIndex
  private var extent = TextExtent.seen

  package init(_ content: any GridContent, by fields: PivotFields) throws(PivotError) {
    self.content = content
    self.fields = try fields.numbers(in: content)
    index = PivotIndex(of: content, by: self.fields)
  }

  /// Of a flat list every item is a record of one field.
  package init(_ data: GridData, by fields: PivotFields) throws(PivotError) {
    switch data {
    case .grid(let content): try self.init(content, by: fields)
    case .list(let list):
      try self.init(FlowedContent(list, columns: 1, order: .rows), by: fields)
    }
  }

  package var sectionCount: Int { index.rowCount }
  package var columnCount: Int { index.columnCount }

  package func itemCount(inSection section: Int) -> Int { columnCount }

  package func item(at position: Position) -> GridItem? {
    let sources = sources(of: position, atMost: Self.shownValueCount + 1)
    guard let first = sources.first else { return nil }
    guard sources.count > 1 else { return content.item(at: first) }
    var labels: [String] = []
    var length = 0
    for source in sources.prefix(Self.shownValueCount) where length <= extent.byteCount {
      guard let label = content.item(at: source)?.label else { continue }
      labels.append(label)
      length += label.utf8.count
    }
    if sources.count > Self.shownValueCount { labels.append("…") }
    return GridItem(extent.text(of: Array(labels.joined(separator: ", ").utf8)))
  }

  package func hasItem(at position: Position) -> Bool {
    position.index < columnCount && !sources(of: position, atMost: 1).isEmpty
  }

  package func value(at position: Position) -> [UInt8] {
    let values = sources(of: position).map { content.value(at: $0) }
    return Array(values.joined(separator: Array(", ".utf8)))
  }

  package func beginning(ofValueAt position: Position, count: Int) -> [UInt8] {
    var beginning: [UInt8] = []
    for source in sources(of: position, atMost: Self.shownValueCount + 1)
    where beginning.count < count {
      if !beginning.isEmpty { beginning += Array(", ".utf8) }
      beginning += content.beginning(ofValueAt: source, count: count)
    }
    return Array(beginning.prefix(count))
  }

  package var unabridged: any GridContent {
    var pivoted = self
    pivoted.content = content.unabridged
    pivoted.extent = .whole
    return pivoted
  }

  /// The records of the pair, one a line.
  package func record(at position: Position) -> [UInt8] {
    let records = index.records(ofRow: position.section, column: position.index)
      .compactMap { number -> [UInt8]? in
        let record = Int(number)
        let last = content.itemCount(inSection: record) - 1
        guard last >= 0 else { return nil }
        return content.record(at: Position(section: record, index: min(valueField, last)))
      }
    return Array(records.joined(separator: [UInt8(ascii: "\n")]))
  }

  package func json(at position: Position) -> [UInt8]? {
    let sources = sources(of: position, atMost: 2)
    return sources.count == 1 ? content.json(at: sources[0]) : nil
  }

  package func sectionTitle(_ section: Int) -> String? {
    label(ofField: fields.row, inRecord: index.firstOfRow[section])
  }

  package func columnTitle(_ index: Int) -> String? {
    guard index < columnCount else { return nil }
    return label(ofField: fields.column, inRecord: self.index.firstOfColumn[index])
  }

  private var valueField: Int { fields.value ?? fields.column }

  /// Where the values of a pair come from: every one that is there.
  ///
  /// What names the column is the same in all records of a pair, and so said once.
  private func sources(of position: Position, atMost count: Int = .max) -> [Position] {
    let wanted = fields.value == nil ? 1 : count
    return Array(
      index.records(ofRow: position.section, column: position.index).lazy
        .map { Position(section: Int($0), index: valueField) }
        .filter { content.hasItem(at: $0) }
        .prefix(wanted))
  }

  private func label(ofField field: Int, inRecord record: UInt32) -> String? {
    let position = Position(section: Int(record), index: field)
    return content.hasItem(at: position) ? content.item(at: position)?.label : nil
  }
}
