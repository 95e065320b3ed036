import GridpickCore

/// The link of a JSON reader to its input: it waits for more bytes, and announces the findings.
///
/// Findings are announced in batches, and before any wait. Only complete values are noted.
final class JSONProgress {
  private let feed: ByteFeed
  private let findings: Findings<JSONFindings>
  let longValues: LongValues
  private var batch = JSONBatch()
  private var extent = 0
  /// True once requested bytes did not come; the scanner's result is then no finding.
  private var isDry = false
  /// True while the shape of the grid is unclear, so that nothing is announced.
  var isHeldBack = false

  init(_ feed: ByteFeed, _ findings: Findings<JSONFindings>) {
    self.feed = feed
    self.findings = findings
    longValues = findings.current.longValues
  }

  var source: SourceText { feed.source }
  var isPaused: Bool { isDry && !feed.hasEnded }

  /// Waits for more bytes, all before `end` being understood; false if none come, for now or ever.
  func waitForMore(after end: Int) -> Bool {
    extent = end
    let count = source.count
    return bytes(reaching: count).count > count
  }

  /// Returns all bytes that are there, once the byte at `offset` is there or no more bytes come.
  func bytes(reaching offset: Int) -> UnsafeBufferPointer<UInt8> {
    while feed.source.count <= offset, !isDry {
      tell()
      isDry = !feed.waitForMore()
    }
    return feed.source.withBytes { $0 }
  }
}

extension JSONProgress {
  /// Forgets all findings, and continues with a grid of this shape.
  func begin(
    _ shape: JSONFindings.Shape, from origin: String? = nil, in innerList: JSONInnerList? = nil
  ) {
    batch.removeAll()
    findings.update { $0.begin(shape, from: origin, in: innerList) }
  }

  /// Changes the findings that are no items, before the items that need the change.
  func update(_ change: (inout sending JSONFindings) -> Void) {
    findings.update(change)
  }

  /// Notes the items of an array that titles the columns of the rows behind it.
  func note(header items: [Int]) {
    let bytes = bytes(reaching: 0)
    let titles = items.map { JSONValue(bytes, at: $0) }.map { $0.isNull ? nil : $0.text(.whole) }
    update { $0.columnTitles = titles }
  }

  func note(item: Int, end: Int) {
    batch.items.append(item)
    finishNote(at: end)
  }

  func note(
    section start: Int, title: Int? = nil, style: Int? = nil, items: [Int], end: Int,
    kind: JSONIndex.Kind? = nil
  ) {
    batch.items += items
    batch.sections.append(
      .init(start: start, title: title, style: style, itemEnd: batch.items.count, kind: kind))
    finishNote(at: end)
  }

  func note(record start: Int, title: Int? = nil, by reader: inout JSONRecordReader, end: Int) {
    let samples = !reader.sample.isFull
    if let news = reader.accept(in: bytes(reaching: 0)) { batch.paths.append(news) }
    if samples { batch.sample = reader.sample }
    batch.keepsWhole = reader.keepsWhole
    note(section: start, title: title, items: [], end: end)
  }

  private func finishNote(at end: Int) {
    extent = end
    if batch.isLarge { tell() }
  }

  /// Announces the findings before a refusal.
  func tellRest() {
    if !isDry { tell() }
  }

  /// Announces the rest, after all bytes that came are understood.
  func finish() {
    if !isPaused {
      isHeldBack = false
      findings.update { $0.isWhole = true }
    }
    extent = feed.source.count
    tell()
  }

  private func tell() {
    guard !isHeldBack, extent > 0 else { return }
    findings.update {
      $0.append(batch, of: feed.source)
      $0.extent = max($0.extent, extent)
    }
    batch.removeAll()
    feed.announce()
  }
}
