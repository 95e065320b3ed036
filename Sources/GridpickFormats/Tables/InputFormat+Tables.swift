import GridpickCore

extension InputFormat {
  static let csv = InputFormat(
    extensions: ["csv"], summary: "fields between commas (RFC 4180), or ; tab or |"
  ) { options in
    var syntax = RecordSyntax(isQuoted: true, skipsEmptyLines: true)
    if case .bytes(let bytes) = options.delimiter, bytes.count == 1 {
      syntax.separator = .byte(bytes[0])
    }
    return table(syntax, options)
  }

  static let tsv = InputFormat(
    extensions: ["tsv", "tab"], summary: "fields between tabs, without quotes"
  ) { table(RecordSyntax(separator: .byte(.tab), skipsEmptyLines: true), $0) }

  private static func table(_ syntax: RecordSyntax, _ options: ReadingOptions) -> Reading {
    var options = options
    options.hasHeader = options.hasHeader ?? true
    options.rowTitles = options.rowTitles ?? true
    options.headerLines = 0
    return TableReader(syntax: syntax, options: options).reading()
  }

  /// The format in which each line is an item of a list, or a section if there are columns.
  static let lines = InputFormat(
    extensions: [], summary: "one item per line, or with -d one record"
  ) { options in
    var options = options
    if options.headerLines > 0 { options.hasHeader = options.hasHeader ?? true }
    var syntax = RecordSyntax(terminator: options.endsWithNul ? 0 : .newline)
    switch options.delimiter {
    case nil, .aligned: break
    case .blanks: syntax.separator = .blanks
    case .bytes(let bytes): syntax.separator = bytes.count == 1 ? .byte(bytes[0]) : .bytes(bytes)
    }
    return TableReader(syntax: syntax, options: options).reading()
  }
}

/// The separator of a CSV file, found by its first records.
enum CommaChoice {
  /// The possible separators; if several give equally many fields, the first one wins.
  static let signs = Array(",;\t|".utf8)

  private static let recordCount = 5
  /// The number of bytes that are enough to decide, even with fewer records.
  private static let mostBytes = 1 << 16

  /// Returns the separator of a text; nil while more records may decide.
  ///
  /// It is the one with the most fields among those that give all first records the same number of
  /// fields, at least two. If the first record has no other separator, it is the comma.
  static func made(of source: SourceText, isWhole: Bool) -> UInt8? {
    let isEnough = isWhole || source.count >= mostBytes
    let source = source.prefix(mostBytes)
    let rivals = signs.map { sign in
      (sign: sign, counts: fieldCounts(of: source, cutAt: sign, isWhole: isEnough))
    }
    if rivals.dropFirst().allSatisfy({ $0.counts.first == 1 }) { return .comma }
    guard isEnough || rivals.allSatisfy({ $0.counts.count == recordCount }) else { return nil }
    let agreeing = rivals.filter { rival in
      let count = rival.counts.first ?? 0
      return count > 1 && rival.counts.allSatisfy { $0 == count }
    }
    return agreeing.max { $0.counts[0] < $1.counts[0] }?.sign ?? .comma
  }

  private static func fieldCounts(
    of source: SourceText, cutAt sign: UInt8, isWhole: Bool
  ) -> [Int] {
    let syntax = RecordSyntax(separator: .byte(sign), isQuoted: true, skipsEmptyLines: true)
    var index = RecordIndex(syntax, at: source.textStart)
    return source.withBytes { bytes in
      var counter = index.counter
      index.append(counter.read(bytes, upTo: bytes.count), upTo: counter, in: bytes)
      if isWhole { index.finish(in: bytes) }
      return (0..<min(index.recordCount, recordCount)).map {
        FieldSplitter.separated(syntax).fields(of: index.range(of: $0, in: bytes), in: bytes).count
      }
    }
  }
}

/// The division of the records of a table into items and titles.
struct TableLayout: Equatable, Sendable {
  var splitter: FieldSplitter
  /// The number of leading records without items: titles, lines above them, and a rule below.
  var headerCount: Int
  /// The number of the first record below the table; from there, each line is a single field.
  var end = Int.max
  var titleNumber: Int?
  var rowTitles = false
  var isFound = false
  var keyName: [UInt8]?
}

/// A reader of a table of lines; it counts records as they arrive and does not change the bytes.
struct TableReader: Sendable {
  /// The syntax; if it has quotes but no separator, the first records decide.
  let syntax: RecordSyntax
  /// The options, whose last header line is the first record of the index.
  let options: ReadingOptions

  /// True if separators cut records into fields; otherwise lines are whole, or aligned in columns.
  var isCut: Bool { syntax.separator != .none || syntax.isQuoted }
  /// True if the user asked for columns between spaces.
  var isAligned: Bool { options.delimiter == .aligned && !isCut }

  /// The number of bytes read between two announcements, in less than a millisecond.
  private static let step = 1 << 20

  func reading() -> Reading {
    let findings = Findings(TableFindings(self))
    return Reading { feed in
      repeat { read(feed, into: findings) } while feed.waitForMore()
      if feed.hasEnded { finish(feed, findings) }
    } document: {
      findings.current.document
    }
  }

  private func read(_ feed: ByteFeed, into findings: Findings<TableFindings>) {
    let source = feed.source
    // Read again each time, because lines that turn out to be a table are counted differently.
    while var counter = findings.current.index?.counter ?? counter(of: feed),
      counter.extent < source.count
    {
      let starts = source.withBytes { bytes in
        counter.read(bytes, upTo: min(bytes.count, counter.extent + Self.step))
      }
      findings.update {
        $0.append(starts, upTo: counter, of: source, hasEnded: feed.hasEnded)
      }
      feed.announce()
    }
  }

  /// Returns a counter at the first record; nil while more bytes may decide where it begins, and
  /// what separates its fields.
  private func counter(of feed: ByteFeed) -> RecordCounter? {
    guard let start = start(of: feed.source, hasEnded: feed.hasEnded) else { return nil }
    var syntax = syntax
    if syntax.isQuoted, syntax.separator == .none {
      guard let sign = CommaChoice.made(of: feed.source, isWhole: feed.hasEnded) else { return nil }
      syntax.separator = .byte(sign)
    }
    return RecordCounter(syntax, at: start)
  }

  /// Returns the start after all header lines but the last, which may be titles; nil if unknown.
  private func start(of source: SourceText, hasEnded: Bool) -> Int? {
    guard var start = textStart(of: source, hasEnded: hasEnded) else { return nil }
    return source.withBytes { bytes in
      for _ in 0..<max(0, options.headerLines - 1) {
        let end = bytes.place(of: syntax.terminator, from: start)
        guard end < bytes.count else { return hasEnded ? bytes.count : nil }
        start = end + 1
      }
      return start
    }
  }

  /// Returns the start of the text; nil while the first bytes may be a byte order mark.
  private func textStart(of source: SourceText, hasEnded: Bool) -> Int? {
    // Lines that stay whole keep all their bytes, a byte order mark included.
    guard isCut || isAligned else { return 0 }
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
