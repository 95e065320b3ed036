/// What the first records say about the values of their columns.
struct JSONSample: Sendable {
  static let size = 1_000

  private struct Column {
    /// The value seen first, as it is written.
    var first: Range<Int>
    /// How many records have one.
    var count = 0
    var isSame = true
    /// Whether no value is an array or object.
    var isScalar = true
    /// Whether any value is an array of arrays or objects.
    var isNested = false
  }

  private var columns: [Column] = []
  private var recordCount = 0

  var isFull: Bool { recordCount == Self.size }
  var hasOneRecord: Bool { recordCount == 1 }
  /// How many columns the first records have.
  var columnCount: Int { columns.count }

  /// Whether all records, of which there are several, say the same.
  func isConstant(_ column: Int) -> Bool {
    recordCount > 1 && columns[column].isSame && columns[column].count == recordCount
  }

  func isScalar(_ column: Int) -> Bool { columns[column].isScalar }

  /// Whether it says little beside others: it holds lists of records, or more than half have no value for it.
  func isMinor(_ column: Int) -> Bool {
    columns[column].isNested || columns[column].count * 2 < recordCount
  }

  /// Takes the values of one more record.
  mutating func note(_ numbers: [Int], at items: [Int], in bytes: UnsafeBufferPointer<UInt8>) {
    recordCount += 1
    for (number, item) in zip(numbers, items) {
      if number >= columns.count { append(upTo: number) }
      if columns[number].count == 0 {
        columns[number].first = item..<JSONValue(bytes, at: item).source.endIndex
      } else if columns[number].isSame {
        columns[number].isSame = bytes.holdsValue(columns[number].first, at: item)
      }
      columns[number].count += 1
      let byte = bytes[item]
      if byte == .openBracket || byte == .openBrace { columns[number].isScalar = false }
      if let first = JSONValue(bytes, at: item).element(0), first.isArray || first.isObject {
        columns[number].isNested = true
      }
    }
  }

  /// The columns of a record do not rise with their first values where it repeats keys.
  private mutating func append(upTo number: Int) {
    while columns.count <= number { columns.append(Column(first: 0..<0)) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the value that was seen at a place is the one at an offset, too.
  fileprivate func holdsValue(_ value: Range<Int>, at offset: Int) -> Bool {
    let end = offset + value.count
    guard end <= count, self[value].elementsEqual(self[offset..<end]) else { return false }
    // Only a number may go on.
    return end == count || !self[value.lowerBound].isPartOfNumber || !self[end].isPartOfNumber
  }
}

extension UInt8 {
  fileprivate var isPartOfNumber: Bool {
    isDigit || self == .minus || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
      || self | 0x20 == UInt8(ascii: "e")
  }
}
