/// The orders in which sections or items are shown, and the records of each group.
package struct ShownOrders: Sendable {
  /// An order, with what it was made by; nil keeps the order of the data.
  typealias Order = (sorting: Sorting, members: Permutation)

  let sections: Order?
  let records: Order?
  /// The ends of the groups when the order of the records was made.
  let ends: Ends?

  /// Returns a shape in these orders.
  func shape(of base: any GridShape) -> any GridShape {
    var shape = base
    if let records, let ends {
      shape = SortedGroups(shape, by: GroupOrder(members: records.members, ends: ends))
    }
    if let sections { shape = LinedUpShape(shape, sections: sections.members) }
    return shape
  }
}

extension ShownOrders: Equatable {
  /// Of one data, two orders of as many things by the same sorting are the same.
  package static func == (one: ShownOrders, other: ShownOrders) -> Bool {
    func isSame(_ one: Order?, _ other: Order?) -> Bool {
      one?.sorting == other?.sorting && one?.members.count == other?.members.count
    }
    return isSame(one.sections, other.sections) && isSame(one.records, other.records)
  }
}

/// Matches at the places where they are shown in some orders.
///
/// They are found where the orders or the matches are found: with millions of matches no key could
/// wait for them.
package struct ShownMatches: Sendable {
  let orders: ShownOrders
  let matches: Matches
  /// The records of groups; the same as `matches` if the data is not grouped.
  let cells: CellSelection?
  /// The items of a list or the sections with matches; nil if they keep the order of the data.
  let lines: OrderedSelection?

  init(_ matches: Matches, of data: GridData, by orders: ShownOrders) {
    self.orders = orders
    self.matches = matches
    if case .cells(let cells) = matches, let groups = data.groups {
      self.cells = cells.moved(to: orders.shape(of: groups), from: groups)
      lines = nil
    } else {
      cells = nil
      lines = orders.sections.map { matches.lines.ordered(by: $0.members) }
    }
  }
}

extension ShownMatches: Equatable {
  package static func == (one: ShownMatches, other: ShownMatches) -> Bool {
    one.orders == other.orders && one.matches == other.matches
  }
}

extension Matches {
  /// The items, or the sections with matches.
  var lines: Selection {
    switch self {
    case .items(let items): items
    case .sections(let sections): sections
    case .cells(let cells): Selection(cells.sections, isInOrder: true)
    }
  }
}
