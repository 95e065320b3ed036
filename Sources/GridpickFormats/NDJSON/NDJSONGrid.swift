import GridpickModel

/// A grid of lines of JSON: a section a line, each line scanned when it is asked for.
struct NDJSONGrid: SourceGrid {
  private let source: SourceText
  private let index: NDJSONIndex
  private let longValues: LongValues
  private let keys: [[UInt8]]
  private let fields: FieldNames
  /// How many leading columns of records are titles rather than items: one or none.
  private let titleColumnCount: Int

  init(
    source: SourceText, index: NDJSONIndex, longValues: LongValues, keys: [[UInt8]],
    rowTitles: Bool, fields: FieldNames
  ) {
    self.source = source
    self.index = index
    self.longValues = longValues
    self.keys = keys
    self.fields = fields
    // A single column is what there is to pick from, not the title of nothing.
    titleColumnCount = rowTitles && keys.count > 1 ? 1 : 0
  }

  private var recordItemCount: Int { keys.count - titleColumnCount }

  var sectionCount: Int { index.count }
  var columnCount: Int { max(recordItemCount, index.longestCount) }

  func itemCount(inSection section: Int) -> Int {
    index.itemCount(ofLine: section) ?? recordItemCount
  }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    source.withBytes { bytes in
      guard let value = value(at: id, in: bytes) else { return nil }
      if isRecord(id.section) { return value.isNull ? nil : GridItem(value.text(extent)) }
      return JSONItem(value, fields: fields).shown(extent)
    }
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
    guard titleColumnCount > 0, isRecord(section) else { return nil }
    return source.withBytes { bytes in
      guard let title = line(section, in: bytes).member(keys[0]), !title.isNull else { return nil }
      return title.text(extent)
    }
  }

  var sectionTitleName: String? {
    titleColumnCount == 0 ? nil : String(decoding: keys[0], as: UTF8.self)
  }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    guard index < recordItemCount else { return nil }
    return extent.text(of: keys[index + titleColumnCount])
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
    if isRecord(id.section) { return line.member(keys[id.index + titleColumnCount]) }
    return line.isArray ? line.element(id.index) : line
  }
}
