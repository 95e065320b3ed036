/// An order of the records within each group, by the places of all records, group after group.
struct GroupOrder: Equatable, Sendable {
  let members: RowOrder
  /// The ends of the groups when the order was made.
  let ends: Ends

  func index(at place: Int, inGroup group: Int) -> Int {
    mapped(place, inGroup: group) { members.member(at: $0) ?? $0 }
  }

  func place(ofIndex index: Int, inGroup group: Int) -> Int {
    mapped(index, inGroup: group) { members.rank(of: $0) }
  }

  private func mapped(_ number: Int, inGroup group: Int, _ map: (Int) -> Int) -> Int {
    guard group < ends.count, number < ends.count(ofPart: group) else { return number }
    let start = ends.start(ofPart: group)
    return map(start + number) - start
  }
}

extension GroupOrder {
  /// Sorts the records within each group; nil if the result is no longer wanted.
  init?(of groups: GroupedGrid, byColumn column: Int, isDescending: Bool, _ work: PartedWork) {
    let sorting = Sorting(by: .column(column), isDescending: isDescending)
    guard let records = RowOrder(of: .grid(groups.table), by: sorting, work) else { return nil }
    let index = groups.index
    members = RowOrder(
      all: index.grouped { records.member(at: $0) ?? $0 }.map { record in
        let (group, place) = index.place(ofRecord: Int(record))
        return UInt32(index.ends.start(ofPart: group) + place)
      })
    ends = index.ends
  }
}
