/// A counter of the records and fields of an input, whatever the pieces in which bytes arrive.
struct RecordCounter: Sendable {
  /// The number of bytes in a block: few enough to search a block for each visible record.
  static let blockSize = 1 << 14

  let syntax: RecordSyntax
  /// The offset where the first record begins.
  let start: Int
  /// The offset up to which the bytes are counted.
  private(set) var extent: Int
  private(set) var recordCount = 0
  /// The number of fields in the first record, which may hold titles.
  private(set) var firstLength = 0
  /// The number of fields in the longest of the other records.
  private(set) var longestOther = 0
  private var scanner: RecordScanner
  private var blockCount = 0
  private var cutsInRecord = 0

  init(_ syntax: RecordSyntax, at start: Int) {
    self.syntax = syntax
    self.start = start
    extent = start
    scanner = RecordScanner(syntax, at: start)
  }

  /// True if the current record is inside quotes.
  var isInQuotes: Bool { scanner.state.isInQuotes == 1 }

  /// Counts the bytes up to `end`, and returns the start of each block that begins among them.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) -> [BlockStart] {
    var starts: [BlockStart] = []
    while extent < end {
      if extent / Self.blockSize == blockCount {
        starts.append(BlockStart(recordCount: recordCount, state: scanner.state))
        blockCount += 1
      }
      readBlock(bytes, upTo: min(end, blockCount * Self.blockSize))
    }
    return starts
  }

  /// Counts a last record that has no terminator, and returns true if there is one.
  mutating func finish() -> Bool {
    guard scanner.state.beginsLine == 0 else { return false }
    finishRecord()
    return true
  }

  private mutating func finishRecord() {
    let length = cutsInRecord + syntax.separator.fieldsWithoutCut
    if recordCount == 0 { firstLength = length } else { longestOther = max(longestOther, length) }
    recordCount += 1
    cutsInRecord = 0
  }

  /// Counts the bytes up to `end` in a local copy, so that its values stay in registers.
  private mutating func readBlock(_ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) {
    if syntax.isPlain { return countLines(in: bytes, upTo: end) }
    var counter = self
    ByteWord.forEach(in: bytes, from: extent, to: end) { word in
      counter.count(counter.scanner.read(word, of: bytes))
    }
    counter.extent = end
    self = counter
  }

  /// Adds lines that were counted all at once.
  mutating func noteLines(_ count: Int, upTo end: Int, endsLine: Bool) {
    recordCount += count
    firstLength = min(recordCount, 1)
    longestOther = min(recordCount - firstLength, 1)
    scanner.skip(endingLine: endsLine)
    extent = end
  }

  @inline(__always)
  private mutating func count(_ found: RecordScanner.Found) {
    var cuts = found.cuts
    var ends = found.ends
    while ends != 0 {
      let before = (ends & (0 &- ends)) &- 1
      cutsInRecord += (cuts & before).nonzeroBitCount
      finishRecord()
      cuts &= ~before
      ends &= ends &- 1
    }
    cutsInRecord += cuts.nonzeroBitCount
  }
}
