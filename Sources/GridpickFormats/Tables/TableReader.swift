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
    guard let start = start(of: source, hasEnded: feed.hasEnded) else { return }
    while true {
      // Asked for each time: lines that turn out to be a table are counted in another way.
      var counter = findings.current.index?.counter ?? RecordCounter(syntax, at: start)
      guard counter.extent < source.count else { return }
      let starts = source.withBytes { bytes in
        counter.read(bytes, upTo: min(bytes.count, counter.extent + Self.step))
      }
      findings.update {
        $0.append(starts, upTo: counter, of: source, hasEnded: feed.hasEnded)
      }
      feed.announce()
    }
  }

  /// Returns the start of the text, behind all lines of the header but the last, which may be titles;
  /// nil until it is known.
  private func start(of source: SourceText, hasEnded: Bool) -> Int? {
    guard var start = textStart(of: source, hasEnded: hasEnded) else { return nil }
    return source.withBytes { bytes in
      for _ in 0..<max(0, headerLines - 1) {
        let end = bytes.place(of: syntax.terminator, from: start)
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
