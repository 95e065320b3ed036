// Finds lines with the same separator between their fields: tabs, commas and others.
extension Beginning {
  /// Finds lines with the same number of tabs, except a few lines above and below.
  func tabbed() -> FoundTable? {
    let filled = filled
    guard filled.allSatisfy({ self.lines[$0].count <= Self.longest }),
      let first = filled.firstIndex(where: { text($0).contains(.tab) }),
      let last = filled.lastIndex(where: { text($0).contains(.tab) }),
      first <= TitledLines.mostAbove
    else { return nil }
    let lines = filled[first...last].prefix { mayHaveTabs(text($0)) }
    let ways = [false, true].map { joins in
      let columns = TabbedColumns(count: 0, joinsRuns: joins)
      let counts = lines.map { columns.fields(of: self.lines[$0], in: bytes).count }
      return (joins: joins, run: counts.prefix { $0 == counts[0] }.count, count: counts.first ?? 0)
    }
    guard let way = ways.max(by: { $0.run < $1.run }), way.count > 1,
      way.run > (way.joins || way.run < filled.count ? 3 : 1),
      filled.count - first - way.run <= Self.mostAround
    else { return nil }
    var found = separated(
      .tabbed(TabbedColumns(count: way.count, joinsRuns: way.joins)), Array(lines.prefix(way.run)))
    if first + way.run < filled.count { found.end = start(of: filled[first + way.run]) }
    return found
  }

  private func mayHaveTabs(_ line: LineText) -> Bool {
    let last = line.last { !$0.isLineBlank }
    return line.contains(.tab) && line.first != .tab && last != UInt8(ascii: ";")
      && last != UInt8(ascii: "{")
  }

  func commaSeparated() -> FoundTable? {
    let lines = filled
    guard lines.count > 2, lines.allSatisfy({ self.lines[$0].count <= Self.longest }),
      !(0..<min(count, lines.count)).contains(where: isBlank)
    else {
      return nil
    }
    let rivals = (CommaChoice.signs + [.colon]).compactMap { sign -> (count: Int, RecordSyntax)? in
      guard text(lines[0]).contains(sign) else { return nil }
      let syntax = RecordSyntax(separator: .byte(sign), isQuoted: true, skipsEmptyLines: true)
      let splitter = FieldSplitter.separated(syntax)
      let records = lines.map { number in
        splitter.fields(of: self.lines[number], in: bytes).map { bytes[$0] }
      }
      let count = records[0].count
      guard records.allSatisfy({ $0.count == count }), count >= (sign == .colon ? 5 : 3),
        isSeparator(sign, of: records)
      else { return nil }
      return (count, syntax)
    }
    guard let best = rivals.max(by: { $0.count < $1.count }) else { return nil }
    return separated(.separated(best.1, columns: best.count), lines)
  }

  /// Returns false if the symbol separates words or code, not fields.
  private func isSeparator(_ sign: UInt8, of records: [[LineText]]) -> Bool {
    let fields = records.joined()
    if sign == .colon, records.contains(where: { $0[0].contains(.blank) }) { return false }
    if ",;:".utf8.contains(sign),
      fields.contains(where: { $0.first?.isFieldBlank == true && !$0.isBlank })
    {
      return false
    }
    // A line that ends with a bar but does not begin with one is from a hex dump.
    if sign == UInt8(ascii: "|"), records.allSatisfy({ $0[$0.count - 1].isEmpty && !$0[0].isEmpty })
    {
      return false
    }
    let brackets = fields.count {
      $0.first.map { "({".utf8.contains($0) } ?? false
        || $0.last.map { "(){}".utf8.contains($0) } ?? false
    }
    return sign == .tab || brackets * 4 <= records.count
  }

  private func separated(_ splitter: FieldSplitter, _ lines: [Int]) -> FoundTable {
    let records = lines.map { number in
      splitter.fields(of: self.lines[number], in: bytes).map { bytes[$0].trimmed }
    }
    var found = FoundTable(splitter: splitter, first: start(of: lines[0]))
    if Self.hasTitles(records) {
      found.titles = found.first
      found.first = lines.count > 1 ? start(of: lines[1]) : start(of: count)
    }
    return found
  }

  private static func hasTitles(_ records: [[LineText]]) -> Bool {
    let titles = records[0]
    guard records.count > 1, !titles.contains(where: { $0.isEmpty || $0.isQuantity }),
      Set(titles.map { Array($0) }).count == titles.count
    else { return false }
    let columns = titles.indices.map { column in
      records.dropFirst().map { column < $0.count ? $0[column] : $0[0].prefix(0) }
    }
    let hasNumbers = columns.contains { column in
      let filled = column.filter { !$0.isEmpty }
      return !filled.isEmpty && filled.allSatisfy(\.isQuantity)
    }
    let hasCapitals = titles.count { $0.first?.isCapitalLetter == true } * 2 > titles.count
    return hasNumbers
      || hasCapitals
        && !columns.allSatisfy { column in
          column.count { $0.first?.isCapitalLetter == true } * 2 > column.count
        }
  }
}
