import GridpickModel

/// What has been found of a table so far.
struct TableFindings: Sendable {
  private let syntax: RecordSyntax
  private var source = SourceText([])
  /// Nil until it is known where the text begins.
  private(set) var index: RecordIndex?
  /// The first lines, measured in each way.
  private var samples: [AlignedSample] = []
  private var columns = AlignedColumns()
  private var cache = FieldCache()
  private var faults = ReadDocument.Faults()

  init(syntax: RecordSyntax) {
    self.syntax = syntax
  }

  mutating func append(
    _ marks: [BlockMark], upTo counter: RecordCounter, of source: SourceText,
    as form: TableReader.Form
  ) {
    self.source = source
    // Changed where it lies: a second owner would make it copy all marks every time.
    if index == nil {
      index = RecordIndex(syntax, at: counter.start)
      samples = AlignedMeasure.allCases.map { AlignedSample(by: $0) }
    }
    index?.append(marks, upTo: counter)
    align(form)
  }

  /// Takes the end of the input for the end of the last record.
  mutating func finish(as form: TableReader.Form, fault: FormatError?) {
    if faults.count == 0, let fault { faults.append(fault) }
    index?.finish()
    align(form)
  }

  func document(as form: TableReader.Form) -> ReadDocument {
    let index = index ?? RecordIndex(syntax, at: 0)
    var document = ReadDocument(data(of: index, as: form), extent: index.extent)
    document.faults = faults
    document.settings.isTable = form.isTable(of: syntax)
    return document
  }

  private func data(of index: RecordIndex, as form: TableReader.Form) -> GridData {
    switch form {
    case .list: .list(LineList(source: source, index: index))
    case .table(let hasHeader, let rowTitles):
      .grid(
        Grid(
          TableGrid(
            source: source, index: index, splitter: .separated(syntax), cache: cache,
            hasHeader: hasHeader, rowTitles: rowTitles)))
    case .aligned(_, let rowTitles):
      .grid(
        Grid(
          TableGrid(
            source: source, index: index, splitter: .aligned(columns), cache: cache,
            hasHeader: columns.hasTitles, rowTitles: rowTitles)))
    }
  }

  /// Cuts by the first lines, as many as there are yet, measured as they line up best.
  private mutating func align(_ form: TableReader.Form) {
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

  /// Where the quote opened in which the input ends.
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
