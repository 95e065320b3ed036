import GridpickModel

/// A grid of JSON items in sections, decoded from the source text when asked.
struct JSONSections: GridContent {
  let source: SourceText
  let fields: FieldNames
  let index: JSONIndex
  let longValues: LongValues
  var columnTitles: [String?] = []
  var styleNames: [String] = []
  /// The style of sections that name none.
  var documentStyle: String?
  var extent = TextExtent.seen

  var sectionCount: Int { index.sectionCount }
  var columnCount: Int { index.columnCount }

  func itemCount(inSection section: Int) -> Int {
    index.items(ofSection: section).count
  }

  func item(at position: Position) -> GridItem? {
    source.withBytes { item(at: position, in: $0).shown(extent) }
  }

  func value(at position: Position) -> [UInt8] {
    beginning(ofValueAt: position, count: .max)
  }

  func beginning(ofValueAt position: Position, count: Int) -> [UInt8] {
    source.withBytes { item(at: position, in: $0).content(upTo: count) }
  }

  var unabridged: any GridContent {
    var content = self
    content.extent = .whole
    return content
  }

  func json(at position: Position) -> [UInt8]? {
    source.withBytes { item(at: position, in: $0).json }
  }

  /// The section as it is written, an array or the object that holds it.
  func record(at position: Position) -> [UInt8] {
    source.withBytes {
      Array(value(at: index.start(ofSection: position.section), in: $0).source)
    }
  }

  func sectionTitle(_ section: Int) -> String? {
    guard let offset = index.titleOffset(ofSection: section) else { return nil }
    return source.withBytes { value(at: offset, in: $0).text(extent) }
  }

  func columnTitle(_ index: Int) -> String? {
    index < columnTitles.count ? columnTitles[index] : nil
  }

  var hasSectionStyles: Bool { !styleNames.isEmpty }

  func styleName(ofSection section: Int) -> String? {
    index.style(ofSection: section).map { styleNames[$0] } ?? documentStyle
  }

  func identity(at position: Position) -> [UInt8]? {
    source.withBytes { value(at: position, in: $0).identity }
  }

  private func item(at position: Position, in bytes: UnsafeBufferPointer<UInt8>) -> JSONItem {
    JSONItem(value(at: position, in: bytes), fields: fields)
  }

  private func value(at position: Position, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    let item = index.items(ofSection: position.section).lowerBound + position.index
    return value(at: index.offset(ofItem: item), in: bytes)
  }

  private func value(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    JSONValue(bytes, at: offset, knowing: longValues)
  }
}
