import GridpickModel

/// A grid of JSON items in sections, decoded from the source text when asked.
struct JSONSections: SourceGrid {
  let source: SourceText
  let fields: FieldNames
  let index: JSONIndex
  var columnTitles: [String?] = []
  var styleNames: [String] = []
  /// The style of sections that name none.
  var documentStyle: String?

  var sectionCount: Int { index.sectionCount }
  var columnCount: Int { index.columnCount }

  func itemCount(inSection section: Int) -> Int {
    index.items(ofSection: section).count
  }

  func item(at id: ItemID) -> GridItem? {
    source.withBytes { item(at: id, in: $0).shown }
  }

  func value(at id: ItemID) -> [UInt8] {
    source.withBytes { item(at: id, in: $0).content }
  }

  func json(at id: ItemID) -> [UInt8]? {
    source.withBytes { item(at: id, in: $0).json }
  }

  /// The section as it is written, an array or the object that holds it.
  func record(at id: ItemID) -> [UInt8] {
    source.withBytes {
      Array(JSONValue($0, at: index.start(ofSection: id.section)).source)
    }
  }

  func sectionTitle(_ section: Int) -> String? {
    guard let offset = index.titleOffset(ofSection: section) else { return nil }
    return source.withBytes { JSONValue($0, at: offset).text }
  }

  func columnTitle(_ index: Int) -> String? {
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
    return JSONValue(bytes, at: index.offset(ofItem: item))
  }
}
