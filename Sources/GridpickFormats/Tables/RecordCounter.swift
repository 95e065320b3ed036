/// A counter of the records and fields of an input, whatever the pieces in which bytes arrive.
struct RecordCounter: Sendable {
  /// The number of bytes in a block: few enough to search a block for each visible record.
  static let blockSize = 1 << 12

  let syntax: RecordSyntax
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
  /// True if fields stand between blanks, where only a whole record tells what quotes mean.
  private let countsWords: Bool
  /// The offset of the current record if `countsWords`, and true if there is a quote in it.
  private var recordStart: Int
  private var hasQuote = false

  init(_ syntax: RecordSyntax, at start: Int) {
    self.syntax = syntax
    self.start = start
    extent = start
    countsWords = syntax.separator == .blanks
    recordStart = start
    scanner = RecordScanner(syntax, at: start)
  }

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
  mutating func finish(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard scanner.state.isInRecord else { return false }
    if hasQuote { countWords(upTo: extent, in: bytes) }
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
      let found = counter.scanner.read(word, of: bytes)
      if counter.countsWords {
        counter.countWords(found, in: word, of: bytes)
      } else {
        counter.count(found)
      }
    }
    counter.extent = end
    self = counter
  }

  /// Counts lines all at once; `end` is in the same block as `extent`.
  private mutating func countLines(in bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) {
    recordCount += ByteWord.count(of: syntax.terminator, in: bytes, from: extent, to: end)
    firstLength = min(recordCount, 1)
    longestOther = min(recordCount - firstLength, 1)
    scanner.skip(endingLine: bytes[end - 1] == syntax.terminator)
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

  private mutating func countWords(
    _ found: RecordScanner.Found, in word: ByteWord, of bytes: UnsafeBufferPointer<UInt8>
  ) {
    var (cuts, ends) = (found.cuts, found.ends)
    var quotes = word.mask(of: UInt8(ascii: "\""))
    while ends != 0 {
      let before = (ends & (0 &- ends)) &- 1
      let end = word.offset + ends.trailingZeroBitCount
      cutsInRecord += (cuts & before).nonzeroBitCount
      if hasQuote || quotes & before != 0 { countWords(upTo: end, in: bytes) }
      finishRecord()
      (recordStart, hasQuote) = (end + 1, false)
      cuts &= ~before
      quotes &= ~before
      ends &= ends &- 1
    }
    cutsInRecord += cuts.nonzeroBitCount
    if quotes != 0 { hasQuote = true }
  }

  /// Counts the fields of the current record, which has quotes and ends at `end`.
  private mutating func countWords(upTo end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    cutsInRecord = 0
    FieldSplitter.separated(syntax).forEachField(of: recordStart..<end, in: bytes) { _ in
      cutsInRecord += 1
      return true
    }
  }
}
