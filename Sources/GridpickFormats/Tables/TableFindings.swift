import GridpickModel

/// What the records of a table are shown as.
enum TableForm: Sendable {
  case list
  case table(hasHeader: Bool, rowTitles: Bool)
  /// Without a word about titles the lines themselves tell.
  case aligned(hasHeader: Bool?, rowTitles: Bool)
}

/// What has been found of a table so far.
struct TableFindings: Sendable {
  private let syntax: RecordSyntax
  private let form: TableForm
  private var source = SourceText([])
  /// Nil until it is known where the text begins.
  private(set) var index: RecordIndex?
  /// The first lines, measured in each way.
  private var samples: [AlignedSample] = []
  private var columns = AlignedColumns()
  private var cache = FieldCache()
  private var faults = ReadDocument.Faults()

  init(syntax: RecordSyntax, form: TableForm) {
    self.syntax = syntax
    self.form = form
  }

  mutating func append(
    _ starts: [BlockStart], upTo counter: RecordCounter, of source: SourceText
  ) {
    self.source = source
    // Changed where it lies: a second owner would make it copy all starts every time.
    if index == nil {
      index = RecordIndex(syntax, at: counter.start)
      samples = AlignedMeasure.allCases.map { AlignedSample(by: $0) }
    }
    index?.append(starts, upTo: counter)
    align()
  }

  /// Takes the end of the input for the end of the last record.
  mutating func finish(fault: FormatError?) {
    if faults.count == 0, let fault { faults.append(fault) }
    index?.finish()
    align()
  }

  var document: ReadDocument {
    let index = index ?? RecordIndex(syntax, at: 0)
    var document = ReadDocument(data(of: index), extent: index.extent)
    document.faults = faults
    document.settings.isTable = isTable
    return document
  }

  /// Whether people call it a table, and not lines with fields.
  private var isTable: Bool {
    switch form {
    case .list: false
    case .table: syntax.lines == .table
    case .aligned: true
    }
  }

  private func data(of index: RecordIndex) -> GridData {
    let (splitter, hasHeader, rowTitles): (FieldSplitter, Bool, Bool)
    switch form {
    case .list: return .list(LineList(source: source, index: index))
    case .table(let header, let titles):
      (splitter, hasHeader, rowTitles) = (.separated(syntax), header, titles)
    case .aligned(_, let titles):
      (splitter, hasHeader, rowTitles) = (.aligned(columns), columns.hasTitles, titles)
    }
    return .grid(
      Grid(
        TableGrid(
          source: source, index: index, splitter: splitter, cache: cache,
          hasHeader: hasHeader, rowTitles: rowTitles)))
  }

  /// Cuts by the first lines, as many as there are yet, measured as they line up best.
  private mutating func align() {
    guard case .aligned(let hasTitles, _) = form, let index,
      samples[0].lineCount < min(index.recordCount, AlignedSample.size)
    else { return }
    source.withBytes { bytes in
      for way in samples.indices {
        samples[way].read(bytes, linesOf: index)
      }
    }
    let best = samples.max { $0.sharedEdges < $1.sharedEdges }
    guard let columns = best?.columns(hasTitles: hasTitles), columns != self.columns else { return }
    self.columns = columns
    // Records that were cut otherwise are of no more use.
    cache = FieldCache()
  }

  /// That a quote is never closed; to be asked where nobody waits, for it looks at all there is.
  var fault: FormatError? {
    unclosedQuote.map { source.error(at: $0, expected: "a closing quote") }
  }

  /// Where the quote opened that the input does not close.
  private var unclosedQuote: Int? {
    guard var index, index.counter.isInQuotes else { return nil }
    index.finish()
    return source.withBytes { bytes in
      let record = index.range(of: index.recordCount - 1, in: bytes)
      let count = index.isLong(record) ? index.fieldCount(of: record, in: bytes) : nil
      let field =
        count.map { index.field($0 - 1, of: $0, in: record, bytes) }
        ?? FieldSplitter.separated(syntax).fields(of: record, in: bytes).last
      return field.flatMap { QuotedField(bytes[$0]).unclosedQuote }
    }
  }
}
