import GridpickModel

extension LineList: ValueReading {
  func readValues<Failure: Error>(
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
  /// So many records are found one by one in less time than all of them.
  private static let few = 1_000

  /// Calls `body` with each of these records, whose numbers are so much less than their own.
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
      // A file that was changed under way may have no end where it had one.
      let range = content(from: min(start, ends[record]), to: ends[record], in: bytes)
      try body(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }
}
