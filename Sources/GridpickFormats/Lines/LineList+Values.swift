import GridpickCBits
import GridpickCore

extension LineList {
  func readWholeRecords<Failure: Error>(
    of items: [UInt32], _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    try source.withBytes { (bytes) throws(Failure) in
      try index.readRecords(items, plus: headerCount, in: bytes, body)
    }
    return true
  }
}

extension TableGrid {
  func readWholeRecords<Failure: Error>(
    of sections: [UInt32], _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    try source.withBytes { (bytes) throws(Failure) in
      try index.readRecords(sections, plus: headerCount, in: bytes, body)
    }
    return true
  }
}

extension RecordIndex {
  /// Fetched at the same time, because the processor would wait for each record alone.
  private static let fetchedAtOnce = 64

  /// Calls `body` with each of these records; `more` is added to each number.
  fileprivate func readRecords<Failure: Error>(
    _ numbers: [UInt32], plus more: Int, in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var ends = KnownEnds(self, bytes)
    var ranges: [Range<Int>] = []
    for start in stride(from: 0, to: numbers.count, by: Self.fetchedAtOnce) {
      ranges.removeAll(keepingCapacity: true)
      for number in numbers[start...].prefix(Self.fetchedAtOnce) {
        let range = ends.range(of: Int(number) + more)
        if let base = bytes.baseAddress { prefetch_of(base + range.lowerBound) }
        ranges.append(range)
      }
      for range in ranges { try body(UnsafeBufferPointer(rebasing: bytes[range])) }
    }
  }
}
