/// Counts records and fields on the way through an input, however its bytes arrive.
struct RecordCounter: Sendable {
  /// How many bytes a mark stands for: few enough to be looked through for each record that is seen.
  static let blockSize = 1 << 14

  let syntax: RecordSyntax
  /// Where the first record begins.
  let start: Int
  /// How far it has come.
  private(set) var extent: Int
  private(set) var recordCount = 0
  /// How many fields the first record has, which may be titles.
  private(set) var firstLength = 0
  /// How many fields the longest of the others has.
  private(set) var longestOther = 0
  private var scanner: RecordScanner
  private var blockCount = 0
  private var marksInRecord = 0

  init(_ syntax: RecordSyntax, at start: Int) {
    self.syntax = syntax
    self.start = start
    extent = start
    scanner = RecordScanner(syntax, at: start)
  }

  /// Whether the record at hand is inside quotes.
  var isInQuotes: Bool { scanner.state.isInQuotes == 1 }

  /// Reads on, and gives a mark for each block that begins on the way.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) -> [BlockMark] {
    var marks: [BlockMark] = []
    while extent < end {
      if extent / Self.blockSize == blockCount {
        marks.append(
          BlockMark(
            recordCount: recordCount, state: scanner.state, markCount: marksInRecord,
            lead: scanner.lead(at: extent)))
        blockCount += 1
      }
      readBlock(bytes, upTo: min(end, blockCount * Self.blockSize))
    }
    return marks
  }

  /// Counts a last record that nothing ends; true if there is one.
  mutating func finish() -> Bool {
    guard scanner.state.beginsLine == 0 else { return false }
    endRecord()
    return true
  }

  private mutating func endRecord() {
    let length = marksInRecord + syntax.separator.fieldsWithoutMark
    if recordCount == 0 { firstLength = length } else { longestOther = max(longestOther, length) }
    recordCount += 1
    marksInRecord = 0
  }

  /// In locals, so that they stay in registers.
  private mutating func readBlock(_ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) {
    if syntax.isPlain { return countLines(in: bytes, upTo: end) }
    var counter = self
    while end - counter.extent >= 64 {
      counter.read(ByteWord(bytes, from: counter.extent), of: bytes)
    }
    if counter.extent < end {
      counter.read(ByteWord(bytes, from: counter.extent, upTo: end), of: bytes)
    }
    self = counter
  }

  @inline(__always)
  private mutating func read(_ word: ByteWord, of bytes: UnsafeBufferPointer<UInt8>) {
    count(scanner.read(word, of: bytes))
    extent += word.count
  }

  /// Takes over lines that were counted in one go.
  mutating func noteLines(_ count: Int, upTo end: Int, endsLine: Bool) {
    recordCount += count
    firstLength = min(recordCount, 1)
    longestOther = min(recordCount - firstLength, 1)
    scanner.skip(endingLine: endsLine)
    extent = end
  }

  @inline(__always)
  private mutating func count(_ found: RecordScanner.Found) {
    var marks = found.marks
    var ends = found.ends
    while ends != 0 {
      let before = (ends & (0 &- ends)) &- 1
      marksInRecord += (marks & before).nonzeroBitCount
      endRecord()
      marks &= ~before
      ends &= ends &- 1
    }
    marksInRecord += marks.nonzeroBitCount
  }
}
