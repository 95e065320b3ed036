extension TableRecognition {
  /// The lines that are records of the table.
  var lineRule: RecordSyntax.LineRule {
    switch splitter {
    case .barred: .ruled
    case .aligned(let columns) where columns.headerCount > 1: .ruled
    default: .exact
    }
  }

  /// Returns the number of records, as `lineRule` counts them, above the line of titles; nil if
  /// there are no titles.
  func titleNumber(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    titleLine.flatMap { $0 < headLineCount ? recordCount(of: $0, in: bytes) : nil }
  }

  /// Returns the number of records above the first one that is shown.
  func headerCount(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    recordCount(of: headLineCount, in: bytes)
  }

  private func recordCount(of count: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard lineRule == .ruled else { return count }
    return lines.prefix(count).count { !bytes.isRuleOrBlank($0) }
  }

  /// The largest number of lines below a table that are no records; more lines may be data.
  private static let mostBelow = 8

  /// Returns the number of records below the table, which are the last lines without bars.
  ///
  /// The first of these lines is a count, or stands behind a rule or an empty line.
  func footerCount(of index: RecordIndex, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard case .barred(let columns) = splitter else { return 0 }
    let records = headerCount(in: bytes)..<index.recordCount
    let below = records.suffix(Self.mostBelow + 1).reversed().prefix { record in
      let line = index.range(of: record, in: bytes)
      return columns.isFooter(line, in: bytes) || !columns.hasBars(line, in: bytes)
    }
    guard let first = below.last, below.count <= Self.mostBelow else { return 0 }
    let isFooter = columns.isFooter(index.range(of: first, in: bytes), in: bytes)
    return isFooter || index.isApart(first, in: bytes) ? below.count : 0
  }
}
