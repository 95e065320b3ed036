/// A block of entries that are gathered to be written at once.
struct PrintedBlock {
  private static let size = 1 << 16

  let terminator: UInt8
  private var bytes: [UInt8] = []

  init(terminator: UInt8) {
    self.terminator = terminator
  }

  mutating func append<Failure: Error>(
    _ entry: UnsafeBufferPointer<UInt8>, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    guard entry.count < Self.size else { return try append(Array(entry), to: sink) }
    bytes += entry
    try finishEntry(to: sink)
  }

  mutating func append<Failure: Error>(
    _ entry: [UInt8], to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    if entry.count < Self.size {
      bytes += entry
    } else {
      // A long entry is not copied to a block, because it may fill half of the memory.
      try flush(to: sink)
      try sink(entry)
    }
    try finishEntry(to: sink)
  }

  private mutating func finishEntry<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    bytes.append(terminator)
    if bytes.count >= Self.size { try flush(to: sink) }
  }

  mutating func flush<Failure: Error>(to sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    if !bytes.isEmpty { try sink(bytes) }
    bytes.removeAll(keepingCapacity: true)
  }
}
