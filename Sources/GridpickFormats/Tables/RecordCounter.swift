import GridpickCBits

/// A counter of the records and fields of an input that arrives in pieces of any size.
struct RecordCounter: Sendable {
  let syntax: RecordSyntax
  let start: Int
  private(set) var extent: Int
  private(set) var recordStart: Int
  /// The number of fields of the longest record.
  private(set) var longest = 0
  private var fieldCount = 0
  private var scanner: RecordScanner

  init(_ syntax: RecordSyntax, at start: Int) {
    self.syntax = syntax
    self.start = start
    extent = start
    recordStart = start
    scanner = RecordScanner(syntax, at: start)
  }

  var openQuote: Int? { scanner.isInQuotes ? scanner.fieldStart : nil }

  /// Counts the bytes up to `end`, and returns the starts of the records that end in them.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) -> [Int] {
    if syntax.isPlain { return readLines(bytes, upTo: end) }
    var starts: [Int] = []
    var scanner = scanner
    scanner.read(bytes, from: extent, to: end) { field, record in
      fieldCount += 1
      if let record {
        starts.append(record)
        finishRecord(record..<field.upperBound, in: bytes)
      }
      return true
    }
    self.scanner = scanner
    extent = end
    return starts
  }

  private mutating func readLines(
    _ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int
  ) -> [Int] {
    var starts: [Int] = []
    var next = recordStart
    for offset in stride(from: extent, to: end, by: 64) {
      var ends = bytes.mask(of: syntax.terminator, from: offset, upTo: end)
      while ends != 0 {
        starts.append(next)
        next = offset &+ ends.trailingZeroBitCount &+ 1
        ends &= ends &- 1
      }
    }
    recordStart = next
    extent = end
    return starts
  }

  /// Counts a last record without a terminator, and returns its start; nil if there is none.
  mutating func finish(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let start = syntax.isPlain ? recordStart : scanner.lineStart
    guard start < extent else { return nil }
    fieldCount += 1
    finishRecord(start..<extent, in: bytes)
    return start
  }

  private mutating func finishRecord(
    _ record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    if syntax.separator == .blanks {
      fieldCount = FieldSplitter.separated(syntax).fields(of: record, in: bytes).count
    }
    longest = max(longest, fieldCount)
    fieldCount = 0
    recordStart = record.upperBound + 1
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns a bit for each of the 64 bytes from `start` on that is `byte`, none from `end` on.
  @inline(__always)
  func mask(of byte: UInt8, from start: Int, upTo end: Int) -> UInt64 {
    if count - start >= 64, let baseAddress {
      let mask = bits_equal(baseAddress + start, byte)
      return end - start >= 64 ? mask : mask & (1 << UInt64(end - start) &- 1)
    }
    var mask: UInt64 = 0
    for place in start..<end where self[place] == byte { mask |= 1 << (place - start) }
    return mask
  }
}
