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
