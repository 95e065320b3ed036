import GridpickBisection

/// Which of things that are numbered from 0 stand where.
package protocol Lineup: Sendable {
  /// How many places there are, where there are so many things.
  func count(of things: Int) -> Int
  /// What stands at a place, or would stand there beyond the last one; nil where nothing would.
  func member(at place: Int) -> Int?
  /// Where something stands; nil where it does not.
  func place(ofMember member: Int) -> Int?
}

extension Permutation: Lineup {
  package func count(of things: Int) -> Int { things }
  package func member(at place: Int) -> Int? { self[place] }
  package func place(ofMember member: Int) -> Int? { place(of: member) }
}

extension Selection: Lineup {
  package func count(of things: Int) -> Int { members.count }

  package func member(at place: Int) -> Int? {
    members.indices.contains(place) ? Int(members[place]) : nil
  }

  package func place(ofMember member: Int) -> Int? {
    guard isInOrder else { return members.firstIndex { $0 == member } }
    let place = members.indices.partitionPoint { members[$0] < member }
    return place < members.count && members[place] == member ? place : nil
  }
}
