/// An arrangement of things numbered from 0: it says which thing stands at which place.
package protocol Lineup: Sendable {
  func count(of things: Int) -> Int
  /// Returns the thing at a place, or beyond the last place the thing that would be there, if any.
  func member(at place: Int) -> Int?
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
