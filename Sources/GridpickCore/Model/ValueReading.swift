/// A flat list that hands over many values faster than one by one.
package protocol ValueReading {
  /// Calls `body` with the value of each of these items, in the given order.
  func readValues<Failure: Error>(
    of items: [UInt32], _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure)
}

/// A grid that hands over many records faster than one by one.
package protocol WholeRecordReading {
  /// Calls `body` with the original bytes of each of these sections, in the given order.
  func readWholeRecords<Failure: Error>(
    of sections: [UInt32], _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure)
}
