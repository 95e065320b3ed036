/// Rows as items, group by group; the rows of a group follow an order of all rows.
package struct Parts: Equatable, Sendable {
  package let groups: Groups
  /// The order of all rows; nil is the order of the data.
  private let order: RowOrder?
  let rows: [UInt32]
  private let ends: Ends
  /// The group of each section; `sections` has each group's section plus one, 0 without rows.
  private let shown: [UInt32]
  private let sections: [UInt32]
  let longest: Int

  package init(_ groups: Groups, in order: RowOrder? = nil) {
    self.groups = groups
    self.order = order
    let all = groups.numbers
    var members = order.map { $0.members } ?? []
    if let order, order.count(of: all.count) > members.count {
      members += UInt32(members.count)..<UInt32(all.count)
    }
    let places = order == nil ? all.count : members.count
    func row(_ place: Int) -> Int { order == nil ? place : Int(members[place]) }
    var counts = [Int](repeating: 0, count: groups.count)
    for place in 0..<places where row(place) < all.count { counts[Int(all[row(place)])] += 1 }
    shown = (groups.order ?? Array(0..<UInt32(groups.count))).filter { counts[Int($0)] > 0 }
    ends = Ends(of: shown.map { counts[Int($0)] })
    longest = counts.max() ?? 0
    var sections = [UInt32](repeating: 0, count: groups.count)
    var next = [Int](repeating: 0, count: groups.count)
    for (section, group) in shown.enumerated() {
      sections[Int(group)] = UInt32(section + 1)
      next[Int(group)] = ends.start(ofPart: section)
    }
    self.sections = sections
    var rows = [UInt32](repeating: 0, count: ends.total)
    for place in 0..<places where row(place) < all.count {
      let group = Int(all[row(place)])
      rows[next[group]] = UInt32(row(place))
      next[group] += 1
    }
    self.rows = rows
  }

  var count: Int { shown.count }

  /// The number of all rows, shown or not.
  var total: Int { groups.numbers.count }

  func ordered(by order: RowOrder?) -> Parts { Parts(groups, in: order) }

  func group(ofSection section: Int) -> Int { Int(shown[section]) }

  func rowCount(inSection section: Int) -> Int { ends.count(ofPart: section) }

  func rows(inSections sections: Range<Int>) -> ArraySlice<UInt32> {
    guard let last = sections.last else { return [] }
    return rows[ends.start(ofPart: sections.lowerBound)...]
      .prefix(upTo: ends.start(ofPart: last) + ends.count(ofPart: last))
  }

  func rows(ofGroup group: Int) -> ArraySlice<UInt32> {
    let section = Int(sections[group]) - 1
    return section < 0 ? [] : rows(inSections: section..<section + 1)
  }

  func row(at place: Position) -> Int? {
    guard place.section < count, place.index < rowCount(inSection: place.section) else {
      return nil
    }
    return Int(rows[ends.start(ofPart: place.section) + place.index])
  }

  func place(ofRow row: Int) -> Position? {
    guard row < total else { return nil }
    let section = Int(sections[Int(groups.numbers[row])]) - 1
    guard section >= 0 else { return nil }
    let own = rows(inSections: section..<section + 1)
    let rank = rank(of: row)
    let place = own.indices.partitionPoint { self.rank(of: Int(own[$0])) < rank }
    guard place < own.endIndex, own[place] == row else { return nil }
    return Position(section: section, index: place - own.startIndex)
  }

  func ordinal(ofRow row: Int) -> Int? {
    place(ofRow: row).map { ends.start(ofPart: $0.section) + $0.index }
  }

  private func rank(of row: Int) -> Int { order?.rank(of: row) ?? row }
}
