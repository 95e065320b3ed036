/// Data that hands over many records faster than one by one.
package protocol WholeRecordReading {
  /// Calls `body` with the original bytes of each of these sections, in the given order.
  ///
  /// In a flat list, items take the place of sections.
  func readWholeRecords<Failure: Error>(
    of sections: [UInt32], _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure)
}
