/// The columns of lines that tabs part, perhaps with blanks beside them.
struct TabbedColumns: Equatable, Sendable {
  let count: Int

  /// As many as there are columns at most: the last one has the rest.
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
