/// A selection of things numbered from 0, in an order of its own.
package struct Selection: Equatable, Sendable {
  /// The numbers of the selected things, each at most once.
  package let members: [UInt32]
  /// True if the numbers are in ascending order, so that bisection can find each of them.
  package let isInOrder: Bool

  package init(_ members: [UInt32], isInOrder: Bool) {
    self.members = members
    self.isInOrder = isInOrder
  }

  package var count: Int { members.count }

  var inOrder: Selection {
    guard !isInOrder else { return self }
    return Selection(
      Array(members(inOrderOf: 0..<(members.max().map { Int($0) + 1 } ?? 0))), isInOrder: true)
  }

  func members(among wanted: [UInt32]) -> [UInt32] {
    wanted.filter { place(ofMember: Int($0)) != nil }
  }

  package func ordered(by order: Permutation) -> OrderedSelection {
    let all = 0..<max(order.count, members.max().map { Int($0) + 1 } ?? 0)
    return OrderedSelection(members: members(inOrderOf: all.lazy.map { order[$0] }), order: order)
  }

  /// Returns the members in the order of `all`, in one pass: sorting would take too long for a key.
  private func members(inOrderOf all: some Collection<Int>) -> [UInt32] {
    var isMember = [Bool](repeating: false, count: all.count)
    for member in members { isMember[Int(member)] = true }
    var ordered: [UInt32] = []
    ordered.reserveCapacity(members.count)
    for number in all where isMember[number] { ordered.append(UInt32(number)) }
    return ordered
  }
}
