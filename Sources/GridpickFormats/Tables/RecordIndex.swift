import GridpickCore

/// The places of the records, kept as a count for each block; one block is searched for a record.
struct RecordIndex: Sendable {
  private(set) var counter: RecordCounter
  private(set) var blocks: [BlockStart] = []
  /// True once the input has ended with a record that has no terminator.
  private var hasOpenEnd = false
  private var recent = BlockEnds()

  init(_ syntax: RecordSyntax, at start: Int) {
    counter = RecordCounter(syntax, at: start)
  }

  var syntax: RecordSyntax { counter.syntax }
  var recordCount: Int { counter.recordCount }
  var extent: Int { counter.extent }

  /// Takes over the blocks that `counter` found after it continued from this index's counter.
  mutating func append(_ starts: [BlockStart], upTo counter: RecordCounter) {
    blocks += starts
    self.counter = counter
  }

  /// Ends a last record that has no terminator at the end of the input.
  mutating func finish(in bytes: UnsafeBufferPointer<UInt8>) {
    if !hasOpenEnd { hasOpenEnd = counter.finish(in: bytes) }
  }

  /// The same index with its own cache, for a caller that reads many records while others read few.
  var alone: RecordIndex {
    var index = self
    index.recent = BlockEnds()
    return index
  }

  /// Returns the bytes without the terminator; if the file changed, wrong but never outside it.
  func range(of record: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    range(of: record, in: bytes) { end(of: $0, in: bytes) }
  }

  /// `find` returns where a record ends; called for the record before this one, then for this.
  @inline(__always)
  func range(
    of record: Int, in bytes: UnsafeBufferPointer<UInt8>, endsBy find: (Int) -> Int
  ) -> Range<Int> {
    let start = record == 0 ? counter.start : find(record - 1) + 1
    let end = find(record)
    return content(from: min(start, end), to: end, in: bytes)
  }

  /// Returns true if lines that are no records stand between a record and the record before it.
  func isApart(_ record: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    record > 0 && range(of: record, in: bytes).lowerBound > end(of: record - 1, in: bytes) + 1
  }

  /// Returns the record between two terminators, without the lines before it that are no records;
  /// in a table also without a carriage return behind it.
  func content(
    from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    guard syntax.lines != .exact else { return start..<end }
    var (start, end) = (start, end)
    while start < end, let length = leftOutLine(at: start, in: bytes, upTo: end) {
      start += length
    }
    if syntax.lines == .table, end < extent, end > start, bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  /// Returns the length of a line that is no record; nil if it is the record.
  private func leftOutLine(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, upTo end: Int
  ) -> Int? {
    if syntax.lines == .ruled {
      let next = bytes[offset..<end].firstIndex(of: UInt8(ascii: "\n"))
      return next.flatMap { bytes.isRuleOrBlank(offset..<$0) ? $0 + 1 - offset : nil }
    }
    return switch bytes[offset] {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r") where offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "\n"): 2
    default: nil
    }
  }

  /// Returns the offset of a record's terminator; without one, or after a change, its block's end.
  func end(of record: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    recent.end(of: record) { ends(inBlock: block(ofEnd: record), in: bytes) }
      ?? stop(ofBlock: block(ofEnd: record))
  }

  func stop(ofBlock block: Int) -> Int {
    min(extent, (block + 1) * RecordCounter.blockSize)
  }

  /// Returns all ends of records in a block, but no more than were counted before a file changed.
  func ends(
    inBlock number: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> BlockEnds.Block {
    let start = number * RecordCounter.blockSize
    let count = number + 1 < blocks.count ? blocks[number + 1].recordCount : recordCount
    let recordCount = blocks[number].recordCount
    let ends = [UInt16](unsafeUninitializedCapacity: count - recordCount) { ends, endCount in
      forEachEnd(inBlock: number, in: bytes) { end in
        guard endCount < ends.count else { return }
        ends.initializeElement(at: endCount, to: UInt16(truncatingIfNeeded: end - start))
        endCount += 1
      }
    }
    return BlockEnds.Block(start: start, recordCount: recordCount, ends: ends)
  }

  @inline(__always)
  private func forEachEnd(
    inBlock number: Int, in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void
  ) {
    let start = max(counter.start, number * RecordCounter.blockSize)
    let stop = stop(ofBlock: number)
    func tell(_ ends: UInt64, of word: ByteWord) {
      var left = ends
      while left != 0 {
        body(word.offset &+ left.trailingZeroBitCount)
        left &= left &- 1
      }
    }
    guard !syntax.isPlain else {
      return ByteWord.forEach(in: bytes, from: start, to: stop) { word in
        tell(word.mask(of: syntax.terminator), of: word)
      }
    }
    var scanner = RecordScanner(syntax.withoutCuts, state: blocks[number].state, at: start)
    ByteWord.forEach(in: bytes, from: start, to: stop) { word in
      tell(scanner.read(word, of: bytes).ends, of: word)
    }
  }

  /// Returns the last block, or the last of `some`, before which at most `record` records end.
  func block(ofEnd record: Int, among some: Range<Int>? = nil) -> Int {
    let numbers = some ?? blocks.indices
    return max(1, numbers.partitionPoint { blocks[$0].recordCount <= record }) - 1
  }
}
