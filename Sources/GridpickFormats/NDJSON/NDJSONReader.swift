// Reads lines with one JSON value each, and values that span several lines.
extension JSONReader {
  /// Reads records; a line without a value is a fault or is shown as text.
  func readLines() throws(JSONRefusal) {
    begin(.lines)
    var scanner = scanner
    // The text up to here was already searched for the end of an unclosed value. A line before this
    // offset is read alone; else each line that opens a value would search all of it again.
    var searchedEnd = 0
    while scanner.skipBlanks() != 0 || !scanner.isAtEnd {
      let start = scanner.offset
      var value = start < searchedEnd ? line(at: start) : scanner
      do throws(JSONRefusal) {
        let count = try records.readSection(at: &value)
        guard value.skipLineEnd(), !isPaused else {
          throw value.refusal(expected: "the end of the line")
        }
        note(.init(start: start, count: count), end: value.offset)
        scanner.offset = value.offset
      } catch {
        if isPaused { return }
        searchedEnd = max(searchedEnd, value.offset)
        scanner.offset = refuse(error, from: start, isCut: value.hasRunOut)
      }
      if isPaused { return }
    }
    if !isPaused { finish() }
  }

  private func line(at start: Int) -> JSONScanner {
    let end = waitForLineEnd(from: start, after: start) ?? source.count
    return source.prefix(end).withBytes { JSONScanner(bytes: $0, offset: start) }
  }

  private func refuse(_ refusal: JSONRefusal, from start: Int, isCut: Bool) -> Int {
    let newline = waitForLineEnd(from: start, after: start)
    let end = newline ?? source.count
    if isPaused { return end }
    // Only the last line can be cut, and then part of it is lost.
    let isCut = isCut && newline == nil
    if options.keepsMisfits {
      // The text includes the spaces before it on its line.
      let before = source.withBytes { bytes in
        bytes[..<start].lastIndex { $0 == .newline || !$0.isBlank }
      }
      let start = before.map { $0 + 1 } ?? 0
      note(.init(start: start, title: start, count: 1), end: end)
      if !isCut { return end }
    }
    // Only the first fault gets a line and column: counting them reads all bytes before the fault.
    // This happens outside the lock, so that no reading thread waits.
    let hasFault = findings.current.faults.count > 0
    let fault =
      hasFault ? nil : source.error(at: min(refusal.offset, end), expected: refusal.expected)
    findings.update {
      if let fault { $0.faults.append(fault) } else { $0.faults.count += 1 }
    }
    return end
  }
}

// MARK: - Beginning

extension FormatName {
  /// Detects the format of an input by its prefix: one array or object means `json`, two that each
  /// end their line mean `ndjson`, anything else means lines.
  ///
  /// A first value that the prefix cuts means `json`; so does a cut second value, unless `isWhole`.
  package init(beginning prefix: SourceText, isWhole: Bool) {
    self = prefix.withBytes { bytes in
      var scanner = JSONScanner(bytes: bytes, offset: prefix.textStart)
      guard let isValue = scanner.passLine() else { return .json }
      guard isValue else { return .lines }
      scanner.skipBlanks()
      if scanner.isAtEnd { return .json }
      guard let isSecond = scanner.passLine() else { return isWhole ? .ndjson : .json }
      return isSecond ? .ndjson : .lines
    }
  }
}

extension JSONScanner {
  /// Skips white space, an array or object, and the rest of its line; returns false without a value
  /// or with more on its line, nil if the value ends after the available bytes.
  ///
  /// More text on the line is a sign of a log, as in `[0.1] usb 1-1` and `[1]+ Running`.
  mutating func passLine() -> Bool? {
    let byte = skipBlanks()
    guard byte == .openBracket || byte == .openBrace else { return false }
    guard (try? skipValue()) != nil else { return hasRunOut ? nil : false }
    return skipLineEnd()
  }
}
