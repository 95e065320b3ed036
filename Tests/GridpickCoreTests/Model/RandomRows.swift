import GridpickTestSupport

@testable import GridpickCore

/// A small random grid or list, with few different texts, in which some things have ids.
struct RandomRows: Source {
  struct Item: Equatable {
    let id: String?
    let text: String
  }

  struct Row {
    let id: String?
    let title: String?
    let items: [Item]
  }

  let rows: [Row]
  let columns: [String?]
  let rowKind: RowKind

  init(standAlone: Bool, _ random: inout SeededGenerator) {
    func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    func letter(_ letters: String, in count: Int) -> String? {
      number(1...count) == 1 ? letters.randomElement(using: &random).map { String($0) } : nil
    }
    rowKind = standAlone ? .items : .values
    let hasTitles = number(0...1) == 0
    rows = (0..<number(0...5)).map { _ in
      Row(
        id: letter("pqr", in: 4), title: hasTitles ? letter("ABC", in: 1) : letter("ABC", in: 9),
        items: (0..<number(0...3)).map { _ in
          Item(id: standAlone ? letter("xyz", in: 4) : nil, text: letter("abc", in: 1) ?? "")
        })
    }
    columns = (0..<3).map { _ in letter("mn", in: 2) }
  }

  var sectionCount: Int { rows.count }
  var columnCount: Int { columns.count }
  func itemCount(inSection section: Int) -> Int { rows[section].items.count }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    rows[id.section].items.indices.contains(id.index)
      ? GridItem(rows[id.section].items[id.index].text) : nil
  }

  func value(at id: ItemID) -> [UInt8] { Array((item(at: id)?.label ?? "").utf8) }

  func record(at id: ItemID) -> [UInt8] {
    rowKind == .items ? value(at: id) : Array(rows[id.section].items.map(\.text).joined().utf8)
  }

  func identity(at id: ItemID) -> [UInt8]? {
    rows[id.section].items.indices.contains(id.index)
      ? rows[id.section].items[id.index].id.map { Array($0.utf8) } : nil
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? { rows[section].title }
  func sectionKey(_ section: Int) -> [UInt8]? { rows[section].id.map { Array($0.utf8) } }
  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? { columns[index] }

  /// The items of all rows as a list.
  var list: RandomList { RandomList(items: rows.flatMap(\.items)) }
}

struct RandomList: ListSource {
  let items: [RandomRows.Item]

  let mayHaveGaps = false
  var count: Int { items.count }
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { GridItem(items[id.section].text) }
  func value(at id: ItemID) -> [UInt8] { Array(items[id.section].text.utf8) }
  func identity(at id: ItemID) -> [UInt8]? { items[id.section].id.map { Array($0.utf8) } }
}

// MARK: - The rule, said once more (rule P8)

extension RandomRows {
  /// The nearest of some places, of two equally near the earlier.
  static func nearest(to place: Position, of places: [Position]) -> Position? {
    func distance(_ other: Position) -> [Int] {
      [abs(other.section - place.section), other.section, abs(other.index - place.index)]
    }
    return places.min { distance($0).lexicographicallyPrecedes(distance($1)) }
  }

  private static func nearest(to number: Int, of numbers: [Int]) -> Int? {
    nearest(
      to: Position(section: number, index: 0), of: numbers.map { Position(section: $0, index: 0) })?
      .section
  }

  private func rowKey(_ row: Int) -> [String?] {
    rows[row].id.map { [$0] } ?? [rows[row].title] + rows[row].items.map(\.text) + ["row"]
  }

  private func nameOfSection(_ row: Int) -> [String?] {
    rows[row].id.map { [$0] } ?? [rows[row].title, rows[row].title == nil ? "\(row)" : nil]
  }

  private func itemKey(_ place: Position, isLinked: Bool) -> [String?] {
    let item = rows[place.section].items[place.index]
    if let id = item.id { return [id] }
    let column =
      isLinked
      ? [columns[place.index], columns[place.index].map { _ in "" } ?? "\(place.index)"] : []
    return [item.text, rows[place.section].title, "item"] + column
  }

  var places: [Position] {
    rows.indices.flatMap { row in
      rows[row].items.indices.map { Position(section: row, index: $0) }
    }
  }

  func row(_ row: Int, of old: RandomRows) -> Int? {
    Self.nearest(to: row, of: rows.indices.filter { rowKey($0) == old.rowKey(row) })
  }

  func section(_ row: Int, of old: RandomRows) -> Int? {
    Self.nearest(to: row, of: rows.indices.filter { nameOfSection($0) == old.nameOfSection(row) })
  }

  func column(_ column: Int, of old: RandomRows) -> Int? {
    guard let title = old.columns[column] else { return columns[column] == nil ? column : nil }
    return Self.nearest(to: column, of: columns.indices.filter { columns[$0] == title })
  }

  /// What a mark on an item becomes.
  func item(_ place: Position, of old: RandomRows, isLinked: Bool) -> Position? {
    guard rowKind == .items else {
      let found = row(place.section, of: old).flatMap { row in
        column(place.index, of: old).map { Position(section: row, index: $0) }
      }
      return found.flatMap { places.contains($0) ? $0 : nil }
    }
    let near = Position(
      section: section(place.section, of: old) ?? place.section, index: place.index)
    let key = old.itemKey(place, isLinked: isLinked)
    return Self.nearest(to: near, of: places.filter { itemKey($0, isLinked: isLinked) == key })
  }

  /// What the current item becomes.
  func current(_ place: Position, of old: RandomRows, isLinked: Bool) -> Position? {
    let row = old.rows[place.section]
    let hasID = row.items[place.index].id != nil
    func alike(inSection section: Int?) -> Position? {
      let indexes = section.map { rows[$0].items.indices.map(\.self) } ?? []
      let index =
        old.columns[place.index].map { title in
          Self.nearest(to: place.index, of: indexes.filter { columns[$0] == title })
        } ?? (indexes.contains(place.index) ? place.index : nil)
      return section.flatMap { section in index.map { Position(section: section, index: $0) } }
    }
    if rowKind != .items {
      if let found = self.row(place.section, of: old) { return alike(inSection: found) }
      return row.id != nil || row.title == nil
        ? nil : alike(inSection: section(place.section, of: old))
    }
    let found = item(place, of: old, isLinked: isLinked)
    let own = section(place.section, of: old)
    let isTitled = row.id != nil || row.title != nil
    if hasID || !isTitled { return found }
    return !isLinked && found?.section == own && own != nil ? found : alike(inSection: own)
  }
}
