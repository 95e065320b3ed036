import GridpickFormats

/// The bytes of an input that arrive piece by piece.
final class ArrivingBytes {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private let pieceLength: Int
  /// No more than so many bytes arrive, and no end; nil is all of them, and the end.
  var pause: Int?
  private var arrived = 0
  /// Called before each piece.
  var look: () -> Void = {}
  private(set) var announcementCount = 0

  init(_ bytes: [UInt8], inPiecesOf pieceLength: Int = .max, pausingAt pause: Int? = nil) {
    buffer = .allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    self.pieceLength = pieceLength
    self.pause = pause
  }

  deinit {
    buffer.deallocate()
  }

  /// Good for one reading.
  var feed: ByteFeed {
    let nothing = SourceText(UnsafeBufferPointer(rebasing: buffer[..<0]), owner: self)
    return ByteFeed(nothing) { [unowned self] in
      look()
      return arrival()
    } announcement: { [unowned self] in
      announcementCount += 1
    }
  }

  private func arrival() -> ByteFeed.Arrival {
    let length = min(pieceLength, min(pause ?? buffer.count, buffer.count) - arrived)
    arrived += length
    if length > 0 { return .more(length) }
    return pause == nil ? .end : .pause
  }
}

extension InputFormat {
  /// Reads an input that is all there.
  func read(
    _ source: SourceText, _ options: ReadingOptions = ReadingOptions()
  ) throws(FormatError) -> ReadDocument {
    let reading = reading(options)
    try reading.run(ByteFeed(source))
    return reading.document()
  }
}

extension FormatName {
  /// The result for bytes that arrive in chunks of one size, up to a limit.
  func read(
    _ bytes: [UInt8], chunk: Int, limit: Int? = nil, options: ReadingOptions = ReadingOptions()
  ) throws(FormatError) -> ReadDocument {
    let reading = format.reading(options)
    try reading.run(ArrivingBytes(bytes, inPiecesOf: chunk, pausingAt: limit).feed)
    return reading.document()
  }

  /// The document of bytes that arrive in pieces of one length.
  func document(
    of bytes: [UInt8], inPiecesOf length: Int, options: ReadingOptions = ReadingOptions()
  ) throws(FormatError) -> ReadDocument {
    try read(bytes, chunk: length, options: options)
  }

  /// The document of only the first bytes, and whether they are refused.
  func document(
    of bytes: [UInt8], pausedAt pause: Int, options: ReadingOptions = ReadingOptions()
  ) throws(FormatError) -> ReadDocument {
    try read(bytes, chunk: .max, limit: pause, options: options)
  }

  /// The document before a refusal, and the refusal.
  func refusal(
    of bytes: [UInt8], inPiecesOf length: Int = 7, options: ReadingOptions = ReadingOptions()
  ) -> (error: FormatError?, document: ReadDocument) {
    let reading = format.reading(options)
    do throws(FormatError) {
      try reading.run(ArrivingBytes(bytes, inPiecesOf: length).feed)
      return (nil, reading.document())
    } catch {
      return (error, reading.document())
    }
  }
}
