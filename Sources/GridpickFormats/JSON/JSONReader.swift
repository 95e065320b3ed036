import GridpickCore

/// A reader of JSON that shows an array while it arrives, and other documents at their end.
///
/// The first element decides what the array holds. Several values on separate lines are read as
/// lines. The reader announces complete values in batches, and before each wait.
final class JSONReader {
  private static let mostUntold = 1 << 20

  private let feed: ByteFeed
  let findings: Findings<JSONFindings>
  let options: ReadingOptions
  private let longValues = LongValues()
  private(set) var records: JSONRecordReader
  private var shape = JSONGrid.Shape.list
  private var batch: [JSONIndex.Section] = []
  /// The end of what is understood so far, and the end of what is announced.
  private var extent = 0
  private var announcedExtent = 0
  /// True after requested bytes did not arrive; the scanner's error then means nothing.
  private var isDry = false
  private var takesHeader = false

  private init(
    _ feed: ByteFeed, _ findings: Findings<JSONFindings>, _ options: ReadingOptions
  ) {
    self.feed = feed
    self.findings = findings
    self.options = options
    records = JSONRecordReader(flattens: options.flattens)
  }

  static func reading(_ options: ReadingOptions, asLines: Bool) -> Reading {
    let findings = Findings(JSONFindings(grid: JSONGrid(options, as: asLines ? .lines : .list)))
    return Reading { (feed) throws(FormatError) in
      let reader = JSONReader(feed, findings, options)
      do throws(JSONRefusal) {
        if asLines { try reader.readLines() } else { try reader.readDocument() }
      } catch {
        if reader.isPaused { return }
        if !reader.isDry { reader.tell() }
        throw reader.source.error(error)
      }
    } document: {
      findings.current.document
    }
  }

  private func readDocument() throws(JSONRefusal) {
    var scanner = scanner
    let first = scanner.skipBlanks()
    guard first == .openBracket || first == .openBrace else {
      throw scanner.refusal(expected: "an array or an object")
    }
    let start = scanner.offset
    let isAll = options.pointer == MemberPath()
    let isShownEarly = first == .openBracket && isAll
    if isShownEarly {
      try readArray(at: &scanner)
    } else {
      // The grid begins as sections, because in a list typed letters would start a search.
      begin(.sections)
      try scanner.skipValue()
    }
    var next = scanner
    let isFollowed = isAll && next.skipLineEnd() && next.passLine() != false
    scanner.skipBlanks()
    if isPaused { return isShownEarly ? finish() : () }
    if isFollowed { return try readLines() }
    guard scanner.isAtEnd else { throw scanner.refusal(expected: "the end of the input") }
    if !isShownEarly {
      try show(try self.scanner.value(at: start).value(at: options.pointer))
    }
    finish()
  }
}

// MARK: - Bytes

extension JSONReader {
  var source: SourceText { feed.source }
  var isPaused: Bool { isDry && !feed.hasEnded }

  /// A scanner at the first byte after a byte order mark.
  var scanner: JSONScanner {
    var scanner = scanner(at: 0)
    let hasMark = [0xef, 0xbb, 0xbf].enumerated().allSatisfy { scanner.byte(at: $0) == $1 }
    scanner.offset = hasMark ? 3 : 0
    return scanner
  }

  func scanner(at offset: Int) -> JSONScanner {
    JSONScanner(bytes: bytes(reaching: 0), offset: offset, longValues: longValues) {
      self.bytes(reaching: $0)
    }
  }

  /// Waits for the newline after `start`; everything before `understood` is then announced.
  func waitForLineEnd(from start: Int, after understood: Int) -> Int? {
    extent = understood
    var searched = start
    while true {
      let newline = source.withBytes { $0.place(of: .newline, from: searched) }
      if newline < source.count { return newline }
      searched = source.count
      if bytes(reaching: searched).count == searched { return nil }
    }
  }

