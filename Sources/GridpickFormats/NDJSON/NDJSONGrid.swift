import GridpickModel

/// A grid of lines of JSON: a section a line, each line scanned when it is asked for.
struct NDJSONGrid: SourceGrid {
  let source: SourceText
  let index: NDJSONIndex
  let longValues: LongValues
  /// Those of lines that are records.
  let keys: RecordKeys
  let fields: FieldNames

  var sectionCount: Int { index.count }
  var columnCount: Int { max(keys.count, index.longestCount) }

  func itemCount(inSection section: Int) -> Int {
    index.itemCount(ofLine: section) ?? keys.count
  }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    source.withBytes { bytes in
      guard let value = value(at: id, in: bytes) else { return nil }
      if isRecord(id.section) { return value.isNull ? nil : GridItem(value.text(extent)) }
      return JSONItem(value, fields: fields).shown(extent)
    }
  }

  func hasItem(at id: ItemID) -> Bool {
    source.withBytes { value(at: id, in: $0).map { !$0.isNull } ?? false }
  }

  func value(at id: ItemID) -> [UInt8] {
    beginning(ofValueAt: id, count: .max)
  }

  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    source.withBytes { bytes in
      guard let value = value(at: id, in: bytes) else { return [] }
      return isRecord(id.section)
        ? value.content(upTo: count) : JSONItem(value, fields: fields).content(upTo: count)
    }
  }

  /// An absent field is printed as what stands for one.
  func json(at id: ItemID) -> [UInt8]? {
    source.withBytes { bytes in
      guard let value = value(at: id, in: bytes) else { return Array("null".utf8) }
      return isRecord(id.section)
        ? Array(value.source) : JSONItem(value, fields: fields).json
    }
  }

  func record(at id: ItemID) -> [UInt8] {
    source.withBytes { Array(line(id.section, in: $0).source) }
  }

  /// A record's own id is none of its fields'.
  func identity(at id: ItemID) -> [UInt8]? {
    guard !isRecord(id.section) else { return nil }
    return source.withBytes { value(at: id, in: $0)?.identity }
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    guard let key = keys.titleKey, isRecord(section) else { return nil }
    return source.withBytes { bytes in
      guard let title = line(section, in: bytes).member(key), !title.isNull else { return nil }
      return title.text(extent)
    }
  }

  var sectionTitleName: String? { keys.sectionTitleName }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    keys.columnTitle(index, extent)
  }
}

extension NDJSONGrid {
  private func isRecord(_ section: Int) -> Bool {
    index.itemCount(ofLine: section) == nil
  }

  private func line(_ section: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    JSONValue(bytes, at: index.start(ofLine: section), knowing: longValues)
  }

  /// The value at a position; nil where a record has no such key.
  private func value(
    at id: ItemID, in bytes: UnsafeBufferPointer<UInt8>
  ) -> JSONValue? {
    if let offset = index.offset(ofItem: id.index, inLine: id.section) {
      return JSONValue(bytes, at: offset, knowing: longValues)
    }
    let line = line(id.section, in: bytes)
    if isRecord(id.section) { return line.member(keys[id.index]) }
    return line.isArray ? line.element(id.index) : line
  }
}
