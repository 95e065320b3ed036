extension TableRecognition {
  var lineRule: RecordSyntax.LineRule {
    switch splitter {
    case .barred: .ruled
    case .aligned(let columns) where columns.headerCount > 1: .ruled
    default: .exact
    }
  }

  /// Returns how many records `lineRule` counts above the line of titles; nil without titles.
  func titleNumber(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    titleLine.flatMap { $0 < headLineCount ? recordCount(of: $0, in: bytes) : nil }
  }

  func headerCount(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    recordCount(of: headLineCount, in: bytes)
  }

  private func recordCount(of count: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard lineRule == .ruled else { return count }
    return lines.prefix(count).count { !bytes.isRuleOrBlank($0) }
  }

  /// The largest number of lines below a table that are no records; more lines may be data.
  private static let mostBelow = 8

  func footerCount(of index: RecordIndex, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let first = headerCount(in: bytes)
    guard first < index.recordCount else { return 0 }
    let records = first..<index.recordCount
    return switch splitter {
    case .barred(let columns): Self.footerCount(of: records, below: columns, of: index, in: bytes)
    case .aligned: Self.countedFooterCount(of: records, of: index, in: bytes)
    default: 0
    }
  }

  /// The number of last records without bars; the first is a count, or behind a rule or empty line.
  private static func footerCount(
    of records: Range<Int>, below columns: BarredColumns, of index: RecordIndex,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let below = records.suffix(mostBelow + 1).reversed().prefix { record in
      let line = index.range(of: record, in: bytes)
      return columns.isFooter(line, in: bytes) || !columns.hasBars(line, in: bytes)
    }
    guard let first = below.last, below.count <= mostBelow else { return 0 }
    let isFooter = columns.isFooter(index.range(of: first, in: bytes), in: bytes)
    return isFooter || index.isApart(first, in: bytes) ? below.count : 0
  }

  /// Returns the number of the last records that stand behind an empty line, with it, if one of
  /// them is a sentence that counts what is listed above, as `systemctl` prints it.
  private static func countedFooterCount(
    of records: Range<Int>, of index: RecordIndex, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let below = records.suffix(mostBelow).drop { record in
      let line = index.range(of: record, in: bytes)
      return !bytes[line].allSatisfy(\.isLineBlank) && !index.isApart(record, in: bytes)
    }
    return below.contains { bytes.isCount(index.range(of: $0, in: bytes)) } ? below.count : 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// True for a sentence that counts what is above, as `7 loaded units listed.` of `systemctl`.
  fileprivate func isCount(_ line: Range<Int>) -> Bool {
    let words = self[line.prefix(TitleLine.longest)].split(whereSeparator: \.isLineBlank)
    guard let first = words.first, first.allSatisfy(\.isDigit) else { return false }
    return words.contains { $0.elementsEqual("listed.".utf8) || $0.elementsEqual("selected.".utf8) }
  }
}