  /// Returns all bytes so far, after the byte at `offset` has arrived or the bytes have ended.
  private func bytes(reaching offset: Int) -> UnsafeBufferPointer<UInt8> {
    while source.count <= offset, !isDry {
      tell()
      isDry = !feed.waitForMore()
    }
    return source.withBytes { $0 }
  }
}

// MARK: - Findings

extension JSONReader {
  func begin(_ shape: JSONGrid.Shape, from origin: String = "") {
    batch.removeAll()
    extent = 0
    self.shape = shape
    takesHeader = options.hasHeader == true && (shape == .rows || shape == .lines)
    records = JSONRecordReader(flattens: options.flattens)
    findings.update {
      $0 = JSONFindings(grid: JSONGrid(options, as: shape))
      $0.settings.origin = origin.isEmpty ? nil : origin
    }
  }

  /// Adds a section; `end` is nil if the whole text has arrived.
  ///
  /// With a header, the first array becomes the column titles.
  func note(_ section: JSONIndex.Section, end: Int? = nil) {
    if takesHeader, section.title == nil {
      takesHeader = false
      let first = scanner.value(at: section.start)
      if section.count != nil, first.isArray {
        let titles = first.elements.map { $0.value.isNull ? nil : $0.value.text(.whole) }
        return findings.update { $0.grid.columnTitles = titles }
      }
    }
    if section.count == nil, shape != .list {
      source.withBytes { records.keys.accept(records.fields, in: $0) }
    }
    batch.append(section)
    extent = end ?? extent
    // The batch grows with the keys, because each announcement copies them all.
    let most = max(shape == .list ? 512 : 64, records.keys.count)
    if batch.count >= most || extent - announcedExtent >= Self.mostUntold { tell() }
  }

  /// Announces all remaining sections.
  func finish() {
    extent = source.count
    tell()
  }

  private func tell() {
    guard extent > 0 else { return }
    findings.update {
      $0.grid.source = source
      $0.grid.longValues = longValues
      $0.grid.keys = records.keys
      for section in batch { $0.grid.index.append(section) }
      $0.extent = max($0.extent, extent)
    }
    announcedExtent = extent
    batch.removeAll(keepingCapacity: true)
    feed.announce()
  }
}

// MARK: - Arrays

extension JSONReader {
  func readArray(at scanner: inout JSONScanner) throws(JSONRefusal) {
    let closing = scanner.enter()
    if let closing, scanner.current == .openBracket || scanner.current == .openBrace {
      begin(scanner.current == .openBracket ? .rows : .records)
      return try readSections(at: &scanner, before: closing)
    }
    begin(.list)
    guard let closing else { return }
    repeat {
      let item = scanner.offset
      try scanner.skipItem()
      note(.init(start: item), end: scanner.offset)
    } while try scanner.advance(before: closing)
  }

  /// Reads elements that must be of the same kind as the first: arrays or records.
  func readSections(
    at scanner: inout JSONScanner, before closing: UInt8
  ) throws(JSONRefusal) {
    let first = scanner.current
    repeat {
      guard scanner.current == first else {
        let kind = first == .openBracket ? "array" : "object"
        throw scanner.refusal(expected: "an \(kind), like the first element")
      }
      let start = scanner.offset
      let count = try records.readSection(at: &scanner)
      note(.init(start: start, count: count), end: scanner.offset)
    } while try scanner.advance(before: closing)
  }

  func readRecord(at start: Int, title: Int? = nil) throws(JSONRefusal) {
    var scanner = scanner(at: start)
    try records.read(at: &scanner)
    note(.init(start: start, title: title), end: scanner.offset)
  }
}

extension InputFormat {
  static let json = InputFormat(
    extensions: ["json"], summary: "a list, sections, records or a grid document"
  ) { JSONReader.reading($0, asLines: false) }

  static let ndjson = InputFormat(
    extensions: ["ndjson", "jsonl"], summary: "one JSON value per line"
  ) { JSONReader.reading($0, asLines: true) }
}
