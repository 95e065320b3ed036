/// What of a grid may be current, where the rest of it is seen too: an item that is none of it is like a
/// gap.
struct Offer {
  private let matches: Matches
  /// The data as it lies; nil is a flat list, whose items are known by themselves.
  let whole: (any GridShape)?
  /// The sections that have any of it, in their order, perhaps more than once; nil where each has.
  let sections: (count: Int, section: (Int) -> Int)?

  /// Of what is `shown` of the data.
  init(
    _ matches: Matches, of whole: (any GridShape)?, in shown: any GridShape, isInEachSection: Bool,
    isInOrder: Bool
  ) {
    let matches = matches.inOrder
    self.matches = matches
    self.whole = whole
    guard !isInEachSection else {
      sections = nil
      return
    }
    switch matches {
    case .items(let items) where isInOrder && (shown as? FlowedShape)?.keepsOrder == true:
      let columns = shown.columnCount
      sections = (items.count, { Int(items.members[$0]) / columns })
    case .sections(let own) where isInOrder: sections = (own.count, { Int(own.members[$0]) })
    case .cells(let cells) where isInOrder:
      sections = (cells.sections.count, { Int(cells.sections[$0]) })
    case .items, .sections, .cells:
      var hasAny = [Bool](repeating: false, count: shown.sectionCount)
      for section in matches.shownSections(of: whole, in: shown) where section < hasAny.count {
        hasAny[section] = true
      }
      let all = hasAny.indices.filter { hasAny[$0] }
      sections = (all.count, { all[$0] })
    }
  }

  /// The matches on both sides of a place in its section, by places in the data as it lies, and that place
  /// itself if it is one; nil where what matches is not told by places in sections.
  func neighbours(of position: Position) -> [Position]? {
    guard whole != nil, case .cells(let cells) = matches else { return nil }
    return cells.neighbours(of: position)
  }

  func contains(_ id: ItemID) -> Bool {
    guard let whole else { return matches.contains(Position(section: 0, index: id.index)) }
    return whole.position(of: id).map(matches.contains) ?? false
  }
}

extension Matches {
  /// Where the sections are shown that have any of them, as often as it comes.
  fileprivate func shownSections(
    of whole: (any GridShape)?, in shown: any GridShape
  ) -> [Int] {
    func section(of section: Int, _ indexes: some Sequence<Int>) -> Int? {
      indexes.lazy
        .compactMap { whole?.id(at: Position(section: section, index: $0)) }
        .compactMap { shown.position(of: $0)?.section }.first
    }
    return switch self {
    case .items(let items):
      items.members.compactMap { shown.position(of: ItemID(ofList: Int($0)))?.section }
    case .sections(let sections):
      sections.members.compactMap { member in
        section(of: Int(member), 0..<1)
          ?? section(of: Int(member), 0..<(whole?.itemCount(inSection: Int(member)) ?? 0))
      }
    case .cells(let cells):
      cells.sections.indices.compactMap { place in
        section(
          of: Int(cells.sections[place]), cells.indexes(ofSectionAt: place).lazy.map(Int.init))
      }
    }
  }
}
