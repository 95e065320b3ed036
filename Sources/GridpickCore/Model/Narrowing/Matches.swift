/// A selected part of some data, by places in the data as it lies.
package enum Matches: Equatable, Sendable {
  /// Items of a flat list.
  case items(RowOrder)
  case sections(RowOrder)
  /// Items of a grid.
  case cells(Cells)

  package var count: Int {
    switch self {
    case .items(let items): items.count
    case .sections(let sections): sections.count
    case .cells(let cells): cells.count
    }
  }

  /// Returns the number of selected items in a section; 0 if whole sections are selected.
  package func count(inSection section: Int) -> Int {
    switch self {
    case .items(let items): items.count
    case .sections: 0
    case .cells(let cells):
      cells.place(ofSection: section).map { cells.indexes(ofSectionAt: $0).count } ?? 0
    }
  }

  /// True if the matches are in ascending order, so that bisection can find each of them.
  package var isInOrder: Bool {
    switch self {
    case .items(let items): items.isInOrder
    case .sections(let sections): sections.isInOrder
    case .cells: true
    }
  }

  package var inOrder: Matches {
    switch self {
    case .items(let items): .items(items.inOrder)
    case .sections(let sections): .sections(sections.inOrder)
    case .cells: self
    }
  }

  package func sections(among wanted: [UInt32]?) -> [UInt32] {
    let own =
      switch self {
      case .items: [UInt32]()
      case .sections(let sections): sections.members
      case .cells(let cells): cells.sections
      }
    return wanted.map { RowOrder(own, isInOrder: true).members(among: $0) } ?? own
  }

  /// Returns true if the place is among the matches; in a flat list only its index counts.
  func contains(_ position: Position) -> Bool {
    switch self {
    case .items(let items): items.place(of: position.index) != nil
    case .sections(let sections): sections.place(of: position.section) != nil
    case .cells(let cells): cells.ordinal(of: position) != nil
    }
  }
}
