import GridpickCore

/// A grid of JSON values: each section is a record, with a column for each value, or has items.
struct JSONGrid: Source {
  enum Shape: Sendable {
    case list
    /// The elements of an array, each of which is an array of items.
    case rows
    /// Arrays of items with titles: members of an object, or sections of a grid document.
    case sections
    case records
    /// The members of an object as records, which their keys title.
    case members
    /// An object as one row for each value.
    case values
    /// Lines, each of which is a record, an array of items, a scalar or a text.
    case lines
  }

  enum Kind {
    case record
    case items
    case text
  }

  let shape: Shape
  let fields: JSONFields
  let rowTitles: Bool
  let longValues: LongValues
  private let cache = FieldCache()
  var source = SourceText([])
  var index = JSONIndex()
  var columns = JSONColumns()
  var cutter: JSONRecordReader
  /// The titles of columns whose items are those of arrays.
  var columnTitles: [String?] = []

  init(
    _ options: ReadingOptions, as shape: Shape, in innerList: MemberPath?,
    knowing longValues: LongValues
  ) {
    self.shape = shape
    self.longValues = longValues
    fields = JSONFields(options.fields)
    rowTitles = options.rowTitles ?? true
    cutter = JSONRecordReader(flattens: options.flattens, in: innerList)
  }

  var sectionCount: Int { index.count }
  var columnCount: Int { max(columns.count, index.columnCount) }
  var isDirect: Bool { columns.isEmpty }
  var itemsStandAlone: Bool { shape == .rows || shape == .sections }
  var sectionsAreRecords: Bool { !columns.isEmpty }
  var titleColumn: Int? { columns.titlePlace }
  var hasSectionStyles: Bool { index.hasStyles }

  func kind(of section: Int) -> Kind {
    switch shape {
    case .list, .rows, .sections: .items
    case .records, .members, .values: .record
    case .lines where index.title(of: section) != nil: .text
    case .lines: source.withBytes { self.section(section, in: $0).isObject } ? .record : .items
    }
  }

  func itemCount(inSection section: Int) -> Int {
    kind(of: section) == .record ? columns.count : index.itemCount(of: section)
  }

  func id(at position: Position) -> ItemID? {
    guard kind(of: position.section) == .record else {
      return ItemID(section: position.section, index: position.index)
    }
    guard position.index < columns.count else { return nil }
    return ItemID(section: position.section, index: columns.column(at: position.index))
  }

  func position(of id: ItemID) -> Position? {
    guard kind(of: id.section) == .record else {
      return Position(section: id.section, index: id.index)
    }
    return columns.place(of: id.index).map { Position(section: id.section, index: $0) }
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    if shape == .sections || shape == .members && rowTitles {
      return index.title(of: section).map { text(at: $0, extent) }
    }
    guard let place = columns.titlePlace else { return nil }
    switch kind(of: section) {
    case .record:
      return item(at: ItemID(section: section, index: columns.column(at: place)), extent)?.label
    case .items: return nil
    case .text: return text(ofLine: section, extent)
    }
  }

  func sectionKey(_ section: Int) -> [UInt8]? {
    guard kind(of: section) == .record else { return nil }
    return source.withBytes { self.section(section, in: $0).identity(by: fields.id) }
  }

  func style(ofSection section: Int) -> AskedStyle? {
    index.style(of: section).map { .named(text(at: $0, .whole)) }
  }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    columns.title(at: index, extent) ?? (index < columnTitles.count ? columnTitles[index] : nil)
  }

  func column(named name: [UInt8]) -> Int? {
    columns.place(named: name) ?? column(titled: name)
  }
}

// MARK: - Items

