/// What of a grid may be current, where the rest of it is seen too: an item that is none of it is like a
/// gap.
struct Offer {
  private let matches: Matches
  /// The data as it lies; nil is a flat list, whose items are known by themselves.
  private let whole: (any GridShape)?
  /// The sections that have any of it, in their order.
  let sections: [Int]

  /// Of what is `shown` of the data.
  init(_ matches: Matches, of whole: (any GridShape)?, in shown: any GridShape) {
    self.matches = matches.inOrder
    self.whole = whole
    var sections: [Int] = []
    var isInOrder = true
    for section in matches.inOrder.shownSections(of: whole, in: shown)
    where section != sections.last {
      isInOrder = isInOrder && section > sections.last ?? -1
      sections.append(section)
    }
    self.sections = isInOrder ? sections : Set(sections).sorted()
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
        section(of: Int(member), 0..<(whole?.itemCount(inSection: Int(member)) ?? 0))
      }
    case .cells(let cells):
      cells.sections.indices.compactMap { place in
        section(
          of: Int(cells.sections[place]), cells.indexes(ofSectionAt: place).lazy.map(Int.init))
      }
    }
  }
}
