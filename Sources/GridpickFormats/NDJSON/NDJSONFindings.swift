import GridpickModel

/// What has been understood of lines of JSON so far.
struct NDJSONFindings: Sendable {
  private let fields: FieldNames
  private let rowTitles: Bool
  let longValues = LongValues()
  var source = SourceText([])
  var extent = 0
  var index = NDJSONIndex()
  /// The keys of records, decoded, in the order in which they were first seen.
  var keys: [[UInt8]] = []
  var faults = ReadDocument.Faults()

  init(_ options: ReadingOptions) {
    fields = options.fields
    rowTitles = options.rowTitles ?? true
  }

  var document: ReadDocument {
    let grid = NDJSONGrid(
      source: source, index: index, longValues: longValues,
      keys: RecordKeys(keys, rowTitles: rowTitles), fields: fields)
    var document = ReadDocument(.grid(Grid(grid)), extent: extent)
    document.faults = faults
    document.settings.isTable = !keys.isEmpty
    return document
  }
}
