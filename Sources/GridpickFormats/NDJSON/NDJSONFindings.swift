import GridpickCore

/// The state of lines of JSON that are being read.
struct NDJSONFindings: Sendable {
  private let options: ReadingOptions
  private let fields: JSONFields
  let longValues = LongValues()
  var source = SourceText([])
  var extent = 0
  var index = NDJSONIndex()
  /// The keys that lead to the values of records; `sample` describes values of the first records.
  var paths = JSONPaths()
  var sample = JSONSample()
  /// True if an object in a record was kept whole, because there are too many keys or levels.
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
