/// The marked items, sections or columns (rule M1), by places that only newer data changes.
///
/// A mark on a list item is a mark on its row, which counts as a section.
package struct Marks: Equatable, Sendable {
  package let unit: MarkUnit
  /// The marked items by their `key`, or the marked sections or columns by their numbers.
  package var places = NumberRuns()

  package init(of unit: MarkUnit, _ places: NumberRuns = NumberRuns()) {
    self.unit = unit
    self.places = places
  }

  package var count: Int { places.count }
  package var isEmpty: Bool { places.isEmpty }

  /// Returns true if the item or its section is marked; ignores marks on columns.
  func marks(_ id: ItemID) -> Bool {
    unit == .section ? places.contains(id.section) : contains(id)
  }

  /// Returns true if the item itself is marked; ignores marks on sections and columns.
  package func contains(_ id: ItemID) -> Bool {
    unit == .item && places.contains(Marks.key(of: id))
  }

  /// Returns a number for the item; the numbers rise in the order of the data.
  package static func key(of id: ItemID) -> Int { id.section << indexBits | id.index }

  package static func id(ofKey key: Int) -> ItemID {
    ItemID(section: key >> indexBits, index: key & (1 << indexBits - 1))
  }

  package static func keys(ofSection section: Int, count: Int = Int(UInt32.max)) -> Range<Int> {
    let first = key(of: ItemID(section: section, index: 0))
    return first..<first + count
  }

  var sections: [Int] {
    if unit == .section { return places.numbers }
    var sections: [Int] = []
    for run in places.runs {
      let section = Marks.id(ofKey: run.lowerBound).section
      if section != sections.last { sections.append(section) }
    }
    return sections
  }

  /// Returns the number of marks in a shown section: on its items, on itself, or on any column.
  func count(inSection section: Int, of content: Grid) -> Int {
    guard section < content.sectionCount,
      let id = content.id(at: Position(section: section, index: 0))
    else { return 0 }
    switch unit {
    case .item:
      return places.count(in: Marks.keys(ofSection: id.section))
    case .section: return places.contains(id.section) ? 1 : 0
    case .column: return count
    }
  }

  private static let indexBits = 32
}

extension Marks {
  /// Returns the marks on what newer data still has (rule P8); nil if work was stopped.
  ///
  /// If columns are not linked, an item may be found anywhere in its section.
  package func carried(
    from old: Grid, to new: Grid, columnsAreLinked: Bool, _ work: PartedWork = PartedWork()
  ) -> Marks? {
    if isEmpty { return self }
    guard old.isList == new.isList else { return Marks(of: unit) }
    switch unit {
    case .section: return carried(from: .rows(of: old), to: .rows(of: new), work)
    case .column:
      // An equal number does not prove that a column is the same.
      let columns = new.columns(of: old)
      let titled = places.numbers.filter { old.columnTitle($0) != nil }
      return Marks(of: .column, NumberRuns(titled.compactMap { columns[$0] }))
    case .item where old.itemsStandAlone && new.itemsStandAlone:
      return items(from: old, to: new, columnsAreLinked: columnsAreLinked, work)
    case .item: return fields(from: old, to: new, work)
    }
  }

  private func carried(from old: RowKeys, to new: RowKeys, _ work: PartedWork) -> Marks? {
    new.carry(places.numbers, from: old, work).map { Marks(of: unit, NumberRuns($0.map(\.new))) }
  }

