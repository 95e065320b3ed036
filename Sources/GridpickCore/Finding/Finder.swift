/// A finder of all matches of a query in data, which continues from its last search if it can.
package struct Finder: Sendable {
  private var found: Found?

  package init() {}

  /// Nil if no longer wanted; a long search calls `tell` with its findings from time to time.
  package mutating func find(
    _ search: Search, in data: GridData, _ work: PartedWork = PartedWork(),
    telling tell: @escaping (Findings) -> Void = { _ in }
  ) -> Findings? {
    let search = search.inOrderOfData
    guard let groups = data.groups else { return find(search, in: data, nil, work, telling: tell) }
    return find(
      search.ofRecords(in: groups), in: .grid(groups.table), groups.index, work
    ) { tell($0.items(of: groups)) }?.items(of: groups)
  }

  /// Searches data; of equally good records the one in the group of the origin is the best.
  private mutating func find(
    _ search: Search, in data: GridData, _ groups: GroupIndex?, _ work: PartedWork,
    telling tell: @escaping (Findings) -> Void
  ) -> Findings? {
    let worth = found?.worth(to: search, in: data) ?? .nothing
    if worth == .nothing { found = nil }
    let hunt = Hunt(
      search, in: data, groups, work, from: found, keeping: worth == .everything)
    let found = hunt.run { found in
      let findings = found.findings(in: data, isComplete: false, isWanted: work.isWanted)
      if let findings { tell(findings) }
    }
    guard let found else { return nil }
    self.found = found
    return found.findings(in: data, isComplete: true, isWanted: work.isWanted)
  }
}

extension Found {
  /// Converts this result into findings; nil if they are no longer wanted.
  func findings(
    in data: GridData, isComplete: Bool, isWanted: () -> Bool
  ) -> Findings? {
    switch (matches, data) {
    case (.items(let pieces), _):
      let isRanked = search.isRanked && Sought(search).tellsMatchesApart
      guard
        let members = isRanked ? pieces.rankedMembers(isWanted: isWanted) : pieces.members
      else { return nil }
      return Findings(
        .items(RowOrder(members, isInOrder: !isRanked)),
        best: isRanked || search.isOfHistory
          ? members.first.map { ItemID(ofList: Int($0)) }
          : pieces.nearest(Nearness(of: search, in: data)), isComplete: isComplete)
    case (.sections(let sections), _):
      return Findings(
        .sections(RowOrder(sections, isInOrder: true)),
        best: best.flatMap { data.id(at: $0.place) },
        isComplete: isComplete)
    case (.cells(let cells), _):
      return Findings(
        .cells(cells), best: best.flatMap { data.id(at: $0.place) }, isComplete: isComplete)
    }
  }
}

extension [RankedPiece] {
  /// Returns the best item if the list keeps its order.
  fileprivate func nearest(_ nearness: Nearness) -> ItemID? {
    var best: Nearness.Candidate?
    for piece in self {
      piece.visitAll { number, rank in
        let place = Position(section: 0, index: Int(number))
        best = nearness.better(best, Nearness.Candidate(score: rank.score, place: place))
      }
    }
    return best.map { ItemID(ofList: $0.place.index) }
  }
}

extension Nearness {
  init(of search: Search, in data: GridData, _ groups: GroupIndex? = nil) {
    let origin = search.origin.flatMap { id in
      switch data {
      case .list: Position(section: 0, index: id.index)
      case .grid(let grid): id.section < grid.sectionCount ? grid.position(of: id) : nil
      }
    }
    self.init(origin, staysInSection: search.staysInSection, groups)
  }
}

extension GridData {
  fileprivate func id(at position: Position) -> ItemID? {
    switch self {
    case .list: ItemID(ofList: position.index)
    case .grid(let grid): grid.id(at: position)
    }
  }
}
