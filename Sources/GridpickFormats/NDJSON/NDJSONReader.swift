/// A reader of lines with one JSON value each.
///
/// A line without a JSON value is a fault or a text, and the next line is read as usual.
struct NDJSONReader {
  private static let batchSize = 256

  private let feed: ByteFeed
  private let findings: Findings<NDJSONFindings>
  private let longValues: LongValues
  private var records: JSONRecordReader
  /// True if the user has not said that lines are JSON: a line that is not JSON is kept as a text.
  private let isGuess: Bool
  /// The lines that have not been announced yet.
  private var batch: [NDJSONIndex.Line] = []
  /// The new keys that lead to the values of those lines that are records.
  private var paths: [JSONPaths.News] = []
  private var hasFault = false

  static func reading(_ options: ReadingOptions) -> Reading {
    let findings = Findings(NDJSONFindings(options))
    return Reading { feed in
      var reader = NDJSONReader(feed: feed, findings: findings, options)
      reader.read()
    } document: {
      findings.current.document
    }
  }

  private init(feed: ByteFeed, findings: Findings<NDJSONFindings>, _ options: ReadingOptions) {
    records = JSONRecordReader(flattens: options.flattens)
    isGuess = options.isGuess
    self.feed = feed
    self.findings = findings
    longValues = findings.current.longValues
  }

  private mutating func read() {
    var start = 0
    var searched = 0
    repeat {
      let source = feed.source
      while let end = source.newline(from: searched) {
        readLine(start..<end, of: source)
        start = end + 1
        searched = start
        if batch.count >= Self.batchSize { tell(extent: start) }
      }
      searched = source.count
      tell(extent: start)
    } while feed.waitForMore()
    guard feed.hasEnded else { return }
    // A last line counts without a newline.
    readLine(start..<feed.source.count, of: feed.source, isCut: true)
    tell(extent: feed.source.count)
  }

  /// Reads a line; a line that `isCut` has no newline.
  private mutating func readLine(
    _ line: Range<Int>, of source: SourceText, isCut: Bool = false
  ) {
    source.withBytes { bytes in
      // The buffer begins with the text, so that offsets in the line are offsets in the text.
      let upToLine = UnsafeBufferPointer(rebasing: bytes[..<line.upperBound])
      let start = line.lowerBound == 0 ? min(source.textStart, line.upperBound) : line.lowerBound
      var scanner = JSONScanner(upToLine, at: start, noting: longValues)
      scanner.skipBlanks()
      if scanner.isAtEnd { return }
      do throws(JSONRefusal) {
        let line = try readValue(at: &scanner)
        scanner.skipBlanks()
        guard scanner.isAtEnd else { throw scanner.refusal(expected: "the end of the line") }
        append(line, in: upToLine)
      } catch {
        records.refuse(in: upToLine)
        if isGuess { batch.append(NDJSONIndex.Line(start: start, content: .text)) }
        if !isGuess || isCut && scanner.hasRunOut { note(error, in: source) }
      }
    }
  }

  private mutating func append(
    _ line: NDJSONIndex.Line, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    batch.append(line)
    guard case .record = line.content else { return }
    if let news = records.accept(in: bytes) { paths.append(news) }
  }

  private mutating func readValue(
    at scanner: inout JSONScanner
  ) throws(JSONRefusal) -> NDJSONIndex.Line {
    let start = scanner.offset
    switch scanner.current {
    case .openBrace:
      try records.read(at: &scanner)
      return NDJSONIndex.Line(start: start, content: .record)
    case .openBracket:
      var items: [Int] = []
      try scanner.skipItems(noting: &items)
      return NDJSONIndex.Line(start: start, content: .array(items))
    default:
      try scanner.skipValue()
      return NDJSONIndex.Line(start: start, content: .scalar)
    }
  }

  /// Notes a fault; only the first fault gets its line and column.
  ///
  /// To count them is a pass over all bytes before the fault. The pass runs outside the lock, so
  /// that no thread that looks waits for it.
  private mutating func note(_ refusal: JSONRefusal, in source: SourceText) {
    let fault =
      hasFault ? nil : source.error(at: refusal.offset, expected: refusal.expected)
    hasFault = true
    findings.update {
      if let fault { $0.faults.append(fault) } else { $0.faults.count += 1 }
    }
  }

  private mutating func tell(extent: Int) {
    guard extent > 0 else { return }
    findings.update {
      for news in paths { $0.paths.append(news) }
      $0.sample = records.sample
      $0.keepsWhole = records.keepsWhole
      for line in batch { $0.index.append(line) }
      $0.source = feed.source
      $0.extent = extent
    }
    batch.removeAll(keepingCapacity: true)
    paths.removeAll()
    feed.announce()
  }
}
