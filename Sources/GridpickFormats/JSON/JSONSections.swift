import GridpickModel

/// A grid of JSON items in sections, decoded from the source text when asked.
struct JSONSections: SourceGrid {
  let source: SourceText
  let fields: FieldNames
  let index: JSONIndex
  let longValues: LongValues
  var columnTitles: [String?] = []
  var styleNames: [String] = []
  /// The style of sections that name none.
  var documentStyle: String?

  var sectionCount: Int { index.sectionCount }
  var columnCount: Int { index.columnCount }

  func itemCount(inSection section: Int) -> Int {
    index.items(ofSection: section).count
  }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    source.withBytes { item(at: id, in: $0).shown(extent) }
  }

  func value(at id: ItemID) -> [UInt8] {
    beginning(ofValueAt: id, count: .max)
  }

  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    source.withBytes { item(at: id, in: $0).content(upTo: count) }
  }

  func json(at id: ItemID) -> [UInt8]? {
    source.withBytes { item(at: id, in: $0).json }
  }

  /// The section as it is written, an array or the object that holds it.
  func record(at id: ItemID) -> [UInt8] {
    source.withBytes {
      Array(value(at: index.start(ofSection: id.section), in: $0).source)
    }
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    guard let offset = index.titleOffset(ofSection: section) else { return nil }
    return source.withBytes { value(at: offset, in: $0).text(extent) }
  }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    index < columnTitles.count ? columnTitles[index] : nil
  }

  var hasSectionStyles: Bool { !styleNames.isEmpty }

  func styleName(ofSection section: Int) -> String? {
    index.style(ofSection: section).map { styleNames[$0] } ?? documentStyle
  }

  func identity(at id: ItemID) -> [UInt8]? {
    source.withBytes { value(at: id, in: $0).identity }
  }

  private func item(at id: ItemID, in bytes: UnsafeBufferPointer<UInt8>) -> JSONItem {
    JSONItem(value(at: id, in: bytes), fields: fields)
  }

  private func value(at id: ItemID, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    let item = index.items(ofSection: id.section).lowerBound + id.index
    return value(at: index.offset(ofItem: item), in: bytes)
  }

  private func value(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    JSONValue(bytes, at: offset, knowing: longValues)
  }
}
