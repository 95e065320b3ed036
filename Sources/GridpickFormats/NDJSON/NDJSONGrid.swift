import GridpickCore

/// A grid of lines of JSON: each line is a section, which is scanned when it is asked for.
///
/// A line that is no section in JSON is a text. A text is its own only item and its own record, and
/// its own title if records have titles.
struct NDJSONGrid: OwnShape, OwnItems {
  let source: SourceText
  let index: NDJSONIndex
  let longValues: LongValues
  /// The columns of the lines that are records.
  let columns: JSONColumns
  let fields: JSONFields

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    if index.isText(id.section) {
      return GridItem(columns.titleColumn == nil ? text(ofLine: id.section, extent) : "")
    }
    return source.withBytes { bytes in
      guard let value = value(at: id, in: bytes) else { return nil }
      if isRecord(id.section) { return text(of: value, extent).map { GridItem($0) } }
      return JSONItem(value, fields: fields).shown(extent)
    }
  }

  func hasItem(at id: ItemID) -> Bool {
    index.isText(id.section)
      || source.withBytes { value(at: id, in: $0).map { !$0.isNull } ?? false }
  }

  func value(at id: ItemID) -> [UInt8] {
    beginning(ofValueAt: id, count: .max)
  }

  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    if index.isText(id.section) { return Array(text(ofLine: id.section).prefix(count)) }
    return source.withBytes { bytes in
      guard let value = value(at: id, in: bytes) else { return [] }
      return isRecord(id.section)
        ? value.content(upTo: count) : JSONItem(value, fields: fields).content(upTo: count)
    }
  }

  /// Returns the value as it is written; `null` for an absent field, and nil for a text.
  func json(at id: ItemID) -> [UInt8]? {
    if index.isText(id.section) { return nil }
    return source.withBytes { bytes in
      guard let value = value(at: id, in: bytes) else { return Array("null".utf8) }
      return isRecord(id.section)
        ? Array(value.source) : JSONItem(value, fields: fields).json
    }
  }

  func record(at id: ItemID) -> [UInt8] {
    if index.isText(id.section) { return text(ofLine: id.section) }
    return source.withBytes { Array(line(id.section, in: $0).source) }
  }

  /// Returns the identity of an item; nil in a record, whose id belongs to none of its fields.
  func identity(at id: ItemID) -> [UInt8]? {
    guard !isRecord(id.section), !index.isText(id.section) else { return nil }
    return source.withBytes { value(at: id, in: $0)?.identity(by: fields.id) }
  }
}

// MARK: - Shape

extension NDJSONGrid {
  var sectionCount: Int { index.count }
  var columnCount: Int { max(columns.count, index.longestCount) }

  func itemCount(inSection section: Int) -> Int {
    index.itemCount(ofLine: section) ?? columns.count
  }

  func id(at position: Position) -> ItemID? {
    guard isRecord(position.section) else {
      return ItemID(section: position.section, index: position.index)
    }
    guard position.index < columns.count else { return nil }
    return ItemID(section: position.section, index: columns.column(at: position.index))
  }

  func position(of id: ItemID) -> Position? {
    guard isRecord(id.section) else { return Position(section: id.section, index: id.index) }
    return columns.place(of: id.index).map { Position(section: id.section, index: $0) }
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    guard let column = columns.titleColumn else { return nil }
    if index.isText(section) { return text(ofLine: section, extent) }
    guard isRecord(section) else { return nil }
    return source.withBytes { bytes in
      columns.value(of: column, in: line(section, in: bytes)).flatMap { text(of: $0, extent) }
    }
  }

  func sectionKey(_ section: Int) -> [UInt8]? {
    guard isRecord(section) else { return nil }
    return source.withBytes { line(section, in: $0).identity(by: fields.id) }
  }

  var sectionTitleName: String? { columns.titleName }
  func titlesSections(named name: [UInt8]) -> Bool { columns.titlesRecords(named: name) }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    columns.title(at: index, extent)
  }

  func column(named name: [UInt8]) -> Int? { columns.place(named: name) }
}

extension NDJSONGrid {
  private func isRecord(_ section: Int) -> Bool {
    index.itemCount(ofLine: section) == nil
  }

  /// Returns the whole line of a text.
  private func text(ofLine section: Int) -> [UInt8] {
    let start = index.start(ofLine: section)
    let end = source.newline(from: start) ?? source.count
    return source.withBytes { Array($0[start..<end]) }
  }

  /// Returns the line of a text without the carriage return that ends it.
  private func text(ofLine section: Int, _ extent: TextExtent) -> String {
    var text = text(ofLine: section)
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    return extent.text(of: text)
  }

  /// Returns the text that a field of a record shows.
  private func text(of value: JSONValue, _ extent: TextExtent) -> String? {
    if value.isNull { return nil }
    return columns.flattens ? value.shown(extent) : value.text(extent)
  }

  private func line(_ section: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    JSONValue(bytes, at: index.start(ofLine: section), knowing: longValues)
  }

  /// Returns the value of an item; nil if a record has no such key.
  private func value(
    at id: ItemID, in bytes: UnsafeBufferPointer<UInt8>
  ) -> JSONValue? {
    if let offset = index.offset(ofItem: id.index, inLine: id.section) {
      return JSONValue(bytes, at: offset, knowing: longValues)
    }
    let line = line(id.section, in: bytes)
    if isRecord(id.section) { return columns.value(of: id.index, in: line) }
    return line.isArray ? line.element(id.index) : line
  }
}
