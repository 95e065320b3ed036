/// The bytes by which a thing is recognised, made of parts whose limits stay visible.
private struct Name {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ part: [UInt8]?) {
    guard let part else { return bytes.append(0) }
    bytes.append(1)
    withUnsafeBytes(of: part.count) { bytes += $0 }
    bytes += part
  }

  init(id: [UInt8]) { bytes = [2] + id }

  init() {}
}

extension Twins.Side {
  /// Returns the items of a flat list by index; their names are their ids, or else their records.
  static func items(of list: any ItemList) -> Twins.Side {
    Twins.Side(partCount: list.count) { items, body in
      items.forEach(body)
    } name: { index in
      let id = ItemID(ofList: index)
      if let identity = list.identity(at: id) { return Name(id: identity).bytes }
      var name = Name()
      name.append(list.record(at: id))
      return name.bytes
    }
  }

  /// Returns sections by number; their names are their keys, or else their titles and records.
  static func sections(of grid: Grid) -> Twins.Side {
    Twins.Side(partCount: grid.sectionCount) { sections, body in
      sections.forEach(body)
    } name: { section in
      if let key = grid.sectionKey(section) { return Name(id: key).bytes }
      var name = Name()
      name.append(grid.sectionTitle(section, .whole).map { Array($0.utf8) })
      for record in grid.records(ofSection: section) { name.append(record) }
      return name.bytes
    }
  }

  /// By key; the name is the id, or else all that an item shows and holds, with its titles.
  ///
  /// If columns are linked, the record and the column's number stand in for missing titles.
  static func items(of grid: Grid, columnsAreLinked: Bool) -> Twins.Side {
    Twins.Side(partCount: grid.sectionCount) { sections, body in
      for section in sections { grid.forEachKey(ofSection: section, body) }
    } name: { key in
      let id = Marks.id(ofKey: key)
      if let identity = grid.source.identity(at: id) { return Name(id: identity).bytes }
      guard let place = grid.position(of: id) else { return [] }
      var name = Name()
      let title = grid.sectionTitle(place.section, .whole).map { Array($0.utf8) }
      name.append(title ?? (columnsAreLinked ? grid.source.record(at: id) : nil))
      if columnsAreLinked { name.append(grid.columnName(place.index)) }
      grid.append(id, to: &name)
      return name.bytes
    }
  }

  /// Returns the items of one section by their keys; their places are no part of their names.
  static func items(of grid: Grid, inSection section: Int) -> Twins.Side {
    Twins.Side(partCount: 1) { _, body in
      grid.forEachKey(ofSection: section, body)
    } name: { key in
      let id = Marks.id(ofKey: key)
      if let identity = grid.source.identity(at: id) { return Name(id: identity).bytes }
      var name = Name()
      grid.append(id, to: &name)
      return name.bytes
    }
  }
}

extension Grid {
  fileprivate func forEachKey(ofSection section: Int, _ body: (Int) -> Void) {
    for index in 0..<itemCount(inSection: section) {
      let place = Position(section: section, index: index)
      if hasItem(at: place), let id = id(at: place) { body(Marks.key(of: id)) }
    }
  }

  /// Returns the one record of all items of a section, or the record of each item if these differ.
  fileprivate func records(ofSection section: Int) -> [[UInt8]] {
    var records: [[UInt8]] = []
    for index in 0..<itemCount(inSection: section) {
      guard let id = id(at: Position(section: section, index: index)) else { continue }
      let record = source.record(at: id)
      if !record.isEmpty, record == records.last { break }
      records.append(record)
    }
    return records
  }

  fileprivate func columnName(_ index: Int) -> [UInt8] {
    wholeColumnTitle(index).map { [1] + $0 } ?? Array("\(index)".utf8)
  }

  /// Returns true if the section has the same key as in older data, or without one the same items.
  func hasSameSection(_ section: Int, as old: Grid) -> Bool {
    if let key = sectionKey(section) { return key == old.sectionKey(section) }
    let count = itemCount(inSection: section)
    return count == old.itemCount(inSection: section)
      && (0..<count).allSatisfy { index in
        let place = Position(section: section, index: index)
        return content(at: place) == old.content(at: place)
      }
  }

  private func content(at place: Position) -> [UInt8] {
    var name = Name()
    if hasItem(at: place), let id = id(at: place) { append(id, to: &name) }
    return name.bytes
  }

  fileprivate func append(_ id: ItemID, to name: inout Name) {
    let item = source.item(at: id, .whole)
    name.append(source.value(at: id))
    name.append(source.pivotedRecords(of: id))
    name.append(source.json(at: id))
    name.append(item.map { Array($0.label.utf8) })
    name.append(item?.detail.map { Array($0.utf8) })
  }
}

extension Source {
  /// Returns the records of an item of a pivot, which hold more than it shows; nil for other items.
  fileprivate func pivotedRecords(of id: ItemID) -> [UInt8]? {
    var (store, id): (any Source, ItemID) = (self, id)
    while let borrowed = store as? any Borrowing {
      guard let own = borrowed.lender(of: id) else { return nil }
      (store, id) = own
    }
    return (store as? PivotedGrid)?.record(at: id)
  }
}

/// The columns of older data in newer data, matched by title, or without a title by number.
struct ColumnTwins {
  private let numbers: [Int?]

  init(from old: Grid, to new: Grid) {
    let before = old.columnTitles
    let after = new.columnTitles
    let places = Dictionary(after.enumerated().map { ($1, [$0]) }, uniquingKeysWith: +)
    numbers = before.enumerated().map { number, title in
      if number < after.count, after[number] == title { return number }
      guard title != nil, let found = places[title], found.count == 1 else { return nil }
      return found[0]
    }
  }

  func number(_ column: Int) -> Int? { numbers.indices.contains(column) ? numbers[column] : nil }
}

extension Grid {
  package var columnTitles: [[UInt8]?] { (0..<columnCount).map(wholeColumnTitle) }

  /// Returns the title as bytes: `String` treats a precomposed and a combining accent as equal.
  fileprivate func wholeColumnTitle(_ index: Int) -> [UInt8]? {
    columnTitle(index, .whole).map { Array($0.utf8) }
  }
}