  private func items(
    from old: Grid, to new: Grid, columnsAreLinked: Bool, _ work: PartedWork
  ) -> Marks? {
    func keys(of grid: Grid) -> RowKeys { .items(of: grid, columnsAreLinked: columnsAreLinked) }
    let before = positions(in: old)
    let moved = RowKeys.sections(of: new)
      .carry(Set(before.map(\.section)).sorted(), from: .sections(of: old), work)
    guard let moved else { return nil }
    let places = Dictionary(uniqueKeysWithValues: moved.map { ($0.old, $0.new) })
    let pairs = keys(of: new).carry(before.map(\.number), from: keys(of: old), work) { number in
      let place = Position(number: number)
      return Position(section: places[place.section] ?? place.section, index: place.index).number
    }
    return pairs.map { pairs in
      Marks(
        of: .item,
        NumberRuns(pairs.compactMap { new.id(at: Position(number: $0.new)) }.map(Marks.key)))
    }
  }

  /// Carries over marks on fields; a field is identified by its row and its column.
  private func fields(from old: Grid, to new: Grid, _ work: PartedWork) -> Marks? {
    let columns = new.columns(of: old)
    let before = positions(in: old)
    let rows = RowKeys.rows(of: new)
      .carry(NumberRuns(before.lazy.map(\.section)).numbers, from: .rows(of: old), work)
    guard let rows else { return nil }
    let sections = Dictionary(uniqueKeysWithValues: rows.map { ($0.old, $0.new) })
    let keys = before.compactMap { place -> Int? in
      guard let section = sections[place.section], columns.indices.contains(place.index),
        let column = columns[place.index]
      else { return nil }
      let position = Position(section: section, index: column)
      return new.hasItem(at: position) ? new.id(at: position).map(Marks.key) : nil
    }
    return Marks(of: .item, NumberRuns(keys))
  }

  private func positions(in grid: Grid) -> [Position] {
    places.numbers.compactMap { grid.position(of: Marks.id(ofKey: $0)) }
  }
}

/// The kind of thing that a mark is on (rule M1).
///
/// ```swift
/// picker.marks = MarkSettings(unit: .item)
/// picker.marks = MarkSettings(unit: .section)
/// picker.marks = MarkSettings(unit: .column)
/// ```
public enum MarkUnit: Equatable, Sendable {
  /// A single item.
  case item
  /// A whole section: a row, a shelf, a tab.
  case section
  /// A whole column.
  case column
}

extension Grid {
  /// Returns the unit asked for, or else a record if records are picked whole (rule X2).
  ///
  /// In a list it is always the item, which is a row.
  package func unit(_ asked: MarkUnit?, picksRecords: Bool) -> MarkUnit {
    if isList { return .section }
    return asked ?? ((picksRecords || parts != nil) && hasRecords ? .section : .item)
  }
}

extension MarkUnit {
  /// Returns the unit that `o` picks: the cell if records are picked, else the row (rule X2).
  func other(of grid: Grid) -> MarkUnit { self == .section && grid.hasRecords ? .item : .section }
}

extension Marks {
  /// Returns marks on the items that the marked items have become, or if `areRows` on their rows.
  package func moved(areRows: Bool, to id: (ItemID) -> ItemID?) -> Marks {
    let ids = places.numbers.compactMap {
      id(unit == .section ? ItemID(row: $0) : Marks.id(ofKey: $0))
    }
    return areRows
      ? Marks(of: .section, NumberRuns(ids.map(\.section)))
      : Marks(of: .item, NumberRuns(ids.map(Marks.key)))
  }

  /// Returns the marks with new numbers, used when more of the same data moves the columns.
  package func renumbered(_ number: (Int) -> Int?) -> Marks {
    Marks(of: unit, NumberRuns(places.numbers.compactMap(number)))
  }
}

/// The number of marked records in each group, kept until marks or groups change.
final class GroupedMarks {
  private var known: (marks: Marks, groups: Groups, counts: [Int])?

  func counts(of marks: Marks, in groups: Groups) -> [Int] {
    if let known, known.marks == marks, known.groups == groups { return known.counts }
    var counts = [Int](repeating: 0, count: groups.count)
    for row in marks.sections where row < groups.numbers.count {
      counts[Int(groups.numbers[row])] += 1
    }
    known = (marks, groups, counts)
    return counts
  }
}
