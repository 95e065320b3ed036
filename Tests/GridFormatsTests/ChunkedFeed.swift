import GridFormats

/// An input that arrives in chunks of one size, and pauses, goes on, or ends when told.
final class ChunkedFeed {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private let chunk: Int
  private var arrived = 0
  /// How many bytes there are before it pauses; nil is all, and then the end.
  var limit: Int?

  init(_ bytes: [UInt8], chunk: Int, limit: Int? = nil) {
    memory = .allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    self.chunk = chunk
    self.limit = limit
  }

  deinit {
    memory.deallocate()
  }

  func feed() -> ByteFeed {
    let none = UnsafeBufferPointer(start: memory.baseAddress, count: 0)
    return ByteFeed(SourceText(none, owner: self)) { [unowned self] in
      let end = min(limit ?? memory.count, memory.count)
      guard arrived < end else { return limit == nil ? .end : .pause }
      let count = min(chunk, end - arrived)
      arrived += count
      return .more(count)
    }
  }
}

extension FormatName {
  /// What is read of bytes that arrive in chunks of one size, as many as the limit says.
  func read(
    _ bytes: [UInt8], chunk: Int, limit: Int? = nil, options: ReadingOptions = ReadingOptions()
  ) throws -> ReadDocument {
    let reading = format.reading(options)
    try reading.run(ChunkedFeed(bytes, chunk: chunk, limit: limit).feed())
    return reading.document()
  }
}
