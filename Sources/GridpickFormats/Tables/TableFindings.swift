import GridpickCore

/// The form in which the records of a table are shown.
enum TableForm: Sendable {
  case lines
  /// Whole lines, or records if they are a table or columns are asked for; nil `hasHeader`: judge.
  case found(isAsked: Bool, hasHeader: Bool?, rowTitles: Bool)
  case table(hasHeader: Bool, rowTitles: Bool)
}

/// The state of a table that is being read.
struct TableFindings: Sendable {
  var syntax: RecordSyntax
  private let form: TableForm
  private let keyName: [UInt8]?
  /// True if lines above the items are none; the last one begins the index.
  private let hasHeaderLines: Bool
  private let words: LineWords
  private var source = SourceText([])
  private(set) var index: RecordIndex?
  private var recognition: Recognition?
  /// The offset of the first line below the table, if only the end of the input tells.
  private var lastEnd: Int?
  private var cache = FieldCache()
  private var faults = ReadDocument.Faults()

  init(
    syntax: RecordSyntax, form: TableForm, keyName: [UInt8]?, hasHeaderLines: Bool = false,
    words: LineWords = LineWords()
  ) {
    self.syntax = syntax
    self.form = form
    self.keyName = keyName
    self.hasHeaderLines = hasHeaderLines
    self.words = words
    if case .found(let isAsked, let hasHeader, _) = form {
      recognition = Recognition(isAsked: isAsked, hasTitles: hasHeader)
    }
  }

  /// Takes over the counted records; if the input `hasEnded`, the reader calls `finish` next.
  mutating func append(
    _ starts: [Int], upTo counter: RecordCounter, of source: SourceText, hasEnded: Bool
  ) {
    self.source = source
    // Changed in place: a second owner would make the index copy all starts every time.
    if index == nil { index = RecordIndex(syntax, at: counter.start) }
    source.withBytes { index?.append(starts, upTo: counter, in: $0) }
    if !hasEnded { align(hasEnded: false) }
  }

  mutating func finish(fault: FormatError?) {
    if faults.count == 0, let fault { faults.append(fault) }
    source.withBytes { index?.finish(in: $0) }
    align(hasEnded: true)
    guard let index, let found = recognition?.found, found.end == nil, found.leftOut != nil
    else { return }
    lastEnd = source.withBytes { found.end(by: index, in: $0) }
    if lastEnd != nil { cache = FieldCache() }
  }

  var document: ReadDocument {
    let index = index ?? RecordIndex(syntax, at: 0)
    var document = ReadDocument(data(of: index), extent: index.extent)
    document.faults = faults
    document.settings.isTable = layout != nil
    document.settings.isText = recognition?.isText == true
    if hasHeaderLines { document.settings.header = header(of: index) }
    document.settings.banner = layout.map { linesAbove($0, of: index) } ?? []
    return document
  }

  /// The lines above titles or records, without rules and shared indent: psql centres a title.
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
      return bytes.prefix(end).split(separator: syntax.terminator, omittingEmptySubsequences: false)
        .map { TextExtent.seen.text(of: UnsafeBufferPointer(rebasing: $0)) }
    }
  }

  private func data(of index: RecordIndex) -> Grid {
    guard let layout else {
      return Grid(
        LineList(source: source, index: index, words: words, headerCount: hasHeaderLines ? 1 : 0))
    }
    return Grid(TableGrid(source: source, index: index, layout: layout, cache: cache))
  }

  private var layout: TableLayout? {
    var layout: TableLayout
    switch form {
    case .lines: return nil
    case .found(_, let hasHeader, let rowTitles):
      guard let found = recognition?.found, let index else { return nil }
      layout = TableLayout(
        found.splitter, headerCount: index.recordCount(before: found.first), rowTitles: rowTitles)
      layout.titleNumber = found.titles.map(index.recordCount)
      if hasHeader == true, layout.titleNumber == nil {
        layout.titleNumber = layout.headerCount
        layout.headerCount += 1
      } else if hasHeader == false, let titles = layout.titleNumber {
        layout.headerCount = titles
        layout.titleNumber = nil
      }
      if let end = lastEnd ?? found.end { layout.end = index.recordCount(before: end) }
      layout.isFound = found.leftOut != nil
    case .table(let hasHeader, let rowTitles):
      layout = TableLayout(
        .separated(syntax), headerCount: hasHeader ? 1 : 0, rowTitles: rowTitles)
    }
    layout.keyName = keyName
    return layout
  }

  private mutating func align(hasEnded: Bool) {
    guard let index, recognition != nil else { return }
    let before = layout
    source.withBytes { bytes in
      recognition?.start = index.counter.start
      recognition?.terminator = syntax.terminator
      recognition?.read(bytes, upTo: index.extent, hasEnded: hasEnded)
      if recognition?.found?.leftOut != index.leftOut {
        recount(recognition?.found, bytes, hasEnded: hasEnded)
      }
    }
    // Records that were cut in another way are of no more use.
    if layout != before { cache = FieldCache() }
  }

  /// Counts the records anew, because the lines of a table are not all records.
  private mutating func recount(
    _ found: FoundTable?, _ bytes: UnsafeBufferPointer<UInt8>, hasEnded: Bool
  ) {
    guard let before = index else { return }
    var counter = RecordCounter(syntax, at: before.counter.start)
    let starts = counter.read(bytes, upTo: before.extent)
    index = RecordIndex(syntax, at: counter.start, leavingOut: found?.leftOut)
    index?.append(starts, upTo: counter, in: bytes)
    if hasEnded { index?.finish(in: bytes) }
  }

  var fault: FormatError? {
    index?.counter.openQuote.map { source.error(at: $0, expected: "a closing quote") }
  }
}
