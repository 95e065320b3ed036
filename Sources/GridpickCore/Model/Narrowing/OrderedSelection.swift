/// A selection of things numbered from 0, in the order in which all things stand.
package struct OrderedSelection: Lineup, Equatable {
  let members: [UInt32]
  fileprivate let order: Permutation

  init(members: [UInt32], order: Permutation) {
    self.members = members
    self.order = order
  }

  package func count(of things: Int) -> Int { members.count }

  package func member(at place: Int) -> Int? {
    members.indices.contains(place) ? Int(members[place]) : nil
  }

  package func place(ofMember member: Int) -> Int? {
    let rank = order.place(of: member)
    let place = members.indices.partitionPoint { order.place(of: Int(members[$0])) < rank }
    return place < members.count && members[place] == member ? place : nil
  }
}
