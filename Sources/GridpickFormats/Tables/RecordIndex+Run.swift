import GridpickCore

/// The search for many records in order, which goes through each of their blocks once.
extension RecordIndex {
  /// Calls `body` with each record until it returns false; numbers rise, `more` is added to each.
  func forEachRange(
    of numbers: UnsafeBufferPointer<UInt32>, plus more: Int, in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UInt32, Range<Int>) -> Bool
  ) {
    var run = EndRun(self, bytes)
    for number in numbers {
      let range = range(of: Int(number) + more, in: bytes) { run.end(of: $0) }
      guard body(number, range) else { return }
    }
  }

  /// The most bytes that are scanned at once: a search must soon notice that it is not wanted.
  private static let mostScanned = 1 << 20

  /// Calls `body` with each record in which a scan finds a place, in order, until it returns false.
  ///
  /// The result is false, and nothing is scanned, if the numbers have gaps, if records may have
  /// fields or quotes, or if there are too many bytes to be scanned at once.
  func forEachPassing(
    _ scan: RunScan, among numbers: UnsafeBufferPointer<UInt32>,
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt32, Range<Int>) -> Bool
  ) -> Bool {
    guard syntax.isPlain, let first = numbers.first, let last = numbers.last,
      Int(last - first) == numbers.count - 1
    else { return false }
    var run = EndRun(self, bytes)
    var start = first == 0 ? counter.start : run.end(of: Int(first) - 1) + 1
    let end = run.end(of: Int(last))
    guard end - start <= Self.mostScanned else { return false }
    var number = first
    while let place = scan.place(in: bytes, from: start, to: end) {
      let endCount = ByteWord.count(of: syntax.terminator, in: bytes, from: start, to: place)
      number += UInt32(endCount)
      // A changed file may have more lines.
      guard number <= last else { break }
      if endCount > 0 {
        start = bytes[start..<place].lastIndex(of: syntax.terminator).map { $0 + 1 } ?? start
      }
      let stop = min(end, bytes.place(of: syntax.terminator, from: place))
      guard body(number, content(from: start, to: stop, in: bytes)) else { break }
      number += 1
      start = stop + 1
    }
    return true
  }
}

/// The ends of records that are asked for in order.
private struct EndRun {
  private let index: RecordIndex
  private let bytes: UnsafeBufferPointer<UInt8>
  private var number = -1
  private var block = BlockEnds.Block(start: 0, recordCount: 0, ends: [])

  init(_ index: RecordIndex, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.index = index
    self.bytes = bytes
  }

  @inline(__always)
  mutating func end(of record: Int) -> Int {
    block.end(of: record) ?? soughtEnd(of: record)
  }

  /// Returns the end of a record outside the current block; if a file changed, its block's end.
  private mutating func soughtEnd(of record: Int) -> Int {
    let number = index.block(ofEnd: record)
    if number != self.number {
      self.number = number
      block = index.ends(inBlock: number, in: bytes)
    }
    return block.end(of: record) ?? index.stop(ofBlock: number)
  }
}
