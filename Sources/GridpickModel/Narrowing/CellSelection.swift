import GridpickBisection

/// Some of a grid's items, by their places in the data: section after section, and in each in order.
package struct CellSelection: Equatable, Sendable {
  /// The sections that have any, in order.
  package let sections: [UInt32]
  /// Where the items of each of these begin, and where the last ones end.
  package let starts: [UInt32]
  /// The items by their indexes, those of all sections one after the other.
  package let indexes: [UInt32]

  package init(sections: [UInt32], starts: [UInt32], indexes: [UInt32]) {
    self.sections = sections
    self.starts = starts
    self.indexes = indexes
  }

  package var count: Int { indexes.count }

  /// Each of these sections, nil is all, that has any, with its items.
  package func forEachSection(in wanted: [UInt32]?, _ body: (Int, ArraySlice<UInt32>) -> Void) {
    let places = wanted.map { $0.compactMap { place(ofSection: Int($0)) } }
    for place in places ?? Array(sections.indices) {
      body(Int(sections[place]), indexes(ofSectionAt: place))
    }
  }

  func place(ofSection section: Int) -> Int? {
    let place = sections.indices.partitionPoint { sections[$0] < section }
    return place < sections.count && sections[place] == section ? place : nil
  }

  /// The items of the section at a place among those that have any.
  func indexes(ofSectionAt place: Int) -> ArraySlice<UInt32> {
    indexes[Int(starts[place])..<Int(starts[place + 1])]
  }

  /// The nearest of its section that is not behind a place, and the nearest that is not before it.
  func neighbours(of position: Position) -> [Position] {
    guard let place = place(ofSection: position.section) else { return [] }
    let own = indexes(ofSectionAt: place)
    let next = own.indices.partitionPoint { own[$0] < position.index }
    return [next - 1, next].filter(own.indices.contains)
      .map { Position(section: position.section, index: Int(own[$0])) }
  }

  /// Which of the items of its section this is; nil where it is none of them.
  func ordinal(of position: Position) -> Int? {
    guard let place = place(ofSection: position.section) else { return nil }
    let own = indexes(ofSectionAt: place)
    let found = own.indices.partitionPoint { own[$0] < position.index }
    return found < own.endIndex && own[found] == position.index ? found - own.startIndex : nil
  }
}
