/// The columns of lines with tabs between the fields, perhaps with blanks beside the tabs.
struct TabbedColumns: Equatable, Sendable {
  let count: Int

  /// Returns at most `count` fields; the last field holds the rest of the record.
  func fields(of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var start = record.lowerBound
    while fields.count + 1 < count,
      let tab = bytes[start..<record.upperBound].firstIndex(of: UInt8(ascii: "\t"))
    {
      fields.append(bytes.withoutBlanks(start..<tab))
      start = tab + 1
    }
    return fields + [bytes.withoutBlanks(start..<record.upperBound)]
  }
}
