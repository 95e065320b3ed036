/// A flat list that hands over many values faster than one at a time.
package protocol ValueReading {
  /// Calls `body` with the value of each of these items, in whatever order they stand.
  func readValues<Failure: Error>(
    of items: [UInt32], _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure)
}

/// A grid that hands over many records faster than one at a time.
package protocol WholeRecordReading {
  /// Calls `body` with what each of these sections came in as, in whatever order they stand.
  func readWholeRecords<Failure: Error>(
    of sections: [UInt32], _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure)
}
