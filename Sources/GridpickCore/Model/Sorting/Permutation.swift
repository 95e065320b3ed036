/// Maps places to things and things to places; things beyond the order keep their places.
package struct Permutation: Equatable, Sendable {
  private let members: [UInt32]
  private let places: [UInt32]

  /// Creates the order from a list with each number below its count once.
  package init(_ members: [UInt32]) {
    self.members = members
    var places = [UInt32](repeating: 0, count: members.count)
    for (place, member) in members.enumerated() { places[Int(member)] = UInt32(place) }
    self.places = places
  }

  package var count: Int { members.count }

  package subscript(place: Int) -> Int {
    place < members.count ? Int(members[place]) : place
  }

  package func place(of member: Int) -> Int {
    member < places.count ? Int(places[member]) : member
  }
}
