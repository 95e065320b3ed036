// Lines with one JSON value each, and values that span several lines.
extension JSONReader {
  /// Reads records; a line without a value is a fault or a text.
  func readLines() throws(JSONRefusal) {
    begin(.lines)
    // Nothing is shown of a file that may hold no JSON at all.
    isHeldBack = options.misfits == .told
    var scanner = scanner
    // Up to here the end of a value was searched in vain: a line before it is read by itself,
    // because each that only begins a value would search as far again.
    var searchedEnd = 0
    while scanner.skipBlanks() != 0 || !scanner.isAtEnd {
      let start = scanner.offset
      var value = start < searchedEnd ? line(at: start) : scanner
      do throws(JSONRefusal) {
        let count = try records.readSection(at: &value)
        guard value.skipLineEnd(), !isPaused else {
          throw value.refusal(expected: "the end of the line")
        }
        isHeldBack = false
        note(.init(start: start, count: count), end: value.offset)
        scanner.offset = value.offset
      } catch {
        if isPaused { return }
        searchedEnd = max(searchedEnd, value.offset)
        scanner.offset = refuse(error, from: start, isCut: value.hasRunOut)
      }
      if isPaused { return }
    }
    if isPaused { return }
    if isHeldBack {
      let source = source
      findings.update {
        $0.faults.areShown = false
        $0.faults.first = $0.faults.first?.naming(formatOf: source)
      }
    }
    finish()
  }

  private func line(at start: Int) -> JSONScanner {
    let end = waitForLineEnd(from: start, after: start) ?? source.count
    return source.prefix(end).withBytes { JSONScanner(bytes: $0, offset: start) }
  }

  private func refuse(_ refusal: JSONRefusal, from start: Int, isCut: Bool) -> Int {
    let newline = waitForLineEnd(from: start, after: start)
    let end = newline ?? source.count
    if isPaused { return end }
    // The last line alone can be cut, and then part of it is lost.
    let isCut = isCut && newline == nil
    let misfits = options.misfits
    if misfits != .refused {
      // The text begins with the blanks before it on its line.
      let before = source.withBytes { bytes in
        bytes[..<start].lastIndex { $0 == .newline || !$0.isBlank }
      }
      let start = before.map { $0 + 1 } ?? 0
      note(.init(start: start, title: start, count: 1), end: end)
    }
    if misfits == .kept, !isCut { return end }
    // Only the first fault gets a line and column, which take a pass over all bytes before it,
    // outside the lock, so that no thread that looks waits for it.
    let hasFault = findings.current.faults.count > 0
    let fault =
      hasFault ? nil : source.error(at: min(refusal.offset, end), expected: refusal.expected)
    findings.update {
      $0.faults.areShown = misfits != .refused && !isCut
      if let fault { $0.faults.append(fault) } else { $0.faults.count += 1 }
    }
    return end
  }
}

// MARK: - Beginning

extension FormatName {
  /// Judges an input by its prefix: `json` begins with an array or object, which is alone or
  /// continues behind the prefix, `ndjson` with two that each end their line, all else is lines.
  ///
  /// Unless the prefix `isWhole`, a cut second value proves nothing.
  init(beginning prefix: SourceText, isWhole: Bool) {
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
  /// Passes an array or object and the rest of its line, and the blanks before it; returns false if
  /// there is none, or more on its line, and nil if it ends behind the bytes that are there.
  ///
  /// In `[0.1] usb 1-1` and `[1]+ Running` a time or a number comes before the rest of the line.
  mutating func passLine() -> Bool? {
    let byte = skipBlanks()
    guard byte == .openBracket || byte == .openBrace else { return false }
    guard (try? skipValue()) != nil else { return hasRunOut ? nil : false }
    return skipLineEnd()
  }
}
