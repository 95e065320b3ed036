import GridpickModel

/// A grid of lines of JSON: a section a line, each line scanned when it is asked for.
struct NDJSONGrid: GridContent {
  private let source: SourceText
  private let index: NDJSONIndex
  private let longValues: LongValues
  private let keys: [[UInt8]]
  private let fields: FieldNames
  /// How many leading columns of records are titles rather than items: one or none.
  private let titleColumnCount: Int
  private var extent = TextExtent.seen

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

  func item(at position: Position) -> GridItem? {
    source.withBytes { bytes in
      guard let value = value(at: position, in: bytes) else { return nil }
      if isRecord(position.section) { return value.isNull ? nil : GridItem(value.text(extent)) }
      return JSONItem(value, fields: fields).shown(extent)
    }
  }

  func value(at position: Position) -> [UInt8] {
    beginning(ofValueAt: position, count: .max)
  }

  func beginning(ofValueAt position: Position, count: Int) -> [UInt8] {
    source.withBytes { bytes in
      guard let value = value(at: position, in: bytes) else { return [] }
      return isRecord(position.section)
        ? value.content(upTo: count) : JSONItem(value, fields: fields).content(upTo: count)
    }
  }

  var unabridged: any GridContent {
    var content = self
    content.extent = .whole
    return content
  }

  /// An absent field is printed as what stands for one.
  func json(at position: Position) -> [UInt8]? {
    source.withBytes { bytes in
      guard let value = value(at: position, in: bytes) else { return Array("null".utf8) }
      return isRecord(position.section)
        ? Array(value.source) : JSONItem(value, fields: fields).json
    }
  }

  func record(at position: Position) -> [UInt8] {
    source.withBytes { Array(line(position.section, in: $0).source) }
  }

  /// A record's own id is none of its fields'.
  func identity(at position: Position) -> [UInt8]? {
    guard !isRecord(position.section) else { return nil }
    return source.withBytes { value(at: position, in: $0)?.identity }
  }

  func sectionTitle(_ section: Int) -> String? {
    guard titleColumnCount > 0, isRecord(section) else { return nil }
    return source.withBytes { bytes in
      guard let title = line(section, in: bytes).member(keys[0]), !title.isNull else { return nil }
      return title.text(extent)
    }
  }

  var sectionTitleName: String? {
    titleColumnCount == 0 ? nil : String(decoding: keys[0], as: UTF8.self)
  }

  func columnTitle(_ index: Int) -> String? {
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
    at position: Position, in bytes: UnsafeBufferPointer<UInt8>
  ) -> JSONValue? {
    if let offset = index.offset(ofItem: position.index, inLine: position.section) {
      return JSONValue(bytes, at: offset, knowing: longValues)
    }
    let line = line(position.section, in: bytes)
    if isRecord(position.section) { return line.member(keys[position.index + titleColumnCount]) }
    return line.isArray ? line.element(position.index) : line
  }
}
