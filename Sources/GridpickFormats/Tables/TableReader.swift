import GridpickCore

/// A reader of a table of lines, which counts the records as they arrive and leaves them unchanged.
struct TableReader: Sendable {
  let syntax: RecordSyntax
  let form: TableForm
  let keyName: [UInt8]?
  var hasByteOrderMark = false
  var headerLines = 0
  var words = LineWords()

  /// The number of bytes read between two announcements; they take less than a millisecond.
  private static let step = 1 << 20

  func reading() -> Reading {
    let findings = Findings(
      TableFindings(
        syntax: syntax, form: form, keyName: keyName, hasHeaderLines: headerLines > 0, words: words)
    )
    return Reading { feed in
      repeat { read(feed, into: findings) } while feed.waitForMore()
      if feed.hasEnded { finish(feed, findings) }
    } document: {
      findings.current.document
    }
  }

  private func read(_ feed: ByteFeed, into findings: Findings<TableFindings>) {
    let source = feed.source
    let known = findings.current.index?.syntax.terminator
    guard let terminator = known ?? terminator(of: source, hasEnded: feed.hasEnded),
      let start = start(of: source, endedBy: terminator, hasEnded: feed.hasEnded)
    else { return }
    var syntax = syntax
    syntax.terminator = terminator
    while true {
      // Asked for each time: lines that turn out to be a table are counted in another way.
      var counter = findings.current.index?.counter ?? RecordCounter(syntax, at: start)
      guard counter.extent < source.count else { return }
      let starts = source.withBytes { bytes in
        counter.read(bytes, upTo: min(bytes.count, counter.extent + Self.step))
      }
      findings.update {
        $0.syntax = syntax
        $0.append(starts, upTo: counter, of: source, hasEnded: feed.hasEnded)
      }
      feed.announce()
    }
  }

  /// The number of bytes in which a line must end, for lines to end as usual.
  private static let longestFirst = 1 << 16

  /// Returns the byte that ends lines: a return where no line ends as usual; nil until it is known.
  private func terminator(of source: SourceText, hasEnded: Bool) -> UInt8? {
    guard syntax.terminator == .newline else { return syntax.terminator }
    let first = source.prefix(Self.longestFirst)
    return first.withBytes { bytes in
      if bytes.contains(.newline) { return .newline }
      guard hasEnded || bytes.count == Self.longestFirst else { return nil }
      return bytes.dropLast().contains(.carriageReturn) ? .carriageReturn : .newline
    }
  }

  /// Returns the start of the text, behind all lines of the header but the last, which may be titles;
  /// nil until it is known.
  private func start(
    of source: SourceText, endedBy terminator: UInt8, hasEnded: Bool
  ) -> Int? {
    guard var start = textStart(of: source, hasEnded: hasEnded) else { return nil }
    return source.withBytes { bytes in
      for _ in 0..<max(0, headerLines - 1) {
        let end = bytes.place(of: terminator, from: start)
        guard end < bytes.count else { return hasEnded ? bytes.count : nil }
        start = end + 1
      }
      return start
    }
  }

  /// Returns the start of the text; nil while the bytes so far may become a byte order mark.
  private func textStart(of source: SourceText, hasEnded: Bool) -> Int? {
    guard hasByteOrderMark else { return 0 }
    let isUndecided = source.withBytes { bytes in
      bytes.count < 3 && bytes.elementsEqual([0xef, 0xbb, 0xbf].prefix(bytes.count))
    }
    return isUndecided && !hasEnded ? nil : source.textStart
  }

  private func finish(_ feed: ByteFeed, _ findings: Findings<TableFindings>) {
    read(feed, into: findings)
    let fault = findings.current.fault
    findings.update { $0.finish(fault: fault) }
    feed.announce()
  }
}
