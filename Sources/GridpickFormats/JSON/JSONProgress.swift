import GridpickCore

struct JSONFindings: Sendable {
  /// The data, whose columns are derived from `paths` and `sample` when it is shown.
  var grid: JSONGrid
  /// The keys that lead to the values of records; `sample` describes values of the first records.
  private var paths = JSONPathTable()
  private var sample = JSONSample()
  /// True if rows are as wide as a sheet; nil until there are as many as decide it.
  private var isWide: Bool?
  private var notice: String?
  fileprivate var extent = 0
  var settings = DocumentSettings()
  var faults = ReadDocument.Faults()

  init(
    _ options: ReadingOptions, as shape: JSONGrid.Shape, in innerList: MemberPath? = nil,
    knowing longValues: LongValues = LongValues()
  ) {
    grid = JSONGrid(options, as: shape, in: innerList, knowing: longValues)
  }

  fileprivate mutating func append(_ sections: [JSONIndex.Section], of source: SourceText) {
    grid.source = source
    grid.index.append(sections)
    let mayBeWide = grid.shape == .rows || grid.shape == .lines
    if isWide == nil, mayBeWide, grid.sectionCount >= Grid.sampledRows {
      isWide = Grid(shownGrid).isWide
    }
  }

  fileprivate mutating func append(
    _ news: JSONPathTable.News?, by reader: JSONRecordReader, of source: SourceText
  ) {
    grid.source = source
    if let news { source.withBytes { paths.append(news, in: $0) } }
    sample = reader.sample
    notice = reader.keepsWhole ? JSONRecordReader.notice : nil
  }

  private var shownGrid: JSONGrid {
    var grid = grid
    let rowTitles = grid.rowTitles && (grid.shape == .records || grid.shape == .lines)
    grid.columns = JSONColumns(paths, sample: sample, source: grid.source, rowTitles: rowTitles)
    grid.cutter.know(paths)
    return grid
  }

  var document: ReadDocument {
    let grid = shownGrid
    let data =
      switch grid.shape {
      case .list: Grid(of: JSONItemList(grid: grid))
      case .values: Grid(JSONMembers(object: grid))
      case .rows, .sections, .records, .members, .lines: Grid(grid)
      }
    var document = ReadDocument(data, settings: settings, extent: extent)
    document.settings.isTable =
      switch grid.shape {
      case .list, .sections: false
      case .records, .members, .values: true
      case .rows, .lines: grid.sectionsAreRecords || (isWide ?? data.isWide)
      }
    document.faults = faults
    document.notice = notice
    return document
  }
}

/// The link of a JSON reader to its input: it waits for more bytes, and announces the findings.
///
/// Findings are announced in batches, and before any wait. Only complete values are noted.
final class JSONProgress {
  private let feed: ByteFeed
  private let findings: Findings<JSONFindings>
  let options: ReadingOptions
  let longValues: LongValues
  /// The reader of the records of the current shape.
  var records: JSONRecordReader
  private var batch: [JSONIndex.Section] = []
  private var batchSize = 64
  private var extent = 0
  /// True once requested bytes did not come; the scanner's result is then no finding.
  private var isDry = false
  /// True while it is unclear what is to be shown, so that nothing is announced.
  var isHeldBack = false
  private var takesHeader = false

  init(_ feed: ByteFeed, _ findings: Findings<JSONFindings>, _ options: ReadingOptions) {
    self.feed = feed
    self.findings = findings
    self.options = options
    longValues = findings.current.grid.longValues
    records = JSONRecordReader(flattens: options.flattens)
  }

  var source: SourceText { feed.source }
  var isPaused: Bool { isDry && !feed.hasEnded }

  var scanner: JSONScanner { JSONScanner(bytes, noting: longValues) }

  func scanner(at offset: Int) -> JSONScanner {
    var scanner = scanner
    scanner.offset = offset
    return scanner
  }

  func value(at start: Int) -> JSONValue {
    source.withBytes { JSONValue($0, at: start, knowing: longValues) }
  }

  /// Waits for more bytes, all before `end` being understood; false if none come, for now or ever.
  func waitForMore(after end: Int) -> Bool {
    extent = end
    let count = source.count
    return bytes(reaching: count).count > count
  }

  /// Waits for the newline behind a place, all before the place being understood.
  func waitForLineEnd(from start: Int) -> Int? {
    var searched = start
    while true {
      if let newline = source.newline(from: searched) { return newline }
      searched = source.count
      guard waitForMore(after: start) else { return nil }
    }
  }

  /// Returns all bytes that are there, once the byte at `offset` is there or no more bytes come.
  private func bytes(reaching offset: Int) -> UnsafeBufferPointer<UInt8> {
    while feed.source.count <= offset, !isDry {
      tell()
      isDry = !feed.waitForMore()
    }
    return feed.source.withBytes { $0 }
  }

  /// Forgets all findings, and continues with a grid of this shape.
  func begin(
    _ shape: JSONGrid.Shape, from origin: String = "", in innerList: MemberPath? = nil
  ) {
    batch.removeAll()
    records = JSONRecordReader(flattens: options.flattens, in: innerList)
    batchSize = shape == .list ? 512 : 64
    takesHeader = options.hasHeader == true && (shape == .rows || shape == .lines)
    update {
      $0 = JSONFindings(options, as: shape, in: innerList, knowing: longValues)
      $0.settings.origin = origin.isEmpty ? nil : origin
    }
  }

  /// Changes the findings that are no sections, before the sections that need the change.
  func update(_ change: (inout sending JSONFindings) -> Void) {
    findings.update(change)
  }

  /// Notes a section; in a text that is all there its end says nothing.
  func note(_ section: JSONIndex.Section, end: Int? = nil) {
    batch.append(section)
    extent = end ?? extent
    if batch.count >= batchSize { tell() }
  }

  /// Notes a record, or so many items; the first items may be the titles of the columns behind.
  func note(_ start: Int, title: Int? = nil, count: Int?, end: Int) {
    defer { takesHeader = false }
    if count == nil {
      acceptRecord()
    } else if takesHeader, value(at: start).isArray {
      var titles: [String?] = []
      value(at: start).forEachElement { title in
        titles.append(title.isNull ? nil : title.text(.whole))
        return true
      }
      return update { $0.grid.columnTitles = titles }
    }
    note(.init(start: start, title: title, count: count), end: end)
  }

  private func acceptRecord() {
    let isSampled = !records.sample.isFull
    let news = source.withBytes { self.records.accept(in: $0) }
    guard news != nil || isSampled || records.keepsWhole else { return }
    let (source, reader) = (source, self.records)
    update { $0.append(news, by: reader, of: source) }
  }

  /// Leaves out all that is held back: lines none of which holds a value.
  func refuseAll() {
    batch.removeAll()
    let source = source
    update {
      $0.faults.areShown = false
      $0.faults.first = $0.faults.first?.naming(formatOf: source)
    }
  }

  func tellRest() {
    if !isDry { tell() }
  }

  /// Announces the rest, after all bytes that came are understood.
  func finish() {
    if !isPaused { isHeldBack = false }
    extent = feed.source.count
    tell()
  }

  private func tell() {
    guard !isHeldBack, extent > 0 else { return }
    findings.update {
      $0.append(batch, of: feed.source)
      $0.extent = max($0.extent, extent)
    }
    batch.removeAll(keepingCapacity: true)
    feed.announce()
  }
}
