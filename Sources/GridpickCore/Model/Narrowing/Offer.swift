/// The items that may be current; an object, because each cell that is drawn is looked up here.
final class Offer {
  let matches: Matches
  let whole: Grid
  /// The sections with matches, ascending, possibly repeated; nil if every section has matches.
  let sections: (count: Int, section: (Int) -> Int)?
  /// True if each shown section has the items of a section of the data, in their order.
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

  func contains(_ id: ItemID) -> Bool {
    guard let place = whole.position(of: id) else { return false }
    return switch matches {
    case .rows(let rows): rows.place(of: place.section) != nil
    case .cells(let cells): cells.place(of: place) != nil
    }
  }
}

extension Grid {
  fileprivate var indexed: Grid { map.rows.map { showing($0.indexed) } ?? self }

  /// True if each section has the items of a section of the data, in their order.
  fileprivate var keepsItems: Bool { flow == nil && map.keepsItems }

  /// True if a list is shown in its own order, row by row.
  fileprivate var keepsOrder: Bool {
    map.rows == nil && flow.map { $0.order == .rows || $0.columnCount == 1 } ?? false
  }
}

extension Matches {
  /// Returns the shown sections that have matches; a section may be repeated.
  fileprivate func shownSections(of whole: Grid, in shown: Grid) -> [Int] {
    let shown = shown.indexed
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
