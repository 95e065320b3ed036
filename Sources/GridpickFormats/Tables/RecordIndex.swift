import GridpickBisection

/// Where records stand, as a count for each block; a record is found by looking through one block.
struct RecordIndex: Sendable {
  /// What has been read so far, and how.
  private(set) var counter: RecordCounter
  private(set) var blocks: [BlockStart] = []
  /// Whether the input has ended, with a last record that nothing ends.
  private var hasOpenEnd = false
  private var recent = BlockEnds()
  let recentCuts = BlockCuts()

  init(_ syntax: RecordSyntax, at start: Int) {
    counter = RecordCounter(syntax, at: start)
  }

  var syntax: RecordSyntax { counter.syntax }
  var recordCount: Int { counter.recordCount }
  var extent: Int { counter.extent }

  /// Takes over what a counter, gone on from this one's, has found.
  mutating func append(_ starts: [BlockStart], upTo counter: RecordCounter) {
    blocks += starts
    self.counter = counter
  }

  /// The end of the input ends a last record too.
  mutating func finish() {
    if !hasOpenEnd { hasOpenEnd = counter.finish() }
  }

  /// The same with a memory of its own, for who goes through many records while others look at some.
  var alone: RecordIndex {
    var index = self
    index.recent = BlockEnds()
    return index
  }

  /// The record's bytes without what ends it.
  ///
  /// A file that was changed under way may give other bytes than it should, but none outside.
  func range(of record: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let end = self.end(of: record, in: bytes)
    let start = record == 0 ? counter.start : min(self.end(of: record - 1, in: bytes) + 1, end)
    return content(from: start, to: end, in: bytes)
  }

  /// What lies between the end of one record and that of the next without what is none of it.
  func content(
    from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    guard syntax.lines == .table else { return start..<end }
    var (start, end) = (start, end)
    start = lastBlank(from: start, to: end)
    while start < end, let length = Self.emptyLine(at: start, in: bytes, upTo: end) {
      start += length
    }
    if end < extent, end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// A place from which on there is nothing but empty lines before a record, and no more of these than a
  /// block holds: there may be very many of them.
  private func lastBlank(from start: Int, to end: Int) -> Int {
    let first = start / RecordCounter.blockSize + 1
    let next = min(end / RecordCounter.blockSize + 1, blocks.count)
    guard first < next else { return start }
    let block = (first..<next).partitionPoint { blocks[$0].state.isBetweenRecords } - 1
    guard block >= first else { return start }
    return block * RecordCounter.blockSize - Int(blocks[block].state.followsReturn)
  }

  private static func emptyLine(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, upTo end: Int
  ) -> Int? {
    switch bytes[offset] {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r") where offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "\n"): 2
    default: nil
    }
  }

  /// The place of what ends the record; the end of its block where a changed file has it nowhere.
  func end(of record: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    recent.end(of: record) { ends(inBlock: block(ofEnd: record), in: bytes) }
      ?? stop(ofBlock: block(ofEnd: record))
  }

  func stop(ofBlock block: Int) -> Int {
    min(extent, (block + 1) * RecordCounter.blockSize)
  }

  /// All ends of records in a block, and no more than were counted there, whatever a changed file has.
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

  /// The last block before which no more than so many records end.
  func block(ofEnd record: Int) -> Int {
    max(1, blocks.indices.partitionPoint { blocks[$0].recordCount <= record }) - 1
  }
}
