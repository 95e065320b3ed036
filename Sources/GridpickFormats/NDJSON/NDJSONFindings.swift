import GridpickModel

/// What has been understood of lines of JSON so far.
struct NDJSONFindings: Sendable {
  private let options: ReadingOptions
  private let fields: JSONFields
  let longValues = LongValues()
  var source = SourceText([])
  var extent = 0
  var index = NDJSONIndex()
  /// What leads to the values of records, and what the first records say about these.
  var paths = JSONPaths()
  var sample = JSONSample()
  /// Whether an object in a record was kept whole for there is too much of them.
  var keepsWhole = false
  var faults = ReadDocument.Faults()

  init(_ options: ReadingOptions) {
    self.options = options
    fields = JSONFields(options.fields)
  }

  var document: ReadDocument {
    let columns = JSONColumns(
      paths, sample: sample, source: source, options: options,
      rowTitles: options.rowTitles ?? true)
    let grid = NDJSONGrid(
      source: source, index: index, longValues: longValues, columns: columns, fields: fields)
    var document = ReadDocument(.grid(Grid(grid)), extent: extent)
    document.faults = faults
    document.settings.isTable = !columns.isEmpty
    document.notice = keepsWhole ? JSONRecordReader.notice : nil
    return document
  }
}