extension JSONGrid {
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    switch kind(of: id.section) {
    case .text: GridItem(text(ofLine: id.section, extent))
    case let kind:
      source.withBytes { bytes in
        value(at: id, in: bytes).flatMap { item($0, isField: kind == .record, extent) }
      }
    }
  }

  func hasItem(at id: ItemID) -> Bool {
    kind(of: id.section) == .text
      || source.withBytes { value(at: id, in: $0).map { !$0.isNull } ?? false }
  }

  func value(at id: ItemID) -> [UInt8] { beginning(ofValueAt: id, count: .max) }

  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    switch kind(of: id.section) {
    case .text: Array(text(ofLine: id.section).prefix(count))
    case .record: source.withBytes { value(at: id, in: $0)?.content(upTo: count) ?? [] }
    case .items:
      source.withBytes { bytes in
        value(at: id, in: bytes).map { JSONItem($0, fields: fields).content(upTo: count) } ?? []
      }
    }
  }

  /// Returns the value as it is written; `null` for an absent field, and nil for a text.
  func json(at id: ItemID) -> [UInt8]? {
    let kind = kind(of: id.section)
    if kind == .text { return nil }
    return source.withBytes { bytes in
      guard let value = value(at: id, in: bytes) else { return Array("null".utf8) }
      return kind == .record ? Array(value.source) : JSONItem(value, fields: fields).json
    }
  }

  /// Returns the section as it is written: a record or a line, an array, or the object around it.
  func record(at id: ItemID) -> [UInt8] {
    if kind(of: id.section) == .text { return text(ofLine: id.section) }
    return source.withBytes { bytes in
      let value = shape == .list ? value(at: id, in: bytes) : section(id.section, in: bytes)
      return value.map { Array($0.source) } ?? []
    }
  }

  /// Returns the identity of an item; nil in a record, whose id belongs to none of its fields.
  func identity(at id: ItemID) -> [UInt8]? {
    guard kind(of: id.section) == .items else { return nil }
    return source.withBytes { value(at: id, in: $0)?.identity(by: fields.id) }
  }

  /// Returns what is shown of a value: in an array an item may have fields of its own.
  func item(_ value: JSONValue, isField: Bool, _ extent: TextExtent) -> GridItem? {
    guard isField else { return JSONItem(value, fields: fields).shown(extent) }
    if value.isNull { return nil }
    return GridItem(cutter.flattens ? value.shown(extent) : value.text(extent))
  }

  private func section(_ section: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    JSONValue(bytes, at: index.start(of: section), knowing: longValues)
  }

  private func text(at offset: Int, _ extent: TextExtent) -> String {
    source.withBytes { JSONValue($0, at: offset, knowing: longValues).text(extent) }
  }

  /// Returns the value of an item that is no text; nil if a record has no such key.
  private func value(at id: ItemID, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue? {
    if shape == .list { return section(id.index, in: bytes) }
    let found = cache.record(id.section) {
      FieldCache.Record(range: 0..<0, fields: places(id.section, in: bytes))
    }.fields
    guard id.index < found.count, !found[id.index].isEmpty else { return nil }
    return JSONValue(bytes, at: found[id.index].lowerBound, knowing: longValues)
  }

  /// Returns the place of each item of a section, of a record by its column; empty without a value.
  private func places(_ section: Int, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard kind(of: section) == .record else {
      var places: [Range<Int>] = []
      forEachItem(ofSection: section, in: bytes) { item in
        places.append(item.start..<item.start + 1)
        return true
      }
      return places
    }
    var cutter = cutter
    cut(section, by: &cutter, in: bytes)
    var places = [Range<Int>](repeating: 0..<0, count: (cutter.columns.max() ?? -1) + 1)
    for (column, place) in zip(cutter.columns, cutter.items) { places[column] = place }
    return places
  }

  func cut(
    _ record: Int, by cutter: inout JSONRecordReader, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    cutter.cut(
      at: index.start(of: record), within: shape == .records ? index.title(of: record) : nil,
      in: bytes, knowing: longValues)
  }

  /// Passes on the items of an array, of the array in a section of a document, or a single item.
  func forEachItem(
    ofSection section: Int, in bytes: UnsafeBufferPointer<UInt8>, _ body: (JSONValue) -> Bool
  ) {
    let section = self.section(section, in: bytes)
    if section.isArray {
      section.forEachElement(body)
    } else if shape == .sections {
      section.member("items")?.forEachElement(body)
    } else {
      _ = body(section)
    }
  }

  private func text(ofLine section: Int) -> [UInt8] {
    source.withBytes { bytes in
      let start = index.start(of: section)
      return Array(bytes[start..<bytes.place(of: .newline, from: start)])
    }
  }

  private func text(ofLine section: Int, _ extent: TextExtent) -> String {
    var text = text(ofLine: section)
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    return extent.text(of: text)
  }
}

/// The sections of a grid as a flat list of items.
struct JSONItemList: ItemList {
  let grid: JSONGrid

  var count: Int { grid.index.count }
  var mayHaveGaps: Bool { true }
  var readsRecordsFast: Bool { true }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { grid.item(at: id, extent) }
  func hasItem(at id: ItemID) -> Bool { grid.hasItem(at: id) }
  func value(at id: ItemID) -> [UInt8] { grid.value(at: id) }
  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    grid.beginning(ofValueAt: id, count: count)
  }
  func record(at id: ItemID) -> [UInt8] { grid.record(at: id) }
  func json(at id: ItemID) -> [UInt8]? { grid.json(at: id) }
  func identity(at id: ItemID) -> [UInt8]? { grid.identity(at: id) }
  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) { grid.readRecords(numbers, body) }
}

/// A JSON object as a single column: a row for each value, titled by the path of keys to the value.
struct JSONMembers: Borrowing {
  let object: JSONGrid

  var sectionCount: Int { object.sectionCount == 0 ? 0 : object.columns.count }
  var columnCount: Int { 1 }
  var itemsStandAlone: Bool { true }
  func itemCount(inSection section: Int) -> Int { 1 }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    object.rowTitles ? object.columns.title(of: section, extent) : nil
  }

  func lender(of id: ItemID) -> (source: any Source, id: ItemID)? {
    (object, ItemID(section: 0, index: id.section))
  }
}
