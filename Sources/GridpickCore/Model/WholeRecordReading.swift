/// Data that hands over many records faster than one by one.
package protocol WholeRecordReading {
  /// Passes on original bytes in the given order; in a flat list, items stand for sections.
  func readWholeRecords<Failure: Error>(
    of sections: [UInt32], _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure)
}
