/// The columns of lines with tabs between the fields, perhaps with blanks beside the tabs.
struct TabbedColumns: Equatable, Sendable {
  /// The number of fields, the last of which has the rest of the line; 0 for all of them.
  let count: Int
  /// True if several tabs in a row count as one.
  var joinsRuns = false

  func fields(of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var start = record.lowerBound
    while fields.count + 1 != count,
      let tab = bytes[start..<record.upperBound].firstIndex(of: .tab)
    {
      fields.append(bytes.withoutBlanks(start..<tab))
      start = tab + 1
      while joinsRuns, start < record.upperBound, bytes[start] == .tab { start += 1 }
    }
    return fields + [bytes.withoutBlanks(start..<record.upperBound)]
  }
}
