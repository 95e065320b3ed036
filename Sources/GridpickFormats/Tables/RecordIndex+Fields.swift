import GridpickCore

/// The search for the fields of a record that is too long to be cut as a whole.
///
/// A field is found like a record: by bisection over the blocks and a search of one block (rule
/// L1).
extension RecordIndex {
  /// The largest number of bytes in a record that is cut as a whole.
  private static let cutLength = 4 * RecordCounter.blockSize

  func isLong(_ record: Range<Int>) -> Bool {
    record.count > Self.cutLength && syntax.separator != .none
  }

  /// Returns the number of fields in a long record.
  func fieldCount(of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let last = cuts(
      inBlock: (record.upperBound - 1) / RecordCounter.blockSize, of: record, in: bytes)
    return last.end + syntax.separator.fieldsWithoutCut
  }

  /// Returns the place of field `number` in a long record of `count` fields.
  func field(
    _ number: Int, of count: Int, in record: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let start: Int
    var end = record.upperBound
    switch syntax.separator {
    case .none: return record
    case .byte, .bytes:
      start = number == 0 ? record.lowerBound : cut(number - 1, of: record, in: bytes) + 1
      if number < count - 1 {
        end = cut(number, of: record, in: bytes) + 1 - syntax.separator.length
      }
    case .blanks:
      start = cut(number, of: record, in: bytes)
      if number < count - 1 { end = cut(number + 1, of: record, in: bytes) }
      while end > start, bytes[end - 1].isFieldBlank { end -= 1 }
    }
    // If the file changed during reading, its cuts may be elsewhere.
    return start..<max(start, end)
  }

  /// Returns the place of a cut of a record, counted from 0.
  ///
  /// If a changed file no longer has the cut, the place is the last byte of the record.
  private func cut(
    _ number: Int, of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let first = record.lowerBound / RecordCounter.blockSize
    let last = (record.upperBound - 1) / RecordCounter.blockSize
    // The last block with at most `number` cuts before it. The first block is excluded, because its
    // count belongs to another record.
    let block = (first + 1..<last + 1).partitionPoint { blocks[$0].cutCount <= number } - 1
    return cuts(inBlock: block, of: record, in: bytes).place(of: number) ?? record.upperBound - 1
  }

  private func cuts(
    inBlock number: Int, of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> BlockCuts.Block {
    let start = max(record.lowerBound, number * RecordCounter.blockSize)
    return recentCuts.block(at: start) {
      let end = min(record.upperBound, (number + 1) * RecordCounter.blockSize)
      let isFirst = start == record.lowerBound
      var block = BlockCuts.Block(
        start: start, cutCount: isFirst ? 0 : blocks[number].cutCount)
      var scanner =
        isFirst
        ? RecordScanner(syntax, at: start)
        : RecordScanner(syntax, goingOn: blocks[number], at: start, in: bytes)
      var offset = start
      _ = scanner.firstOffset(in: bytes, from: start, to: end) { found, word in
        var left = found.cuts
        while left != 0 {
          block.places.append(UInt16(offset - start + left.trailingZeroBitCount))
          left &= left - 1
        }
        offset += word.count
        return nil
      }
      return block
    }
  }
}

extension FieldSeparator {
  fileprivate var length: Int {
    switch self {
    case .none, .blanks: 0
    case .byte: 1
    case .bytes(let bytes): bytes.count
    }
  }
}
