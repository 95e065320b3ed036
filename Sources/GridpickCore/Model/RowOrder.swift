/// An order of all or some numbered things: sections, items of a list, or columns.
package struct RowOrder: Equatable, Sendable {
  /// The things at the first places, each at most once.
  package let members: [UInt32]
  private let way: Way

  private enum Way: Equatable, Sendable {
    /// The members are all things below the count; things that come later follow them.
    case all(places: [UInt32])
    case ascending
    /// The members are sorted by their places in an order of all things.
    case ranked([UInt32])
    case unsorted
  }

  /// Returns the place of each number below the end; 0 for those that are no members.
  private static func places(of members: [UInt32], below end: Int) -> [UInt32] {
    var places = [UInt32](repeating: 0, count: end)
    for (place, member) in members.enumerated() { places[Int(member)] = UInt32(place) }
    return places
  }

  package var count: Int { members.count }

  package func count(of things: Int) -> Int { holdsAll ? things : members.count }

  private var holdsAll: Bool { if case .all = way { true } else { false } }

  /// Returns the thing at a place; beyond the last place, the thing that would be there, if any.
  package func member(at place: Int) -> Int? {
    if members.indices.contains(place) { return Int(members[place]) }
    return holdsAll ? place : nil
  }

  package func place(of member: Int) -> Int? {
    switch way {
    case .all: return rank(of: member)
    case .unsorted: return members.firstIndex { $0 == member }
    case .ascending, .ranked:
      let rank = rank(of: member)
      let place = members.indices.partitionPoint { self.rank(of: Int(members[$0])) < rank }
      return place < members.count && members[place] == member ? place : nil
    }
  }

  package func rank(of member: Int) -> Int {
    switch way {
    case .all(let places), .ranked(let places):
      member < places.count ? Int(places[member]) : member
    case .ascending, .unsorted: member
    }
  }
}

extension RowOrder {
  /// Creates an order of all things; `members` has each number below its count once.
  package init(all members: [UInt32]) {
    let places = Self.places(of: members, below: members.count)
    self.init(members: members, way: .all(places: places))
  }

  package init(_ members: [UInt32], isInOrder: Bool) {
    self.init(members: members, way: isInOrder ? .ascending : .unsorted)
  }

  package var isInOrder: Bool { way == .ascending }

  var inOrder: RowOrder {
    guard !isInOrder else { return self }
    return RowOrder(members: members(inOrderOf: 0..<end), way: .ascending)
  }

  /// The same order, in which places are found without going through all members.
  var indexed: RowOrder {
    guard way == .unsorted else { return self }
    return RowOrder(members: members, way: .ranked(Self.places(of: members, below: end)))
  }

  /// The number after the largest member.
  private var end: Int { members.max().map { Int($0) + 1 } ?? 0 }

  func members(among wanted: [UInt32]) -> [UInt32] {
    wanted.filter { place(of: Int($0)) != nil }
  }

  package func ordered(by order: RowOrder) -> RowOrder {
    let all = 0..<max(order.count, end)
    let members = members(inOrderOf: all.lazy.map { order.member(at: $0) ?? $0 })
    guard case .all(let places) = order.way else {
      return RowOrder(members: members, way: .unsorted)
    }
    return RowOrder(members: members, way: .ranked(places))
  }

  package func members(by order: RowOrder?) -> [UInt32] {
    order.map { ordered(by: $0).members } ?? members
  }

  /// Returns the members in the order of `all`, in one pass: a key must not wait for a sort.
  private func members(inOrderOf all: some Collection<Int>) -> [UInt32] {
    var isMember = [Bool](repeating: false, count: all.count)
    for member in members { isMember[Int(member)] = true }
    var ordered: [UInt32] = []
    ordered.reserveCapacity(members.count)
    for number in all where isMember[number] { ordered.append(UInt32(number)) }
    return ordered
  }
}

extension Range<Int> {
  /// Returns the first number that `isBefore` rejects; all that it accepts must come first.
  @inlinable
  package func partitionPoint(_ isBefore: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
