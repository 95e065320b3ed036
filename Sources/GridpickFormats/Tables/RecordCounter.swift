/// A counter of the records and fields of an input, whatever the pieces in which bytes arrive.
struct RecordCounter: Sendable {
  let syntax: RecordSyntax
  let start: Int
  /// The offset up to which the bytes are counted.
  private(set) var extent: Int
  private var recordCount = 0
  /// The number of fields in the first record, which may hold titles.
  private(set) var firstLength = 0
  /// The number of fields in the longest of the other records.
  private(set) var longestOther = 0
  private var scanner: RecordScanner
  private var cutsInRecord = 0
  /// True if fields stand between blanks, where only a whole record tells what quotes mean.
  private let countsWords: Bool
  /// The offset of the current record, with the empty lines before it.
  private(set) var recordStart: Int
  /// True if `countsWords`, and there is a quote in the current record.
  private var hasQuote = false

  init(_ syntax: RecordSyntax, at start: Int) {
    self.syntax = syntax
    self.start = start
    extent = start
    countsWords = syntax.separator == .blanks
    recordStart = start
    scanner = RecordScanner(syntax, at: start)
  }

  var isInQuotes: Bool { scanner.isInQuotes }

  /// Counts the bytes up to `end`, and returns the start of each record that ends among them.
  ///
  /// It counts in a local copy, so that its values stay in registers.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) -> [Int] {
    if syntax.isPlain { return readLines(bytes, upTo: end) }
    var counter = self
    var starts: [Int] = []
    ByteWord.forEach(in: bytes, from: extent, to: end) { word in
      let found = counter.scanner.read(word, of: bytes)
      if counter.countsWords {
        counter.countWords(found, in: word, of: bytes, &starts)
      } else {
        counter.count(found, in: word, of: bytes, &starts)
      }
    }
    counter.extent = end
    self = counter
    return starts
  }

  /// Counts lines before it notes where they begin: there may be very many.
  private mutating func readLines(
    _ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int
  ) -> [Int] {
    let count = ByteWord.count(of: syntax.terminator, in: bytes, from: extent, to: end)
    var next = recordStart
    let starts = [Int](unsafeUninitializedCapacity: count) { starts, startCount in
      var place = 0
      ByteWord.forEach(in: bytes, from: extent, to: end) { word in
        var ends = word.mask(of: syntax.terminator)
        // A file may change between the two passes.
        while ends != 0, place < count {
          starts.initializeElement(at: place, to: next)
          place &+= 1
          next = word.offset &+ ends.trailingZeroBitCount &+ 1
          ends &= ends &- 1
        }
      }
      startCount = place
    }
    recordCount += starts.count
    recordStart = next
    extent = end
    return starts
  }

  /// Counts a last record that has no terminator, and returns its start if there is one.
  mutating func finish(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let isInRecord = syntax.isPlain ? recordStart < extent : scanner.isInRecord
    guard isInRecord else { return nil }
    if hasQuote { countWords(upTo: extent, in: bytes) }
    return finishRecord(at: extent, in: bytes)
  }

  /// Ends the current record, and returns its start.
  @inline(__always)
  private mutating func finishRecord(at end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let length = cutsInRecord + syntax.separator.fieldsWithoutCut
    if recordCount == 0 { firstLength = length } else { longestOther = max(longestOther, length) }
    recordCount += 1
    cutsInRecord = 0
    defer { recordStart = end + 1 }
    return syntax.lines == .table
      ? bytes.lineStart(from: recordStart, upTo: end, endedBy: syntax.terminator) : recordStart
  }

  @inline(__always)
  private mutating func count(
    _ found: RecordScanner.Found, in word: ByteWord, of bytes: UnsafeBufferPointer<UInt8>,
    _ starts: inout [Int]
  ) {
    var cuts = found.cuts
    var ends = found.ends
    while ends != 0 {
      let before = (ends & (0 &- ends)) &- 1
      cutsInRecord += (cuts & before).nonzeroBitCount
      starts.append(finishRecord(at: word.offset + ends.trailingZeroBitCount, in: bytes))
      cuts &= ~before
      ends &= ends &- 1
    }
    cutsInRecord += cuts.nonzeroBitCount
  }

  private mutating func countWords(
    _ found: RecordScanner.Found, in word: ByteWord, of bytes: UnsafeBufferPointer<UInt8>,
    _ starts: inout [Int]
  ) {
    var (cuts, ends) = (found.cuts, found.ends)
    var quotes = word.mask(of: UInt8(ascii: "\""))
    while ends != 0 {
      let before = (ends & (0 &- ends)) &- 1
      let end = word.offset + ends.trailingZeroBitCount
      cutsInRecord += (cuts & before).nonzeroBitCount
      if hasQuote || quotes & before != 0 { countWords(upTo: end, in: bytes) }
      starts.append(finishRecord(at: end, in: bytes))
      hasQuote = false
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

extension UnsafeBufferPointer<UInt8> {
  /// Returns the first place from `start` on that begins no empty line.
  @inline(__always)
  func lineStart(from start: Int, upTo end: Int, endedBy terminator: UInt8) -> Int {
    var start = start
    while start < end {
      if self[start] == terminator {
        start += 1
      } else if self[start] == UInt8(ascii: "\r"), start + 1 < end,
        self[start + 1] == UInt8(ascii: "\n")
      {
        start += 2
      } else {
        break
      }
    }
    return start
  }
}
