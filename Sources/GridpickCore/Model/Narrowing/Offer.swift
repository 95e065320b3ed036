/// The items that may be current; an object, because each cell that is drawn is asked.
final class Offer {
  let matches: Matches
  let whole: Grid
  /// The sections with offered items, ascending, perhaps repeated; nil if every section has some.
  let sections: (count: Int, section: (Int) -> Int)?
  /// True if the items of each shown section are those of a section of the data, in its order.
  let keepsItems: Bool

  init(
    _ matches: Matches, of whole: Grid, in shown: Grid, isInEachSection: Bool,
    isInOrder: Bool, isShown: Bool
  ) {
    let matches = matches.inOrder
    self.matches = matches
    self.whole = whole
    keepsItems = isShown || shown.keepsItems
    guard !isInEachSection else {
      sections = nil
      return
    }
    let rows = matches.rows
    if isInOrder, isShown || shown.flow == nil {
      sections = (rows.count, { Int(rows.members[$0]) })
    } else if isInOrder, shown.keepsOrder {
      let columns = shown.columnCount
      sections = (rows.count, { Int(rows.members[$0]) / columns })
    } else {
      var hasAny = [Bool](repeating: false, count: shown.sectionCount)
      for section in matches.shownSections(of: whole, in: shown) where section < hasAny.count {
        hasAny[section] = true
      }
      let all = hasAny.indices.filter { hasAny[$0] }
      sections = (all.count, { all[$0] })
    }
  }

  /// One before the place, one at or after it; nil if the matches are not items of sections.
  func neighbours(of position: Position) -> [Position]? {
    guard case .cells(let cells) = matches else { return nil }
    return cells.neighbours(of: position)
  }

  func contains(_ id: ItemID) -> Bool {
    guard let place = whole.position(of: id) else { return false }
    return switch matches {
    case .rows(let rows): rows.place(of: place.section) != nil
    case .cells(let cells): cells.ordinal(of: place) != nil
    }
  }
}

extension Grid {
  /// True if the items of each section are those of a section of the data, in its order.
  fileprivate var keepsItems: Bool { flow == nil && map.keepsItems }

  /// True if the items of a list stand in its order, row by row.
  fileprivate var keepsOrder: Bool {
    map.rows == nil && flow.map { $0.order == .rows || $0.columnCount == 1 } ?? false
  }
}

extension Matches {
  /// Returns the shown sections that have matches; a section may be repeated.
  fileprivate func shownSections(of whole: Grid, in shown: Grid) -> [Int] {
    func section(of section: Int, _ indexes: some Sequence<Int>) -> Int? {
      indexes.lazy
        .compactMap { whole.id(at: Position(section: section, index: $0)) }
        .compactMap { shown.position(of: $0)?.section }.first
    }
    return switch self {
    case .rows(let rows):
      rows.members.compactMap { member in
        section(of: Int(member), 0..<1)
          ?? section(of: Int(member), 0..<whole.itemCount(inSection: Int(member)))
      }
    case .cells(let cells):
      cells.sections.indices.compactMap { place in
        section(
          of: Int(cells.sections[place]), cells.indexes(ofSectionAt: place).lazy.map(Int.init))
      }
    }
  }
}
