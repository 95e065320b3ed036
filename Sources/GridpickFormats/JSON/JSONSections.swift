import GridpickCore

struct JSONSections: Source, JSONItems {
  let source: SourceText
  let fields: JSONFields
  let index: JSONIndex
  let longValues: LongValues
  var columnTitles: [String?] = []
  var styleNames: [String] = []

  var itemsStandAlone: Bool { true }

  var sectionCount: Int { index.sectionCount }
  var columnCount: Int { index.columnCount }

  func itemCount(inSection section: Int) -> Int {
    index.items(ofSection: section).count
  }

  /// Returns the section as it is written: an array, or the object that holds the array.
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

  func style(ofSection section: Int) -> AskedStyle? {
    index.style(ofSection: section).map { .named(styleNames[$0]) }
  }

  func value(at id: ItemID, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    let item = index.items(ofSection: id.section).lowerBound + id.index
    return value(at: index.offset(ofItem: item), in: bytes)
  }

  private func value(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    JSONValue(bytes, at: offset, knowing: longValues)
  }
}
