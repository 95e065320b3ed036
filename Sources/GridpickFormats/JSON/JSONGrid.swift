import GridpickCore

/// A grid of JSON values; each section is a record with a column per value, or a list of items.
struct JSONGrid: Source {
  enum Shape: Sendable {
    case list
    /// The elements of an array, each of which is an array of items.
    case rows
    /// Arrays of items with titles: members of an object, or sections of a grid document.
    case sections
    case records
    /// The members of an object as records; the keys are the titles of the records.
    case members
    case values
    /// Lines, each of which is a record, an array of items, a scalar or a text.
    case lines
  }

  let shape: Shape
  private let options: ReadingOptions
  var longValues: LongValues?
  private let cache = FieldCache()
  var source = SourceText([])
  var index = JSONIndex()
  var keys = JSONKeys()
  var columns = JSONColumns()
  var columnTitles: [String?] = []

  init(_ options: ReadingOptions, as shape: Shape) {
    self.shape = shape
    self.options = options
  }

  var rowTitles: Bool { options.rowTitles ?? true }
  var sectionCount: Int { index.starts.count }
  var columnCount: Int {
    shape == .list ? min(1, sectionCount) : max(columns.order.count, index.columnCount)
  }
  var rowKind: RowKind {
    switch shape {
    case .list: .item
    case .rows, .sections: .items
    case .records, .members, .values, .lines: columns.order.isEmpty ? .values : .record
    }
  }
  var titleColumn: Int? { columns.haveTitles ? 0 : nil }
  var hasSectionStyles: Bool { !index.styles.isEmpty }

  private func isRecord(_ section: Int) -> Bool {
    switch shape {
    case .list, .rows, .sections: false
    case .records, .members, .values: true
    case .lines: !isText(section) && value(ofSection: section).isObject
    }
  }

  private func isText(_ section: Int) -> Bool {
    shape == .lines && index.titles[section] != nil
  }

  func itemCount(inSection section: Int) -> Int {
    isRecord(section) ? columns.order.count : shape == .list ? 1 : index.counts[section] ?? 0
  }

  func id(at position: Position) -> ItemID? {
    guard isRecord(position.section) else {
      return ItemID(section: position.section, index: position.index)
    }
    guard position.index < columns.order.count else { return nil }
    return ItemID(section: position.section, index: columns.order[position.index])
  }

  func position(of id: ItemID) -> Position? {
    let index = isRecord(id.section) ? columns.place(of: id.index) : id.index
    return index.map { Position(section: id.section, index: $0) }
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    if shape == .sections || shape == .members && rowTitles {
      return index.titles[section].map { value(from: $0).text(extent) }
    }
    guard columns.haveTitles, isText(section) || isRecord(section) else { return nil }
    return item(at: ItemID(section: section, index: columns.order[0]), extent)?.label
  }

  func sectionKey(_ section: Int) -> [UInt8]? {
    isRecord(section) ? value(ofSection: section).identity(by: options.fields) : nil
  }

  func style(ofSection section: Int) -> AskedStyle? {
    index.styles[section].map { .named(value(from: $0).text(.whole)) }
  }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    if index < columns.order.count { return columns.title(of: columns.order[index], extent) }
    return index < columnTitles.count ? columnTitles[index] : nil
  }

  func column(named name: [UInt8]) -> Int? {
    columns.place(named: name) ?? column(titled: name)
  }
}

// MARK: - Items

extension JSONGrid {
  /// Returns an item of a section that is not a text; nil if a record lacks this key.
  private func value(at id: ItemID) -> JSONItem? {
    if shape == .list { return item(from: index.starts[id.section], isField: false) }
    let found = cache.fields(ofRecord: id.section) { places(ofSection: id.section) }
    guard id.index < found.count, !found[id.index].isEmpty else { return nil }
    return item(from: found[id.index].lowerBound, isField: isRecord(id.section))
  }

  private func item(from start: Int, isField: Bool) -> JSONItem {
    JSONItem(
      whole: value(from: start), fields: isField ? nil : options.fields,
      isListed: options.flattens)
  }

  /// Returns the place of each item of a section, or of each value by column; empty for no value.
  private func places(ofSection section: Int) -> [Range<Int>] {
    var places: [Range<Int>] = []
    for cell in cells(ofSection: section, by: reader) {
      while places.count <= cell.index { places.append(0..<0) }
      places[cell.index] = cell.start..<cell.start + 1
    }
    return places
  }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    guard isText(id.section) else { return value(at: id)?.shown(extent) }
    var line = line(id.section)
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return GridItem(extent.text(of: line))
  }

  func hasItem(at id: ItemID) -> Bool {
    isText(id.section) || value(at: id).map { !$0.whole.isNull } ?? false
  }

  func value(at id: ItemID) -> [UInt8] { beginning(ofValueAt: id, count: .max) }

  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    if isText(id.section) { return Array(line(id.section).prefix(count)) }
    return value(at: id)?.content(upTo: count) ?? []
  }

  func json(at id: ItemID) -> [UInt8]? {
    isText(id.section) ? nil : value(at: id)?.json ?? Array("null".utf8)
  }

  /// Returns the section as written: a record, a line, an array, or the object around an array.
  func record(at id: ItemID) -> [UInt8] {
    if isText(id.section) { return line(id.section) }
    return Array(value(ofSection: id.section).source)
  }

  /// Returns the identity of an item; nil in a record, whose id belongs to the whole record.
  func identity(at id: ItemID) -> [UInt8]? {
    isText(id.section) || isRecord(id.section)
      ? nil : value(at: id)?.whole.identity(by: options.fields)
  }
}

