import GridpickCore

/// Prints picks in a form: for each pick an item, a row or a column, and a terminator.
package struct PickPrinter: Equatable, Sendable {
  package enum Form: Equatable, Sendable {
    case format(OutputFormat)
    case template(OutputTemplate)
    /// The JSON object of an item, for an answer on the socket.
    case answer
  }

  package var form = Form.format(.text)
  /// The part that is printed for each pick: the item, its row, or its column.
  package var unit = MarkUnit.item
  /// The item that was current; marked records print their cell in its column.
  package var current: ItemID?
  package var terminator = UInt8(ascii: "\n")

  package func bytes(of picks: [ItemID], in content: PickedContent) -> [UInt8] {
    var bytes: [UInt8] = []
    write(picks, of: content) { bytes += $0 }
    return bytes
  }

  /// Returns what was picked, without the last terminator, cut somewhere after `most` bytes.
  package func bytes(
    of things: Pick.Things, in content: PickedContent, upTo most: Int
  ) -> [UInt8] {
    struct Full: Error {}
    var bytes: [UInt8] = []
    try? write(things, of: content) { (block) throws(Full) in
      bytes += block
      if bytes.count > most + 1 { throw Full() }
    }
    return bytes.last == terminator ? bytes.dropLast() : bytes
  }

  package func write<Failure: Error>(
    _ picks: some Sequence<ItemID>, of content: PickedContent,
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var block = PrintedBlock(terminator: terminator)
    let form = form.naming(content.whole.fieldTable)
    let takesRecord = takesRecord(in: content.ordered)
    let counted = form.isTable ? content.counted : nil
    let table = PickTable(
      as: form, of: counted ?? content, isRecord: takesRecord || counted != nil)
    var head = table?.head ?? []
    func write(_ cell: PickedCell?) throws(Failure) {
      guard let cell else { return }
      for line in head { try block.append(line, to: sink) }
      head = []
      try block.append(table?.line(of: cell) ?? cell.bytes(as: form), to: sink)
    }
    for pick in picks {
      // An item that is not shown is in no row and no column.
      guard let place = content.ordered.position(of: pick) else { continue }
      let (range, position) = cells(of: place, takesRecord, in: content.ordered)
      for ordinal in range {
        guard let counted else {
          try write(PickedCell(position(ordinal), of: content, isRecord: takesRecord))
          continue
        }
        for row in content.countedRows(at: position(ordinal)) {
          try write(PickedCell(Position(section: Int(row), index: 0), of: counted, isRecord: true))
        }
      }
    }
    try block.flush(to: sink)
  }

  /// Writes what was picked: marks in the order of the whole grid, rows and columns once (rule M3).
  package func write<Failure: Error>(
    _ things: Pick.Things, of content: PickedContent, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    switch things {
    case .item(let id): try write([id], of: content, to: sink)
    case .marked(let marks):
      if let rows = content.rows(of: marks), try write(rows, of: content.whole, to: sink) {
        return
      }
      try write(eachOnce(content.ids(of: marks, at: current), in: content), of: content, to: sink)
    }
  }

  /// Returns the picks without those whose row or column an earlier pick prints.
  func eachOnce(_ picks: [ItemID], in content: PickedContent) -> [ItemID] {
    guard unit != .item, !content.ordered.itemsAreRows else { return picks }
    var taken: Set<Int> = []
    return picks.filter { id in
      guard let place = content.ordered.position(of: id) else { return true }
      return taken.insert(unit == .section ? place.section : place.index).inserted
    }
  }

  /// Writes whole rows as they came in; returns false if the caller must write them cell by cell.
  package func write<Failure: Error>(
    _ rows: [UInt32], of data: Grid, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard form == .format(.text), unit == .section, data.source.recordsAreAtHand else {
      return false
    }
    var block = PrintedBlock(terminator: terminator)
    for row in rows {
      try block.append(data.source.record(at: ItemID(section: Int(row), index: 0)), to: sink)
    }
    try block.flush(to: sink)
    return true
  }

  /// Returns true if a pick is printed as its whole input record, and only once (rule X2).
  private func takesRecord(in content: Grid) -> Bool {
    unit == .section && !content.itemsAreRows
      && (form == .format(.text) || content.hasRecords)
  }

  private func cells(
    of pick: Position, _ takesRecord: Bool, in content: Grid
  ) -> (range: Range<Int>, position: (Int) -> Position) {
    switch unit {
    case .section where !takesRecord && !content.itemsAreRows:
      let count = content.itemCount(inSection: pick.section)
      return (0..<count, { Position(section: pick.section, index: $0) })
    case .column:
      return (0..<content.sectionCount, { Position(section: $0, index: pick.index) })
    case .item, .section: return (0..<1, { _ in pick })
    }
  }
}

