import GridpickCore

/// The state of a table that is being read.
struct TableFindings: Sendable {
  private let reader: TableReader
  private var source = SourceText([])
  private(set) var index: RecordIndex?
  private var recognition: Recognition?
  private var cache = FieldCache()
  private var faults = ReadDocument.Faults()

  init(_ reader: TableReader) {
    self.reader = reader
    if reader.isAligned || reader.options.findsTables && !reader.isCut {
      recognition = Recognition(
        isAsked: reader.isAligned, hasTitles: reader.options.hasHeader,
        terminator: reader.syntax.terminator)
    }
  }

  /// Appends the counted records; if the input `hasEnded`, the reader calls `finish` next.
  mutating func append(
    _ starts: [Int], upTo counter: RecordCounter, of source: SourceText, hasEnded: Bool
  ) {
    self.source = source
    // The index is changed in place: with a second owner, each append would copy it.
    if index == nil { index = RecordIndex(counter.syntax, at: counter.start) }
    source.withBytes { index?.append(starts, upTo: counter, in: $0) }
    if !hasEnded { align(hasEnded: false) }
  }

  mutating func finish(fault: FormatError?) {
    if faults.count == 0, let fault { faults.append(fault) }
    source.withBytes { index?.finish(in: $0) }
    align(hasEnded: true)
    guard let index, let found = recognition?.found, found.end == nil, found.leftOut != nil,
      let end = source.withBytes({ found.end(by: index, in: $0) })
    else { return }
    recognition?.found?.end = end
    cache = FieldCache()
  }

  var document: ReadDocument {
    let index = index ?? RecordIndex(reader.syntax, at: 0)
    var document = ReadDocument(data(of: index), extent: index.extent)
    document.faults = faults
    document.settings.isTable = layout != nil
    document.settings.isText = recognition?.isText == true
    if reader.options.headerLines > 0 { document.settings.header = header(of: index) }
    document.settings.banner = layout.map { linesAbove($0, of: index) } ?? []
    return document
  }

  /// Returns the lines above the table, without rules and common indent (psql centres a title).
  private func linesAbove(_ layout: TableLayout, of index: RecordIndex) -> [String] {
    let lines = source.withBytes { bytes in
      (0..<(layout.titleNumber ?? layout.headerCount)).map { index.range(of: $0, in: bytes) }
        .filter { bytes[$0].hasLetters && TableRule($0, of: bytes) == nil }
        .map { TextExtent.seen.text(of: UnsafeBufferPointer(rebasing: bytes[$0])) }
    }
    let indent = lines.map { $0.utf8.prefix { $0.isFieldBlank }.count }.min() ?? 0
    return lines.map { String($0.utf8.dropFirst(indent)) ?? $0 }
  }

  private func header(of index: RecordIndex) -> [String] {
    source.withBytes { bytes in
      let end =
        layout == nil && index.recordCount > 0
        ? index.range(of: 0, in: bytes).upperBound : index.counter.start - 1
      guard end >= 0 else { return [] }
      return bytes.prefix(end)
        .split(separator: reader.syntax.terminator, omittingEmptySubsequences: false)
        .map { TextExtent.seen.text(of: UnsafeBufferPointer(rebasing: $0)) }
    }
  }

  private func data(of index: RecordIndex) -> Grid {
    guard let layout else {
      return Grid(
        LineList(
          source: source, index: index, shownWords: reader.options.shownWords,
          searchedWords: reader.options.searchedWords,
          headerCount: min(1, reader.options.headerLines)))
    }
    return Grid(TableGrid(source: source, index: index, layout: layout, cache: cache))
  }

  private var layout: TableLayout? {
    var layout: TableLayout
    if reader.isCut {
      layout = TableLayout(splitter: .separated(index?.syntax ?? reader.syntax), headerCount: 0)
    } else {
      guard let found = recognition?.found, let index, index.recordCount > 0 else { return nil }
      layout = TableLayout(
        splitter: found.splitter, headerCount: index.recordCount(before: found.first),
        titleNumber: found.titles.map(index.recordCount))
      if let end = found.end { layout.end = index.recordCount(before: end) }
      layout.isFound = found.leftOut != nil
    }
    if reader.options.hasHeader == true, layout.titleNumber == nil {
      layout.titleNumber = layout.headerCount
      layout.headerCount += 1
    } else if reader.options.hasHeader == false, let titles = layout.titleNumber {
      layout.headerCount = titles
      layout.titleNumber = nil
    }
    layout.rowTitles = reader.options.rowTitles ?? false
    layout.keyName = reader.options.fields.id
    return layout
  }

  private mutating func align(hasEnded: Bool) {
    guard let index, recognition != nil else { return }
    let before = layout
    source.withBytes { bytes in
      recognition?.start = index.counter.start
      recognition?.read(bytes, upTo: index.extent, hasEnded: hasEnded)
      if recognition?.found?.leftOut != index.leftOut {
        recount(leavingOut: recognition?.found?.leftOut, bytes, hasEnded: hasEnded)
      }
    }
    // Cached records were cut by the old layout.
    if layout != before { cache = FieldCache() }
  }

  /// Counts the records again, because some lines of a table are not records.
  private mutating func recount(
    leavingOut leftOut: LeftOutLines?, _ bytes: UnsafeBufferPointer<UInt8>, hasEnded: Bool
  ) {
    guard let before = index else { return }
    var counter = RecordCounter(reader.syntax, at: before.counter.start)
    let starts = counter.read(bytes, upTo: before.extent)
    index = RecordIndex(reader.syntax, at: counter.start, leavingOut: leftOut)
    index?.append(starts, upTo: counter, in: bytes)
    if hasEnded { index?.finish(in: bytes) }
  }

  var fault: FormatError? {
    index?.counter.openQuote.map { source.error(at: $0, expected: "a closing quote") }
  }
}
