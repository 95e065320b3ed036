import GridpickModel

extension LineList: ValueReading {
  /// So many lines are found one by one in less time than all of them.
  private static let few = 1_000

  func readValues<Failure: Error>(
    of items: [UInt32], _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try source.withBytes { (bytes) throws(Failure) in
      guard items.count > Self.few else {
        for item in items {
          let range = index.range(of: Int(item), in: bytes)
          try body(UnsafeBufferPointer(rebasing: bytes[range]))
        }
        return
      }
      let ends = index.ends(in: bytes)
      for item in items {
        let number = Int(item)
        let start = number == 0 ? index.counter.start : ends[number - 1] + 1
        // A file that was changed under way may have no end where it had one.
        try body(UnsafeBufferPointer(rebasing: bytes[min(start, ends[number])..<ends[number]]))
      }
    }
  }
}
