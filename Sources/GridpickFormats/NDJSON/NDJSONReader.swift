/// A reader of lines with one JSON value each, and of values that span several lines.
///
/// A line without a JSON value is a fault or a text, and the next line is read as usual.
struct NDJSONReader {
  private let progress: JSONProgress
  private var records: JSONRecordReader
  private let misfits: Misfits
  private var takesHeader: Bool
  private var hasFault = false
  /// The place up to which the end of a value was searched in vain.
  ///
  /// A line before it that only begins a value is not read on: each would search as far again.
  private var readOnEnd = 0

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
      var source = progress.source
      while let end = source.newline(from: searched) {
        if let valueEnd = readLine(start..<end, of: source) {
          source = progress.source
          start = min(valueEnd + 1, source.count)
        } else {
          start = end + 1
        }
        guard !progress.isPaused else { return }
        searched = start
      }
      searched = source.count
      // More lines may have arrived while the end of a value was looked for in vain.
    } while progress.source.count > searched || progress.waitForMore(after: start)
    guard !progress.isPaused else { return }
    // A last line counts without a newline.
    _ = readLine(start..<progress.source.count, of: progress.source, isCut: true)
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

  /// Reads a line, without a newline if it `isCut`; returns the end of a value that goes on behind.
  private mutating func readLine(
    _ line: Range<Int>, of source: SourceText, isCut: Bool = false
  ) -> Int? {
    source.withBytes { bytes in
      // The buffer begins with the text, so that offsets in the line are offsets in the text.
      let upToLine = UnsafeBufferPointer(rebasing: bytes[..<line.upperBound])
      let start = line.lowerBound == 0 ? min(source.textStart, line.upperBound) : line.lowerBound
      var scanner = JSONScanner(upToLine, at: start, noting: progress.longValues)
      scanner.skipBlanks()
      if scanner.isAtEnd { return nil }
      do throws(JSONRefusal) {
        try readValue(at: &scanner)
      } catch {
        records.refuse(in: upToLine)
        if scanner.hasRunOut, !isCut, start >= readOnEnd {
          let end = readValue(from: start)
          if end != nil || progress.isPaused { return end }
        }
        let isShort = isCut && scanner.hasRunOut
        if misfits != .refused {
          progress.note(section: start, items: [], end: line.upperBound, kind: .text)
        }
        if misfits != .kept || isShort { note(error, in: source, isCut: isShort) }
      }
      return nil
    }
  }

  /// Reads a value that goes on behind its first line, and returns the end of its last line.
  private mutating func readValue(from start: Int) -> Int? {
    var scanner = JSONScanner(progress.bytes, noting: progress.longValues)
    scanner.offset = start
    scanner.skipBlanks()
    do throws(JSONRefusal) {
      try readValue(at: &scanner)
      return scanner.offset
    } catch {
      records.refuse(in: scanner.bytes)
      readOnEnd = scanner.offset
      return nil
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
    // No more than the line is passed, because nothing may come behind it for long.
    while scanner.current != .newline, scanner.current.isBlank { scanner.offset += 1 }
    guard scanner.current == .newline || scanner.isAtEnd && !progress.isPaused else {
      throw scanner.refusal(expected: "the end of the line")
    }
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

  /// Notes a fault; only the first gets a line and column, which take a pass over all bytes before.
  ///
  /// The pass runs outside the lock, so that no thread that looks waits for it.
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
