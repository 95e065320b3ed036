import GridpickCore

extension LineList: WholeRecordReading {
  func readWholeRecords<Failure: Error>(
    of items: [UInt32], _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try source.withBytes { (bytes) throws(Failure) in
      try index.readRecords(items, plus: 0, in: bytes, body)
    }
  }
}

extension TableGrid: WholeRecordReading {
  func readWholeRecords<Failure: Error>(
    of sections: [UInt32], _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try source.withBytes { (bytes) throws(Failure) in
      try index.readRecords(sections, plus: headerCount, in: bytes, body)
    }
  }
}

extension RecordIndex {
  /// The number of records up to which single searches are faster than a search for all ends.
  private static let few = 1_000

  /// Calls `body` with each of these records; `more` is added to each number.
  fileprivate func readRecords<Failure: Error>(
    _ numbers: [UInt32], plus more: Int, in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    guard numbers.count > Self.few else {
      for number in numbers {
        try body(UnsafeBufferPointer(rebasing: bytes[range(of: Int(number) + more, in: bytes)]))
      }
      return
    }
    let ends = ends(in: bytes)
    for number in numbers {
      let record = Int(number) + more
      let start = record == 0 ? counter.start : ends[record - 1] + 1
      // If the file changed during reading, an end may no longer be there.
      let range = content(from: min(start, ends[record]), to: ends[record], in: bytes)
      try body(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }
}
