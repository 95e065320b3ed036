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

  /// The same things as they are numbered.
  var inOrder: Selection {
    guard !isInOrder else { return self }
    return Selection(
      Array(members(inOrderOf: 0..<(members.max().map { Int($0) + 1 } ?? 0))), isInOrder: true)
  }

  func members(among wanted: [UInt32]) -> [UInt32] {
    wanted.filter { place(ofMember: Int($0)) != nil }
  }

  /// The same things in the order that all stand in.
  package func ordered(by order: Permutation) -> OrderedSelection {
    let all = 0..<max(order.count, members.max().map { Int($0) + 1 } ?? 0)
    return OrderedSelection(members: members(inOrderOf: all.lazy.map { order[$0] }), order: order)
  }

  /// In one pass over all of them, for comparing so many would take longer than a key may.
  private func members(inOrderOf all: some Collection<Int>) -> [UInt32] {
    var isMember = [Bool](repeating: false, count: all.count)
    for member in members { isMember[Int(member)] = true }
    var ordered: [UInt32] = []
    ordered.reserveCapacity(members.count)
    for number in all where isMember[number] { ordered.append(UInt32(number)) }
    return ordered
  }
}
