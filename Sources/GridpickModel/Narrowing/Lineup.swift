/// Which of things that are numbered from 0 stand where.
package protocol Lineup: Sendable {
  /// How many places there are, where there are so many things.
  func count(of things: Int) -> Int
  /// What stands at a place.
  subscript(place: Int) -> Int { get }
  /// Where something stands; nil where it does not.
  func place(of member: Int) -> Int?
}
