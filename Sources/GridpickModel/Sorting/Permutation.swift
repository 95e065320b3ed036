/// An order of things that are numbered from 0: which of them stands at each place, and where each stands.
///
/// What comes behind those that it orders stays where it is.
package struct Permutation: Sendable {
  private let members: [UInt32]
  private let places: [UInt32]

  /// Each number below the count once.
  package init(_ members: [UInt32]) {
    self.members = members
    var places = [UInt32](repeating: 0, count: members.count)
    for (place, member) in members.enumerated() { places[Int(member)] = UInt32(place) }
    self.places = places
  }

  /// How many it orders.
  package var count: Int { members.count }

  /// What stands at a place.
  package subscript(place: Int) -> Int {
    place < members.count ? Int(members[place]) : place
  }

  package func place(of member: Int) -> Int {
    member < places.count ? Int(places[member]) : member
  }
}
