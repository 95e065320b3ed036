import GridpickBisection

/// A record that is too long to be cut has its fields found as an input has its records: by bisection
/// over the blocks and a look through one (rule L1).
extension RecordIndex {
  /// So many bytes are cut whole.
  private static let cutLength = 4 * RecordCounter.blockSize

  func isLong(_ record: Range<Int>) -> Bool {
    record.count > Self.cutLength && syntax.separator != .none
  }

  /// How many fields a long record has.
  func fieldCount(of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let last = cuts(
      inBlock: (record.upperBound - 1) / RecordCounter.blockSize, of: record, in: bytes)
    return last.end + syntax.separator.fieldsWithoutCut
  }

  /// Where a field of a long record stands, which has so many.
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
    // A file that was changed under way may have its cuts elsewhere.
    return start..<max(start, end)
  }

  /// Where a cut of a record is, counted from 0; the record's last byte where a changed file has it nowhere.
  private func cut(
    _ number: Int, of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let first = record.lowerBound / RecordCounter.blockSize
    let last = (record.upperBound - 1) / RecordCounter.blockSize
    // The last block that no more cuts come before; what the first one counts is another record's.
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
