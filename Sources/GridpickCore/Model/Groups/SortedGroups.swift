/// Reorders records within each group; those that came later stay behind the others.
struct SortedGroups: DerivedShape {
  let base: any GridShape
  private let order: GroupOrder

  init(_ base: any GridShape, by order: GroupOrder) {
    self.base = base
    self.order = order
  }

  var sectionCount: Int { base.sectionCount }
  var columnCount: Int { base.columnCount }
  func itemCount(inSection section: Int) -> Int { base.itemCount(inSection: section) }

  func id(at position: Position) -> ItemID? {
    base.id(
      at: Position(
        section: position.section,
        index: order.index(at: position.index, inGroup: position.section)))
  }

  func position(of id: ItemID) -> Position? {
    base.position(of: id).map {
      Position(
        section: $0.section, index: order.place(ofIndex: $0.index, inGroup: $0.section))
    }
  }
}

/// An order of the records within each group, by the places of all records, group after group.
struct GroupOrder: Equatable, Sendable {
  let members: Permutation
  /// The ends of the groups when the order was made.
  let ends: Ends

  func index(at place: Int, inGroup group: Int) -> Int {
    mapped(place, inGroup: group) { members[$0] }
  }

  func place(ofIndex index: Int, inGroup group: Int) -> Int {
    mapped(index, inGroup: group) { members.place(of: $0) }
  }

  private func mapped(_ number: Int, inGroup group: Int, _ map: (Int) -> Int) -> Int {
    guard group < ends.count, number < ends.count(ofPart: group) else { return number }
    let start = ends.start(ofPart: group)
    return map(start + number) - start
  }
}

extension GridData {
  /// Returns the ends of the groups whose records a sorting orders; nil if it orders other things.
  func ends(of sorting: Sorting) -> Ends? {
    guard case .records = sorting.key else { return nil }
    return groups?.index.ends
  }
}

extension Permutation {
  /// Sorts the records within each group; nil if the result is no longer wanted.
  init?(
    of groups: GroupedGrid, byColumn column: Int, isDescending: Bool, _ work: PartedWork
  ) {
    let sorting = Sorting(by: .column(column), isDescending: isDescending)
    guard let records = Permutation(of: .grid(groups.table), by: sorting, work) else { return nil }
    let index = groups.index
    self.init(
      index.grouped { records[$0] }.map { record in
        let (group, place) = index.place(ofRecord: Int(record))
        return UInt32(index.ends.start(ofPart: group) + place)
      })
  }
}
