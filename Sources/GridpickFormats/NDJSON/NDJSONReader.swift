/// A reader of lines with one JSON value each, and of values that span several lines.
///
/// A line without a JSON value is a fault or a text, and the next line is read as usual.
struct NDJSONReader {
  private let progress: JSONProgress
  private let misfits: Misfits
  private var hasFault = false
  /// The place up to which the end of a value was searched in vain: a line before it is read by
  /// itself, because each that only begins a value would search as far again.
  private var searchedEnd = 0

  init(_ progress: JSONProgress) {
    self.progress = progress
    misfits = progress.options.misfits
  }

  mutating func read() {
    progress.begin(.lines)
    // Nothing is shown of a file that may hold no JSON at all.
    progress.isHeldBack = misfits == .told
    var scanner = progress.scanner
    while scanner.skipBlanks() != 0 || !scanner.isAtEnd {
      scanner.offset = readValue(at: scanner.offset, by: scanner)
      if progress.isPaused { return }
    }
    if progress.isPaused { return }
    if progress.isHeldBack { progress.refuseAll() }
    progress.finish()
  }

  /// Reads a value that may go on behind its line, and returns the place behind it.
  private mutating func readValue(at start: Int, by scanner: JSONScanner) -> Int {
    var scanner = start < searchedEnd ? line(at: start) : scanner
    do throws(JSONRefusal) {
      let count = try progress.records.readSection(at: &scanner)
      guard scanner.skipLineEnd(), !progress.isPaused else {
        throw scanner.refusal(expected: "the end of the line")
      }
      progress.isHeldBack = false
      progress.note(start, count: count, end: scanner.offset)
      return scanner.offset
    } catch {
      searchedEnd = max(searchedEnd, scanner.offset)
      progress.records.refuse()
      return progress.isPaused ? start : refuse(error, from: start, isCut: scanner.hasRunOut)
    }
  }

  private func line(at start: Int) -> JSONScanner {
    let end = progress.waitForLineEnd(from: start) ?? progress.source.count
    return progress.source.withBytes { bytes in
      let line = UnsafeBufferPointer(rebasing: bytes[..<end])
      return JSONScanner(line, at: start, noting: progress.longValues)
    }
  }

  private mutating func refuse(_ refusal: JSONRefusal, from start: Int, isCut: Bool) -> Int {
    let newline = progress.waitForLineEnd(from: start)
    let source = progress.source
    let end = newline ?? source.count
    if progress.isPaused { return end }
    // The last line alone can be cut, and then part of it is lost.
    let isCut = isCut && newline == nil
    if misfits != .refused {
      let start = source.lineStart(of: start)
      progress.note(.init(start: start, title: start, count: 1), end: end)
    }
    if misfits == .kept, !isCut { return end }
    // Only the first fault gets a line and column, which take a pass over all bytes before it,
    // outside the lock, so that no thread that looks waits for it.
    let fault =
      hasFault ? nil : source.error(at: min(refusal.offset, end), expected: refusal.expected)
    hasFault = true
    progress.update { [misfits] in
      $0.faults.areShown = misfits != .refused && !isCut
      if let fault { $0.faults.append(fault) } else { $0.faults.count += 1 }
    }
    return end
  }
}

extension SourceText {
  /// Returns where the line of a place begins, behind which there are only blanks up to the place.
  fileprivate func lineStart(of place: Int) -> Int {
    withBytes { bytes in
      var start = place
      while start > textStart, bytes[start - 1].isBlank, bytes[start - 1] != .newline { start -= 1 }
      return start
    }
  }
}
