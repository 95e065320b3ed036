/// A reader of lines with one JSON value each, and of values that span several lines.
///
/// A line without a JSON value is a fault or a text, and the next line is read as usual.
struct NDJSONReader {
  private let progress: JSONProgress
  private var records: JSONRecordReader
  private let misfits: Misfits
  private var hasFault = false
  /// The place up to which the end of a value was searched in vain.
  ///
  /// A line before it that only begins a value is not read on: each would search as far again.
  private var readOnEnd = 0

  init(_ progress: JSONProgress) {
    self.progress = progress
    records = JSONRecordReader(flattens: progress.options.flattens)
    misfits = progress.options.misfits
    progress.begin(.lines)
  }

  mutating func read() {
    var start = 0
    var searched = 0
    // Nothing is shown of a file that may hold no JSON at all.
    progress.isHeldBack = misfits == .told
    repeat {
      while let end = progress.source.newline(from: searched) {
        let valueEnd = readLine(start..<end)
        guard !progress.isPaused else { return }
        start = min((valueEnd ?? end) + 1, progress.source.count)
        searched = start
      }
      searched = progress.source.count
      // More lines may have arrived while the end of a value was looked for in vain.
    } while progress.source.count > searched || progress.waitForMore(after: start)
    guard !progress.isPaused else { return }
    // A last line counts without a newline.
    _ = readLine(start..<progress.source.count, isCut: true)
    if progress.isHeldBack { progress.refuseAll() }
    progress.finish()
  }

  /// Reads a line, without a newline if it `isCut`; returns the end of a value that goes on behind.
  private mutating func readLine(_ line: Range<Int>, isCut: Bool = false) -> Int? {
    let source = progress.source
    return source.withBytes { bytes in
      // The buffer begins with the text, so that offsets in the line are offsets in the text.
      let upToLine = UnsafeBufferPointer(rebasing: bytes[..<line.upperBound])
      let start = line.lowerBound == 0 ? min(source.textStart, line.upperBound) : line.lowerBound
      var scanner = JSONScanner(upToLine, at: start, noting: progress.longValues)
      scanner.skipBlanks()
      if scanner.isAtEnd { return nil }
      do throws(JSONRefusal) {
        try readValue(at: &scanner)
      } catch {
        records.refuse()
        if scanner.hasRunOut, !isCut, start >= readOnEnd {
          let end = readValue(from: start)
          if end != nil || progress.isPaused { return end }
        }
        let isShort = isCut && scanner.hasRunOut
        if misfits != .refused {
          progress.note(.init(start: start, title: start, count: 1), end: line.upperBound)
        }
        if misfits != .kept || isShort { note(error, in: source, isCut: isShort) }
      }
      return nil
    }
  }

  /// Reads a value that goes on behind its first line, and returns the end of its last line.
  private mutating func readValue(from start: Int) -> Int? {
    var scanner = progress.scanner
    scanner.offset = start
    scanner.skipBlanks()
    do throws(JSONRefusal) {
      try readValue(at: &scanner)
      return scanner.offset
    } catch {
      records.refuse()
      readOnEnd = scanner.offset
      return nil
    }
  }

  private mutating func readValue(at scanner: inout JSONScanner) throws(JSONRefusal) {
    let start = scanner.offset
    let count = try records.readSection(at: &scanner)
    guard scanner.skipLineEnd(), !progress.isPaused else {
      throw scanner.refusal(expected: "the end of the line")
    }
    progress.isHeldBack = false
    progress.note(start, count: count, by: &records, end: scanner.offset)
  }

  /// Notes a fault; only the first gets a line and column, which take a pass over all bytes before.
  ///
  /// The pass runs outside the lock, so that no thread that looks waits for it.
  private mutating func note(_ refusal: JSONRefusal, in source: SourceText, isCut: Bool) {
    let fault = hasFault ? nil : source.error(at: refusal.offset, expected: refusal.expected)
    hasFault = true
    // The last line alone can be cut, and then part of it is lost.
    let areShown = misfits != .refused && !isCut
    progress.update {
      $0.faults.areShown = areShown
      if let fault { $0.faults.append(fault) } else { $0.faults.count += 1 }
    }
  }
}
