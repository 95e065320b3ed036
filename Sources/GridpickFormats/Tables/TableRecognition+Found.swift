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

  /// Returns the number of records below the table, if `last` is the last one.
  func footerCount(_ last: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if case .barred(let columns) = splitter, columns.isFooter(last, in: bytes) { 1 } else { 0 }
  }
}
