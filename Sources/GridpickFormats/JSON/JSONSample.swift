/// The properties of each column's values in the first records.
struct JSONSample: Sendable {
  static let size = 1_000

  private struct Column {
    /// The place of the value seen first.
    var first: Range<Int>
    /// The number of records that have a value.
    var count = 0
    var isSame = true
    var isScalar = true
    /// True if any value is an array of arrays or objects.
    var isNested = false
  }

  private var columns: [Column] = []
  private var recordCount = 0

  var isFull: Bool { recordCount == Self.size }
  var hasOneRecord: Bool { recordCount == 1 }
  var columnCount: Int { columns.count }

  /// Returns true if there are several records and all have the same value.
  func isConstant(_ column: Int) -> Bool {
    recordCount > 1 && columns[column].isSame && columns[column].count == recordCount
  }

  func isScalar(_ column: Int) -> Bool { columns[column].isScalar }

  /// True for a column with lists of records, or with a value in fewer than half of the records.
  func isMinor(_ column: Int) -> Bool {
    columns[column].isNested || columns[column].count * 2 < recordCount
  }

  mutating func note(
    _ numbers: [Int], at items: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>
  ) {
    recordCount += 1
    for (number, item) in zip(numbers, items) {
      if number >= columns.count { append(upTo: number) }
      if columns[number].count == 0 {
        columns[number].first = item
      } else if columns[number].isSame {
        // A value of an object around records is the same one for all of them.
        let first = columns[number].first
        columns[number].isSame = first == item || bytes[first].elementsEqual(bytes[item])
      }
      columns[number].count += 1
      let value = JSONValue(bytes, at: item.lowerBound)
      if value.isArray || value.isObject { columns[number].isScalar = false }
      if let first = value.firstElement, first.isArray || first.isObject {
        columns[number].isNested = true
      }
    }
  }

  /// Adds all columns up to `number`; a column may come before columns with lower numbers.
  private mutating func append(upTo number: Int) {
    while columns.count <= number { columns.append(Column(first: 0..<0)) }
  }
}