// MARK: - Bytes

extension JSONGrid {
  /// The bytes; they stay in place while the grid holds their source.
  private var bytes: UnsafeBufferPointer<UInt8> { source.withBytes { $0 } }

  private var reader: JSONRecordReader {
    JSONRecordReader(keys, flattens: options.flattens)
  }

  private func value(from start: Int) -> JSONValue {
    JSONValue(scanner: JSONScanner(bytes: bytes, offset: start, longValues: longValues))
  }

  private func value(ofSection section: Int) -> JSONValue { value(from: index.starts[section]) }

  private func line(_ section: Int) -> [UInt8] {
    let start = index.starts[section]
    return Array(bytes[start..<bytes.place(of: .newline, from: start)])
  }

  /// Returns where each value of a record, each item of a section, or the single item begins.
  private func cells(
    ofSection section: Int, by records: JSONRecordReader
  ) -> [(index: Int, start: Int)] {
    let value = value(ofSection: section)
    if isRecord(section) {
      var scanner = value.scanner
      // A file that has changed may no longer hold all of the record.
      try? records.read(at: &scanner)
      return records.fields.compactMap { field in
        keys.column(of: field.key).map { ($0, field.place.lowerBound) }
      }
    }
    guard value.isArray || shape == .sections else { return [(0, value.start)] }
    let items = value.isArray ? value : value.member("items")
    var cells: [(index: Int, start: Int)] = []
    if let items { for (_, item) in items.elements { cells.append((cells.count, item.start)) } }
    return cells
  }
}

// MARK: - Search

extension JSONGrid {
  /// The largest raw record to search in; a longer record contains almost any letter anyway.
  private static let rawLimit = 1 << 20

  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) {
    let records = reader
    for number in numbers {
      let goesOn = body(raw(Int(number))) { read(Int(number), by: records, $0) }
      guard goesOn else { return }
    }
  }

  /// Returns the bytes of a section, or `.hidden` if its texts may differ from its bytes.
  private func raw(_ section: Int) -> RawRecord {
    if shape == .list, let text = bytes.plainText(at: index.starts[section]) { return .label(text) }
    let extent = index.extent(of: section, upTo: bytes.count).clamped(to: bytes.indices)
    guard extent.count <= Self.rawLimit else { return .hidden }
    let text = UnsafeBufferPointer(rebasing: bytes[extent])
    // A record may show an array as its element count, which is not in the bytes.
    let mayCount = options.flattens && isRecord(section)
    let isHidden =
      text.place(of: .backslash, from: 0) < text.count
      || mayCount && text.place(of: .openBracket, from: 0) < text.count
    return isHidden ? .hidden : .text(text)
  }

  /// Passes the texts of a section to `visit`; decodes only texts that are written differently.
  private func read(_ section: Int, by records: JSONRecordReader, _ visit: RecordVisit) {
    if isText(section) { return Grid(self).readItems(ofSection: section, visit) }
    if titleColumn == nil, var title = sectionTitle(section, .searched) {
      guard title.withUTF8({ visit(nil, $0, nil) }) else { return }
    }
    let isField = isRecord(section)
    var cells = cells(ofSection: section, by: records)
    // The value that titles the record comes first, wherever it is written.
    if isField, columns.haveTitles,
      let title = cells.firstIndex(where: { $0.index == columns.order[0] })
    {
      cells.swapAt(0, title)
    }
    for cell in cells {
      guard let place = isField ? columns.place(of: cell.index) : cell.index else { continue }
      if let text = bytes.plainText(at: cell.start) {
        guard visit(place, text, nil) else { return }
      } else if let item = item(from: cell.start, isField: isField).shown(.searched) {
        guard item.visitTexts(at: place, visit) else { return }
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the searched part of the value at `start`; nil for a null or a value to be decoded.
  fileprivate func plainText(at start: Int) -> UnsafeBufferPointer<UInt8>? {
    guard start < count else { return nil }
    let length = Swift.min(count - start, TextExtent.searchedByteCount + 1)
    let rest = UnsafeBufferPointer(rebasing: self[start..<start + length])
    switch self[start] {
    case .quote:
      let text = UnsafeBufferPointer(rebasing: rest[1..<rest.place(of: .quote, from: 1)])
      return text.place(of: .backslash, from: 0) < text.count ? nil : text
    case .openBrace, .openBracket, UInt8(ascii: "n"): return nil
    default:
      let end = rest.firstIndex {
        $0.isBlank || $0 == .comma || $0 == .closeBracket || $0 == .closeBrace
      }
      return UnsafeBufferPointer(rebasing: rest[..<(end ?? rest.count)])
    }
  }
}

/// A JSON object as one column: each value is a row, titled by the path of keys to the value.
struct JSONMembers: Borrowing {
  let object: JSONGrid

  var sectionCount: Int { object.sectionCount == 0 ? 0 : object.columns.order.count }
  var columnCount: Int { 1 }
  var rowKind: RowKind { .items }
  func itemCount(inSection section: Int) -> Int { 1 }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    object.rowTitles ? object.columns.title(of: section, extent) : nil
  }

  func lender(of id: ItemID) -> (source: any Source, id: ItemID)? {
    (object, ItemID(section: 0, index: id.section))
  }
}
