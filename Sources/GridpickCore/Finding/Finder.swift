/// A finder of all matches of a query in data, which continues from its last search if it can.
package struct Finder: Sendable {
  private var found: Found?

  package init() {}

  /// Nil if no longer wanted; a long search calls `tell` with its findings from time to time.
  package mutating func find(
    _ search: Search, in data: Grid, _ work: PartedWork = PartedWork(),
    telling tell: @escaping (Findings) -> Void = { _ in }
  ) -> Findings? {
    let search = search.inOrderOfData
    let worth = found?.worth(to: search, in: data) ?? .nothing
    if worth == .nothing { found = nil }
    let earlier = found?.pieces ?? []
    let isKept = worth == .everything
    let course = Course(
      isKept ? [] : earlier, rest: (found?.count ?? 0)..<data.count,
      cellsInEach: data.columnCount, without: search.excluded.rows)
    let nearness = Nearness(of: search, in: data)
    let seeker = Seeker(search, in: data, nearness, isWanted: work.isWanted)
    let rounds = course.rounds(isFast: data.readsRecordsFast)
    var newer = Found(search, in: data, isKept ? earlier : [])
    func findings(isComplete: Bool) -> Findings? {
      newer.findings(in: data, nearness, isComplete: isComplete, isWanted: work.isWanted)
    }
    var received = 0
    let isDone = work.make(of: rounds) {
      course.withRows(ofPiece: $0, seeker.matches)
    } _: {
      for piece in $0 where piece.rowCount > 0 {
        let last = newer.pieces.count - 1
        let isJoined = last >= 0 && newer.pieces[last].join(piece, nearness)
        if !isJoined { newer.pieces.append(piece) }
      }
      received += 1
      if received < rounds.count { findings(isComplete: false).map(tell) }
    }
    guard isDone, work.isWanted() else { return nil }
    found = newer
    return findings(isComplete: true)
  }
}