extension PickPrinter.Form {
  fileprivate var isTable: Bool { self == .format(.csv) || self == .format(.md) }

  fileprivate func naming(_ grid: Grid) -> PickPrinter.Form {
    if case .template(let template) = self { .template(template.naming(grid)) } else { self }
  }
}

extension PickedCell {
  fileprivate func bytes(as form: PickPrinter.Form) -> [UInt8] {
    switch form {
    case .format(let format): bytes(as: format)
    case .template(let template): template.bytes(of: self)
    case .answer: object
    }
  }
}

/// The table of picks: the titles once, then the fields of each pick.
struct PickTable {
  private let isMarkdown: Bool
  private let columns: [Int]?
  /// True if the row and the column of each item are named beside it.
  private let namesPlace: Bool
  /// True if a record has a title that is not a field: its key in an object of objects.
  private let hasKeys: Bool
  private let titles: [[UInt8]]

  init?(as form: PickPrinter.Form, of content: PickedContent, isRecord: Bool) {
    guard form.isTable else { return nil }
    isMarkdown = form == .format(.md)
    let data = content.whole
    let columns = isRecord ? content.columns ?? Array(0..<data.columnCount) : nil
    let hasKeys = isRecord && data.titleColumn == nil && data.sectionTitle(0, .whole) != nil
    let namesPlace = !isRecord && !data.isList
    (self.columns, self.hasKeys, self.namesPlace) = (columns, hasKeys, namesPlace)
    func title(_ column: Int) -> String? {
      data.columnTitle(column, .whole).flatMap { $0.isEmpty ? nil : $0 }
    }
    let titles =
      columns.map { (hasKeys ? ["row"] : []) + $0.map { title($0) ?? "\($0 + 1)" } }
      ?? (namesPlace ? ["row", "column", "value"] : [title(0) ?? "value"])
    self.titles = titles.map { Array($0.utf8) }
  }

  var head: [[UInt8]] {
    isMarkdown ? [line(titles), line(titles.map { _ in Array("---".utf8) })] : [line(titles)]
  }

  func line(of cell: PickedCell) -> [UInt8] {
    let names = namesPlace ? [cell.row, cell.column] : hasKeys ? [cell.row] : []
    let fields = columns?.map { cell.bytes(of: .place($0 + 1)) } ?? [cell.value]
    return line(names.map { Array(($0 ?? "").utf8) } + fields)
  }

  private func line(_ fields: [[UInt8]]) -> [UInt8] {
    guard isMarkdown else {
      // A single empty field is quoted, because readers may skip an empty line.
      let quotesAll = fields == [[]]
      return Array(fields.map { $0.quoted(always: quotesAll) }.joined(separator: ",".utf8))
    }
    let cells = Array(fields.map(\.markdownCell).joined(separator: " | ".utf8))
    return Array("| ".utf8) + cells + Array(" |".utf8)
  }
}

extension [UInt8] {
  /// The field of a csv, in quotes where it needs them (RFC 4180).
  fileprivate func quoted(always: Bool) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let special = [quote] + Array(",\r\n".utf8)
    guard always || contains(where: special.contains) else { return self }
    return [quote] + flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }

  /// The cell of a table in Markdown: a line break is a space, and a bar has a backslash.
  fileprivate var markdownCell: [UInt8] {
    var cell: [UInt8] = []
    for (place, byte) in enumerated() {
      switch byte {
      case UInt8(ascii: "|"): cell += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n") where place > 0 && self[place - 1] == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): cell.append(UInt8(ascii: " "))
      default: cell.append(byte)
      }
    }
    return cell
  }
}

/// A block of entries that are gathered to be written at once.
struct PrintedBlock {
  private static let size = 1 << 16

  let terminator: UInt8
  fileprivate var bytes: [UInt8] = []

  mutating func append<Failure: Error>(
    _ entry: some Collection<UInt8>, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    if entry.count < Self.size {
      bytes += entry
    } else {
      // A long entry is not copied to a block, because it may fill half of the memory.
      try flush(to: sink)
      try sink(Array(entry))
    }
    bytes.append(terminator)
    if bytes.count >= Self.size { try flush(to: sink) }
  }

  mutating func flush<Failure: Error>(to sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    if !bytes.isEmpty { try sink(bytes) }
    bytes.removeAll(keepingCapacity: true)
  }
}
