/// What is marked: items, whole sections or whole columns (rule M1).
///
/// They are known by their places in the data, which stay what they are while data arrives, is sorted,
/// narrowed or flowed anew; what they become in newer data is to be asked.
package struct Marks: Equatable, Sendable {
  package typealias Unit = MarkUnit

  package let unit: Unit
  /// An item by its `key`, anything else by its number.
  package var places = NumberRuns()

  package init(of unit: Unit, _ places: NumberRuns = NumberRuns()) {
    self.unit = unit
    self.places = places
  }

  package var count: Int { places.count }
  package var isEmpty: Bool { places.isEmpty }

  /// Whether an item is marked by itself.
  package func contains(_ id: ItemID) -> Bool {
    unit == .item && places.contains(Marks.key(of: id))
  }

  /// An item's section and its index in one number: what comes first in the data is less.
  package static func key(of id: ItemID) -> Int { id.section << indexBits | id.index }

  package static func id(ofKey key: Int) -> ItemID {
    ItemID(section: key >> indexBits, index: key & (1 << indexBits - 1))
  }

  /// The keys of so many items of a section from its first on.
  package static func keys(ofSection section: Int, count: Int) -> Range<Int> {
    let first = key(of: ItemID(section: section, index: 0))
    return first..<first + count
  }

  /// The sections that have marked items.
  var sections: [Int] {
    var sections: [Int] = []
    for place in 0..<places.runCount {
      let section = Marks.id(ofKey: places.run(at: place).lowerBound).section
      if section != sections.last { sections.append(section) }
    }
    return sections
  }

  /// The marked items of a section.
  func indexes(ofSection section: Int) -> [Int] {
    places.numbers(in: Marks.keys(ofSection: section, count: 1 << Marks.indexBits - 1))
      .map { Marks.id(ofKey: $0).index }
  }

  private static let indexBits = 32
}
