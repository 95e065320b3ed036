/// Some items of a grid by their places, sorted by section, then by index.
package struct Cells: Equatable, Sendable {
  package let sections: [UInt32]
  /// The start of each section's items in `indexes`; the last entry is the end of `indexes`.
  package let starts: [UInt32]
  package let indexes: [UInt32]

  package var count: Int { indexes.count }

  /// Calls `body` for each section in `wanted` that has selected items; nil means all sections.
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

  func indexes(ofSectionAt place: Int) -> ArraySlice<UInt32> {
    indexes[Int(starts[place])..<Int(starts[place + 1])]
  }

  /// Returns the indexes of the section's nearest selected items: one before the position, one at or after it.
  func neighbours(of position: Position) -> [Int] {
    guard let place = place(ofSection: position.section) else { return [] }
    let own = indexes(ofSectionAt: place)
    let next = own.indices.partitionPoint { own[$0] < position.index }
    return [next - 1, next].filter(own.indices.contains).map { Int(own[$0]) }
  }

  func position(at place: Position) -> Position? {
    let own = indexes(ofSectionAt: place.section)
    guard place.index < own.count else { return nil }
    return Position(
      section: Int(sections[place.section]), index: Int(own[own.startIndex + place.index]))
  }

  func place(of position: Position) -> Position? {
    guard let section = place(ofSection: position.section) else { return nil }
    let own = indexes(ofSectionAt: section)
    let found = own.indices.partitionPoint { own[$0] < position.index }
    guard found < own.endIndex, own[found] == position.index else { return nil }
    return Position(section: section, index: found - own.startIndex)
  }
}

extension Cells {
  func moved(to shown: Grid, from base: Grid) -> Cells {
    var starts: [Int] = [0]
    for section in 0..<shown.sectionCount {
      starts.append(starts[section] + shown.itemCount(inSection: section))
    }
    var isMember = [Bool](repeating: false, count: starts[shown.sectionCount])
    for (place, section) in sections.enumerated() {
      for index in indexes(ofSectionAt: place) {
        let own = Position(section: Int(section), index: Int(index))
        guard let place = base.id(at: own).flatMap(shown.position) else { continue }
        isMember[starts[place.section] + place.index] = true
      }
    }
    return Cells(sectionStarts: starts, isMember: isMember)
  }

  /// Creates the cells of some rows, at the places where `shown` has their records as items.
  init(ofRows rows: RowOrder, shownIn shown: Grid) {
    var isWanted = [Bool](repeating: false, count: shown.source.sectionCount)
    for row in rows.members where row < isWanted.count { isWanted[Int(row)] = true }
    var starts: [Int] = [0]
    var isMember: [Bool] = []
    for section in 0..<shown.sectionCount {
      for index in 0..<shown.itemCount(inSection: section) {
        let row = shown.row(at: Position(section: section, index: index))
        isMember.append(row.map { isWanted[$0] } ?? false)
      }
      starts.append(isMember.count)
    }
    self.init(sectionStarts: starts, isMember: isMember)
  }

  init(sectionStarts: [Int], isMember: [Bool]) {
    var (sections, starts, indexes) = ([UInt32](), [UInt32(0)], [UInt32]())
    for section in sectionStarts.indices.dropLast() {
      let start = sectionStarts[section]
      for place in start..<sectionStarts[section + 1] where isMember[place] {
        indexes.append(UInt32(place - start))
      }
      guard indexes.count > Int(starts[starts.count - 1]) else { continue }
      sections.append(UInt32(section))
      starts.append(UInt32(indexes.count))
    }
    self.init(sections: sections, starts: starts, indexes: indexes)
  }
}

extension Cells {
  /// Returns at most `most` ids, with the sections sorted by `order`; nil leaves them as they are.
  package func ids(in whole: Grid, by order: RowOrder?, upTo most: Int = .max) -> [ItemID] {
    var places = Array(sections.indices)
    if let order {
      places.sort { order.rank(of: Int(sections[$0])) < order.rank(of: Int(sections[$1])) }
    }
    var ids: [ItemID] = []
    for place in places where ids.count < most {
      let section = Int(sections[place])
      ids += indexes(ofSectionAt: place).prefix(most - ids.count).compactMap {
        whole.id(at: Position(section: section, index: Int($0)))
      }
    }
    return ids
  }
}
