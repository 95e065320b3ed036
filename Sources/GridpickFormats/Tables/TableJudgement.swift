/// A judgement that tells for each line below the titles if the line is a record of a table.
struct TableJudgement {
  private let columns: AlignedColumns
  private let titleLine: TitleLine?
  /// The place of the title of each column; an empty range if a column has no title.
  private let titles: [Range<Int>]

  /// Creates a judgement; `titleLine` is nil if a rule below the titles is proof enough.
  init(
    _ columns: AlignedColumns, titleLine: TitleLine?, at range: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>
  ) {
    self.columns = columns
    self.titleLine = titleLine
    titles = columns.extents(of: range, in: bytes)
  }

  /// Returns true for a record, false for another line, and nil for a line that proves nothing.
  func isRecord(_ line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    if bytes[line].allSatisfy(\.isLineBlank) { return nil }
    if let titleLine {
      if titleLine.resembles(line, of: bytes) { return false }
      if titleLine.tabCount > 0 {
        return bytes[line].count { $0 == UInt8(ascii: "\t") } == titleLine.tabCount
      }
    }
    let fields = columns.extents(of: line, in: bytes)
    let filledCount = fields.count { !$0.isEmpty }
    // A single name may stand in any list.
    if filledCount == 1, !fields[0].isEmpty, fields[0].lowerBound == titles[0].lowerBound {
      return nil
    }
    // The first column is left out, because all lines have something there.
    let others = zip(fields, titles).dropFirst().filter { !$0.0.isEmpty }
    let aligned = others.count { field, title in
      title.isEmpty || field.lowerBound == title.lowerBound || field.upperBound == title.upperBound
    }
    return filledCount >= max(2, columns.count / 2) && aligned * 2 >= others.count
  }
}

extension AlignedColumns {
  fileprivate func extents(
    of line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    let words = AlignedLine(line, of: bytes, by: measure).words
    var extents = [Range<Int>](repeating: 0..<0, count: count)
    for (word, column) in zip(words, columns(of: words)) {
      let start = extents[column].isEmpty ? word.places.lowerBound : extents[column].lowerBound
      extents[column] = start..<word.places.upperBound
    }
    return extents
  }
}
