import GridpickCore

/// The places where the records of an input begin.
struct RecordIndex: Sendable {
  private(set) var counter: RecordCounter
  private var starts = OffsetList()
  let leftOut: LeftOutLines?
  /// True once the input has ended with a record that has no terminator.
  private var hasOpenEnd = false

  init(_ syntax: RecordSyntax, at start: Int, leavingOut leftOut: LeftOutLines? = nil) {
    counter = RecordCounter(syntax, at: start)
    self.leftOut = leftOut
  }

  var syntax: RecordSyntax { counter.syntax }
  var recordCount: Int { starts.count }
  var extent: Int { counter.extent }

  /// Appends the records that `counter` found, after it continued from the counter of this index.
  mutating func append(
    _ found: [Int], upTo counter: RecordCounter, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    self.counter = counter
    guard let leftOut else { return starts.append(contentsOf: found) }
    for start in found where !leftOut.contains(bytes[line(from: start, in: bytes)]) {
      starts.append(start)
    }
  }

  /// Appends a last record without a terminator.
  mutating func finish(in bytes: UnsafeBufferPointer<UInt8>) {
    guard !hasOpenEnd, let start = counter.finish(in: bytes) else { return }
    hasOpenEnd = true
    if leftOut?.contains(bytes[line(from: start, in: bytes)]) != true { starts.append(start) }
  }

  private func line(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    start..<max(start, min(extent, bytes.place(of: syntax.terminator, from: start)))
  }

  /// Returns the bytes of a record without the terminator; wrong, but inside, if the file changed.
  ///
  /// In CSV they exclude a carriage return before the terminator, and empty lines after it.
  func range(of record: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let start = starts[record]
    if leftOut != nil { return line(from: start, in: bytes) }
    let next = record + 1
    let nextStart = next < recordCount ? starts[next] : counter.recordStart
    var end = max(start, min(extent, nextStart - 1))
    guard syntax.skipsEmptyLines else { return start..<end }
    if next < recordCount {
      end = bytes.lineEnd(behind: start, upTo: end, endedBy: syntax.terminator)
    }
    if end < extent, end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  func recordCount(before offset: Int) -> Int {
    (0..<recordCount).partitionPoint { starts[$0] < offset }
  }

  func start(of record: Int) -> Int { starts[record] }
}

extension RecordIndex {
  /// Calls `body` with each record until it returns false; adds `more` to each number.
  func forEachRange(
    of numbers: UnsafeBufferPointer<UInt32>, plus more: Int, in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UInt32, Range<Int>) -> Bool
  ) {
    // The next line begins after this one; this is faster than a look-up in the index.
    var next = (number: UInt32.max, start: 0)
    for number in numbers {
      var range = 0..<0
      if syntax.isPlain, leftOut == nil {
        let start = next.number == number ? next.start : starts[Int(number) + more]
        range = start..<max(start, min(extent, bytes.place(of: syntax.terminator, from: start)))
        // A file that has changed may have fewer lines.
        next = (number &+ 1, min(extent, range.upperBound + 1))
      } else {
        range = self.range(of: Int(number) + more, in: bytes)
      }
      guard body(number, range) else { return }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func lineEnd(behind start: Int, upTo end: Int, endedBy terminator: UInt8) -> Int {
    var end = end
    while end > start {
      if self[end - 1] == terminator {
        end -= 1
      } else if end - 1 > start, self[end - 1] == UInt8(ascii: "\r"),
        self[end - 2] == UInt8(ascii: "\n")
      {
        end -= 2
      } else {
        break
      }
    }
    return end
  }
}
