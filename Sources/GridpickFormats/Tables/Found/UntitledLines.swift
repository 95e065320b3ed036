// Finds tables without titles: lines that are blank between columns of numbers and words.
extension Beginning {
  /// Finds at least three columns that nearly all lines fill.
  ///
  /// The first two lines and the last one may differ, such as `total 12` and `15 files`.
  func untitled() -> FoundTable? {
    let filled = filled
    let remarks = filled.count { text($0).first == .hash }
    // Most inputs are plain lists, which this check rejects quickly.
    guard filled.count > 2, remarks * 2 < filled.count,
      filled.count(where: { text($0).words.count > 2 }) * 2 > filled.count
    else { return nil }
    if let words = words(filled, mostly: true) { return words }
    for (above, below) in [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1)] {
      let lines = Array(filled.dropFirst(above).dropLast(below))
      guard lines.count > 2, let found = untitled(lines, below: below == 0 ? nil : filled.last)
      else { continue }
      return found
    }
    return words(filled, mostly: false)
  }

  private func untitled(_ lines: [Int], below: Int?) -> FoundTable? {
    // An empty line ends the table.
    let end = lines.indices.dropFirst().first { lines[$0] > lines[$0 - 1] + 1 }
    let rows = Array(lines[..<(end ?? lines.count)])
    guard rows.count > 2, lines.count - rows.count <= Self.mostAround else { return nil }
    let columns = AlignedSample.best(of: rows.map { self.lines[$0] }, in: bytes)
      .columns(hasTitles: false)
    guard columns.count > 2 else { return nil }
    let cells = rows.map { row in columns.fields(of: self.lines[row], in: bytes).map { bytes[$0] } }
    let fields = (0..<columns.count).map { column in
      cells.map { column < $0.count ? $0[column] : bytes[0..<0] }
    }
    let filled = fields.map { $0.count { !$0.isEmpty } }
    let good = fields.indices.filter { filled[$0] * 10 >= rows.count * 9 }
    guard good.count > 2 else { return nil }
    let uneven = good.filter { column in
      column < columns.count - 1 && Set(fields[column].map(\.count)).count > 1
    }
    let numbers = good.filter { column in
      fields[column].allSatisfy { $0.isEmpty || $0.isQuantity }
    }
    let isOfNumbers = numbers.contains { uneven.contains($0) }
    let beginsWithTime = fields[0].contains { $0.words.first?.isTime == true }
    guard isOfNumbers || uneven.count > 1 && !numbers.isEmpty && !beginsWithTime else { return nil }
    // Lines with few fields, such as `total 12`, are above the table.
    let sparse = cells.prefix(2).prefix { $0.count { !$0.isEmpty } * 2 < columns.count }.count
    var found = FoundTable(
      splitter: .aligned(columns), first: start(of: rows[sparse]))
    found.end = end.map { start(of: lines[$0]) } ?? below.map(start)
    return found
  }

  /// Finds lines with equal word counts; two fields, or `mostly` all but two, are alike or numbers.
  private func words(_ lines: [Int], mostly: Bool) -> FoundTable? {
    guard lines.count > 3, lines.last == lines.count - 1 else { return nil }
    let words = lines.map { text($0).words }
    let count = words[0].count
    guard count > 4, words.allSatisfy({ $0.count == count }),
      !words.contains(where: { $0[0].isTime })
    else { return nil }
    let alike = (0..<count).count { column in
      let field = words.map { $0[column] }
      return field.allSatisfy { $0.elementsEqual(field[0]) } || field.allSatisfy(\.isQuantity)
        || field.allSatisfy { $0.prefix(3).elementsEqual(field[0].prefix(3)) }
    }
    guard alike >= (mostly ? count - 2 : 2) else { return nil }
    return FoundTable(
      splitter: .separated(RecordSyntax(separator: .blanks), columns: count),
      first: start(of: lines[0]))
  }
}
