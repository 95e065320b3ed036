import GridpickCore

/// Prints picks: in a form, with a scope of the grid for each pick, and with a terminator.
package struct PickPrinter: Equatable, Sendable {
  package enum Form: Equatable, Sendable {
    case format(OutputFormat)
    case template(OutputTemplate)
    /// The object that requests on the socket are answered with.
    case answer
  }

  package var form = Form.format(.text)
  /// The part that is printed for each pick: the item, its row, or its column.
  package var unit = MarkUnit.item
  /// The item that was current, whose column is that of the cells of marked records.
  package var current: ItemID?
  package var terminator = UInt8(ascii: "\n")

  package init() {}

  package func bytes(of picks: [ItemID], in content: PickedContent) -> [UInt8] {
    var bytes: [UInt8] = []
    write(picks, of: content) { bytes += $0 }
    return bytes
  }

  /// Returns what was picked, without the last terminator; of a long text little more than `most`.
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
    let table = PickTable(as: form, of: content, isRecord: takesRecord)
    var head = table?.head ?? []
    for pick in picks {
      // An item that is not shown is in no row and no column.
      guard let place = content.ordered.position(of: pick) else { continue }
      let (range, position) = cells(of: place, takesRecord, in: content.ordered)
      for ordinal in range {
        guard let cell = PickedCell(position(ordinal), of: content, isRecord: takesRecord)
        else { continue }
        for line in head { try block.append(line, to: sink) }
        head = []
        try block.append(table?.line(of: cell) ?? cell.bytes(as: form), to: sink)
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

  /// Returns the picks without those whose row or column an earlier pick takes along.
  func eachOnce(_ picks: [ItemID], in content: PickedContent) -> [ItemID] {
    guard unit != .item else { return picks }
    var taken: Set<Int> = []
    return picks.filter { id in
      guard let place = content.ordered.position(of: id) else { return true }
      return taken.insert(unit == .section ? place.section : place.index).inserted
    }
  }

  /// Writes rows as they came in; returns false if they are to be printed otherwise, or no way is
  /// faster than cell by cell.
  package func write<Failure: Error>(
    _ rows: [UInt32], of data: Grid, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard form == .format(.text), unit == (data.isList ? .item : .section) else { return false }
    var block = PrintedBlock(terminator: terminator)
    let isRead = try data.source.readWholeRecords(of: rows) { (record) throws(Failure) in
      try block.append(record, to: sink)
    }
    if isRead { try block.flush(to: sink) }
    return isRead
  }

  /// Returns true if a pick is printed once, as the record that it came in with (rule X2).
  private func takesRecord(in content: Grid) -> Bool {
    unit == .section && (form == .format(.text) || content.sectionsAreRecords)
  }

  /// Returns the cells to print for a pick; some of the positions may hold no item.
  private func cells(
    of pick: Position, _ takesRecord: Bool, in content: Grid
  ) -> (range: Range<Int>, position: (Int) -> Position) {
    switch unit {
    case .section where !takesRecord:
      let count = content.itemCount(inSection: pick.section)
      return (0..<count, { Position(section: pick.section, index: $0) })
    case .column:
      return (0..<content.sectionCount, { Position(section: $0, index: pick.index) })
    case .item, .section: return (0..<1, { _ in pick })
    }
  }
}

extension PickPrinter.Form {
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
