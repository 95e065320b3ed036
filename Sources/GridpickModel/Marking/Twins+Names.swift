/// What something is known by, made of parts that are told apart.
private struct Name {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ part: [UInt8]?) {
    guard let part else { return bytes.append(0) }
    bytes.append(1)
    withUnsafeBytes(of: part.count) { bytes += $0 }
    bytes += part
  }

  /// Of what has an id that says all.
  init(id: [UInt8]) { bytes = [2] + id }

  init() {}
}

extension Twins.Side {
  /// Items of a flat list, by their places in it: their ids, or else their records.
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

  /// Sections, by their numbers: their keys, or else their titles and records.
  static func sections(of grid: Grid) -> Twins.Side {
    Twins.Side(partCount: grid.sectionCount) { sections, body in
      sections.forEach(body)
    } name: { section in
      if let key = grid.shape.sectionKey(section) { return Name(id: key).bytes }
      var name = Name()
      name.append(grid.sectionTitle(section, .whole).map { Array($0.utf8) })
      for record in grid.records(ofSection: section) { name.append(record) }
      return name.bytes
    }
  }

  /// Items that stand alone, by their keys: their ids, or else all that they show and hold, and where they
  /// stand as far as that has a name.
  ///
  /// What has no title where columns are linked is known by its whole record, or its number.
  static func items(of grid: Grid, columnsAreLinked: Bool) -> Twins.Side {
    Twins.Side(partCount: grid.sectionCount) { sections, body in
      for section in sections { grid.forEachKey(ofSection: section, body) }
    } name: { key in
      let id = Marks.id(ofKey: key)
      if let identity = grid.store.identity(at: id) { return Name(id: identity).bytes }
      guard let place = grid.position(of: id) else { return [] }
      var name = Name()
      let title = grid.sectionTitle(place.section, .whole).map { Array($0.utf8) }
      name.append(title ?? (columnsAreLinked ? grid.store.record(at: id) : nil))
      if columnsAreLinked { name.append(grid.columnName(place.index)) }
      grid.append(id, to: &name)
      return name.bytes
    }
  }

  /// Items of one section, by their keys, which stand where they may.
  static func items(of grid: Grid, inSection section: Int) -> Twins.Side {
    Twins.Side(partCount: 1) { _, body in
      grid.forEachKey(ofSection: section, body)
    } name: { key in
      let id = Marks.id(ofKey: key)
      if let identity = grid.store.identity(at: id) { return Name(id: identity).bytes }
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

  /// The record that all items of a section came in with, or those of each where they differ.
  fileprivate func records(ofSection section: Int) -> [[UInt8]] {
    var records: [[UInt8]] = []
    for index in 0..<itemCount(inSection: section) {
      guard let id = id(at: Position(section: section, index: index)) else { continue }
      let record = store.record(at: id)
      if !record.isEmpty, record == records.last { break }
      records.append(record)
    }
    return records
  }

  /// A column's title, or where it has none its number.
  fileprivate func columnName(_ index: Int) -> [UInt8] {
    wholeColumnTitle(index).map { [1] + $0 } ?? Array("\(index)".utf8)
  }

  /// Whether a section is known by the same key as in older data, or all that it shows and holds is the same.
  func hasSameSection(_ section: Int, as old: Grid) -> Bool {
    if let key = shape.sectionKey(section) { return key == old.shape.sectionKey(section) }
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

  /// All that an item shows and holds.
  fileprivate func append(_ id: ItemID, to name: inout Name) {
    let item = store.item(at: id, .whole)
    name.append(store.value(at: id))
    name.append(store.pivotedRecords(of: id))
    name.append(store.json(at: id))
    name.append(item.map { Array($0.label.utf8) })
    name.append(item?.detail.map { Array($0.utf8) })
  }
}

extension ItemStore {
  /// What an item of a pivot stands for, which holds more than it shows; nil where it is of none.
  fileprivate func pivotedRecords(of id: ItemID) -> [UInt8]? {
    var (store, id): (any ItemStore, ItemID) = (self, id)
    while let borrowed = store as? any BorrowedItems {
      guard let own = borrowed.lender(of: id) else { return nil }
      (store, id) = own
    }
    return (store as? PivotedGrid)?.record(at: id)
  }
}

/// Where the columns of older data are in newer data: those of the same title, or without one of the same
/// number.
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

  /// As bytes: to `String` a precomposed and a combining accent are the same.
  fileprivate func wholeColumnTitle(_ index: Int) -> [UInt8]? {
    columnTitle(index, .whole).map { Array($0.utf8) }
  }
}
