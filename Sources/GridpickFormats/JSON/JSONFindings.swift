import GridpickCore

/// The state of a JSON text that is being read.
struct JSONFindings: Sendable {
  enum Shape: Sendable {
    case list
    case sections
    case records
    /// The members of an object as records, which their keys title.
    case members
    /// The elements of an array, each of which is an array of items.
    case rows
    /// Lines, each of which is a record, an array of items, a scalar or a text.
    case lines
    /// An object that is one record, and then, once nothing can follow it, one row for each value.
    case values
  }

  private let options: ReadingOptions
  private let fields: JSONFields
  private var shape: Shape
  /// True if rows are as wide as a sheet; nil until there are as many as decide it.
  private var isWide: Bool?
  let longValues = LongValues()
  private var cache = FieldCache()
  var source = SourceText([])
  var extent = 0
  /// True once the input has ended and all of it is understood.
  var isWhole = false
  var index = JSONIndex()
  private var innerList: JSONInnerList?
  /// The keys that lead to the values of records; `sample` describes values of the first records.
  var paths = JSONPathTable()
  var sample = JSONSample()
  /// True if an object in a record was kept whole, because there are too many keys or levels.
  var keepsWhole = false
  /// The titles that a grid document, or the first array of rows, gives the columns.
  var columnTitles: [String?] = []
  var styleNames: [String] = []
  var settings = DocumentSettings()
  var faults = ReadDocument.Faults()

  init(_ options: ReadingOptions, shape: Shape = .list) {
    self.options = options
    self.shape = shape
    fields = JSONFields(options.fields)
  }

  mutating func begin(_ shape: Shape, from origin: String?, in innerList: JSONInnerList?) {
    self.shape = shape
    self.innerList = innerList
    isWide = nil
    settings.origin = origin
    index = JSONIndex()
    paths = JSONPathTable()
    cache = FieldCache()
    sample = JSONSample()
    styleNames = []
  }

  mutating func append(_ batch: JSONBatch, of source: SourceText) {
    self.source = source
    index.append(batch)
    source.withBytes { bytes in
      for news in batch.paths { paths.append(news, in: bytes) }
    }
    if let sample = batch.sample { self.sample = sample }
    if isWide == nil, index.sectionCount >= Grid.sampledRows, shape == .rows || shape == .lines {
      isWide = data.isWide
    }
    keepsWhole = batch.keepsWhole
  }

  var document: ReadDocument {
    let data = data
    var settings = settings
    settings.isTable =
      switch shape {
      case .list, .sections: false
      case .records, .members, .values: true
      case .lines where !paths.columns.isEmpty: true
      case .rows, .lines: isWide ?? data.isWide
      }
    var document = ReadDocument(data, settings: settings, extent: extent)
    document.isProvisional = isProvisional
    document.faults = faults
    document.notice = keepsWhole ? JSONRecordReader.notice : nil
    return document
  }

  private var data: Grid {
    switch shape {
    case .list:
      Grid(
        of: JSONItemList(source: source, fields: fields, index: index, longValues: longValues))
    case .sections, .rows:
      Grid(
        JSONSections(
          source: source, fields: fields, index: index, longValues: longValues,
          columnTitles: columnTitles, styleNames: styleNames))
    case .values where !isProvisional:
      Grid(JSONMembers(object: records, rowTitles: rowTitles))
    case .records, .members, .lines, .values: Grid(records)
    }
  }

  private var isProvisional: Bool { shape == .values && !isWhole }

  private var records: JSONRecords {
    JSONRecords(
      source: source, index: index, longValues: longValues, columns: columns, fields: fields,
      cutter: JSONRecordReader(flattens: options.flattens, knowing: paths, in: innerList),
      cache: cache, titlesByKeys: rowTitles && shape == .members, rowsTitles: columnTitles)
  }

  private var rowTitles: Bool { options.rowTitles ?? true }

  private var columns: JSONColumns {
    JSONColumns(
      paths, sample: sample, source: source, options: options,
      rowTitles: rowTitles && (shape == .records || shape == .lines || isProvisional))
  }
}
