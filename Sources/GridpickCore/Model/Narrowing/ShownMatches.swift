/// The orders in which sections or items are shown, and the records of each group; nil keeps the
/// order of the data.
package struct ShownOrders: Equatable, Sendable {
  let sections: Permutation?
  let records: GroupOrder?

  /// Returns a shape in these orders.
  func shape(of base: any GridShape) -> any GridShape {
    let shape: any GridShape = records.map { SortedGroups(base, by: $0) } ?? base
    return sections.map { LinedUpShape(shape, sections: $0) } ?? shape
  }
}

/// Matches at the places where they are shown in some orders.
///
/// The thread that finds the matches or the orders finds these places too, because a key could not
/// wait for them.
package struct ShownMatches: Equatable, Sendable {
  let orders: ShownOrders
  let matches: Matches
  /// The records of groups; nil if the data is not grouped.
  let cells: CellSelection?
  /// The items of a list or the sections with matches; nil if the data is grouped.
  let lines: OrderedSelection?

  init(_ matches: Matches, of data: GridData, by orders: ShownOrders) {
    self.orders = orders
    self.matches = matches
    if case .cells(let cells) = matches, let groups = data.groups {
      self.cells = cells.moved(to: orders.shape(of: groups), from: groups)
      lines = nil
    } else {
      cells = nil
      lines = orders.sections.map(matches.lines.ordered)
    }
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
