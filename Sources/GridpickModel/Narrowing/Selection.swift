/// Some of the things that are numbered from 0, in an order of their own.
package struct Selection: Equatable, Sendable {
  /// Each number at most once.
  package let members: [UInt32]
  /// Whether they stand as they are numbered, so that one is found by bisection.
  package let isInOrder: Bool

  package init(_ members: [UInt32], isInOrder: Bool) {
    self.members = members
    self.isInOrder = isInOrder
  }

  package var count: Int { members.count }
}
