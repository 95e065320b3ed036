import GridpickModel

/// What has been understood of a JSON text so far.
struct JSONFindings: Sendable {
  /// What an array or object turned out to be.
  enum Shape: Sendable {
    case list
    case sections
    case records
  }

  private let fields: FieldNames
  private let rowTitles: Bool
  private var shape = Shape.list
  let longValues = LongValues()
  var source = SourceText([])
  var extent = 0
  var index = JSONIndex()
  /// The keys of records, decoded, in the order in which they were first seen.
  var keys: [[UInt8]] = []
  /// What a grid document calls its columns.
  var columnTitles: [String?] = []
  var styleNames: [String] = []
  var settings = DocumentSettings()

  init(_ options: ReadingOptions) {
    fields = options.fields
    rowTitles = options.rowTitles ?? true
  }

  mutating func begin(_ shape: Shape) {
    self.shape = shape
    index = JSONIndex()
    styleNames = []
  }

  var document: ReadDocument {
    var settings = settings
    settings.isTable = shape == .records
    return ReadDocument(data, settings: settings, extent: extent)
  }

  private var data: GridData {
    switch shape {
    case .list:
      .list(
        JSONItemList(source: source, fields: fields, index: index, longValues: longValues))
    case .sections:
      .grid(
        Grid(
          JSONSections(
            source: source, fields: fields, index: index, longValues: longValues,
            columnTitles: columnTitles, styleNames: styleNames)))
    case .records:
      .grid(
        Grid(
          JSONRecords(
            source: source, index: index, longValues: longValues,
            keys: RecordKeys(keys, rowTitles: rowTitles))))
    }
  }
}
