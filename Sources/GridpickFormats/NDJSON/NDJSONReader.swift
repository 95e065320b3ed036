/// A reader of lines with one JSON value each.
///
/// A line without a JSON value is a fault or a text, and the next line is read as usual.
struct NDJSONReader {
  private let progress: JSONProgress
  private var records: JSONRecordReader
  private let misfits: Misfits
  /// True if the next array titles the columns.
  private var takesHeader: Bool
  private var hasFault = false

  static func reading(_ options: ReadingOptions) -> Reading {
    let findings = Findings(JSONFindings(options, shape: .lines))
    return Reading { feed in
      var reader = NDJSONReader(JSONProgress(feed, findings), options)
      reader.read()
    } document: {
      findings.current.document
    }
  }

  private init(_ progress: JSONProgress, _ options: ReadingOptions) {
    self.progress = progress
    records = JSONRecordReader(flattens: options.flattens)
    misfits = options.misfits
    takesHeader = options.hasHeader == true
  }

  private mutating func read() {
    var start = 0
    var searched = 0
    // Nothing is shown of a file that may hold no JSON at all.
    progress.isHeldBack = misfits == .told
    repeat {
      let source = progress.source
      while let end = source.newline(from: searched) {
        readLine(start..<end, of: source)
        start = end + 1
        searched = start
      }
      searched = source.count
    } while progress.waitForMore(after: start)
    guard !progress.isPaused else { return }
    // A last line counts without a newline.
    readLine(start..<progress.source.count, of: progress.source, isCut: true)
    if progress.isHeldBack { refuseAll() }
    progress.finish()
  }

  /// Leaves out all lines, none of which holds a value.
  private func refuseAll() {
    progress.begin(.lines)
    let source = progress.source
    progress.update {
      $0.faults.areShown = false
      $0.faults.first = $0.faults.first?.naming(formatOf: source)
    }
  }

  /// Reads a line; a line that `isCut` has no newline.
  private mutating func readLine(
    _ line: Range<Int>, of source: SourceText, isCut: Bool = false
  ) {
    source.withBytes { bytes in
      // The buffer begins with the text, so that offsets in the line are offsets in the text.
      let upToLine = UnsafeBufferPointer(rebasing: bytes[..<line.upperBound])
      let start = line.lowerBound == 0 ? min(source.textStart, line.upperBound) : line.lowerBound
      var scanner = JSONScanner(upToLine, at: start, noting: progress.longValues)
      scanner.skipBlanks()
      if scanner.isAtEnd { return }
      do throws(JSONRefusal) {
        try readValue(at: &scanner)
      } catch {
        records.refuse(in: upToLine)
        let isShort = isCut && scanner.hasRunOut
        if misfits != .refused {
          progress.note(section: start, items: [], end: line.upperBound, kind: .text)
        }
        if misfits != .kept || isShort { note(error, in: source, isCut: isShort) }
      }
    }
  }

  private mutating func readValue(at scanner: inout JSONScanner) throws(JSONRefusal) {
    let start = scanner.offset
    var items: [Int] = []
    let isRecord = scanner.current == .openBrace
    if isRecord {
      try records.read(at: &scanner)
    } else if scanner.current == .openBracket {
      try scanner.skipItems(noting: &items)
    } else {
      items.append(try scanner.skipItem())
    }
    scanner.skipBlanks()
    guard scanner.isAtEnd else { throw scanner.refusal(expected: "the end of the line") }
    progress.isHeldBack = false
    defer { takesHeader = false }
    if isRecord {
      progress.note(record: start, by: &records, end: scanner.offset)
    } else if takesHeader, scanner.bytes[start] == .openBracket {
      progress.note(header: items)
    } else {
      progress.note(section: start, items: items, end: scanner.offset, kind: .items)
    }
  }

  /// Notes a fault; only the first fault gets its line and column.
  ///
  /// To count them is a pass over all bytes before the fault. The pass runs outside the lock, so
  /// that no thread that looks waits for it.
  private mutating func note(_ refusal: JSONRefusal, in source: SourceText, isCut: Bool) {
    let fault =
      hasFault ? nil : source.error(at: refusal.offset, expected: refusal.expected)
    hasFault = true
    // The last line alone can be cut, and then part of it is lost.
    let areShown = misfits != .refused && !isCut
    progress.update {
      $0.faults.areShown = areShown
      if let fault { $0.faults.append(fault) } else { $0.faults.count += 1 }
    }
  }
}
