/// The marked items, sections or columns (rule M1), by places that only newer data changes.
///
/// A mark on an item of a list is on its row, which counts as a section.
package struct Marks: Equatable, Sendable {
  package typealias Unit = MarkUnit

  package let unit: Unit
  /// The marked items by their `key`, or the marked sections or columns by their numbers.
  package var places = NumberRuns()

  package init(of unit: Unit, _ places: NumberRuns = NumberRuns()) {
    self.unit = unit
    self.places = places
  }

  package var count: Int { places.count }
  package var isEmpty: Bool { places.isEmpty }

  /// Returns true if the item is marked, or its section, not its column.
  func marks(_ id: ItemID) -> Bool {
    unit == .section ? places.contains(id.section) : contains(id)
  }

  /// Returns true if the item is marked, not its section or column.
  package func contains(_ id: ItemID) -> Bool {
    unit == .item && places.contains(Marks.key(of: id))
  }

  /// Returns a number made of the item's section and index; it rises in the order of the data.
  package static func key(of id: ItemID) -> Int { id.section << indexBits | id.index }

  package static func id(ofKey key: Int) -> ItemID {
    ItemID(section: key >> indexBits, index: key & (1 << indexBits - 1))
  }

  package static func keys(ofSection section: Int, count: Int = Int(UInt32.max)) -> Range<Int> {
    let first = key(of: ItemID(section: section, index: 0))
    return first..<first + count
  }

  /// The sections that are marked, or that have marked items.
  var sections: [Int] {
    if unit == .section { return places.numbers }
    var sections: [Int] = []
    for place in 0..<places.runCount {
      let section = Marks.id(ofKey: places.run(at: place).lowerBound).section
      if section != sections.last { sections.append(section) }
    }
    return sections
  }

  func indexes(ofSection section: Int) -> [Int] {
    places.numbers(in: Marks.keys(ofSection: section))
      .map { Marks.id(ofKey: $0).index }
  }

  /// The marks in a shown section: of its items, of itself, or of all columns.
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
