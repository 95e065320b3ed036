/// A single search through data, which starts from an earlier result.
struct Hunt {
  private let search: Search
  private let data: GridData
  private let work: PartedWork
  private let sought: Sought
  /// The earlier result; if `isKept`, all its matches still hold.
  private let earlier: Found?
  private let isKept: Bool
  private let nearness: Nearness

  init(
    _ search: Search, in data: GridData, _ groups: GroupIndex?, _ work: PartedWork,
    from earlier: Found?, keeping isKept: Bool
  ) {
    self.search = search
    self.data = data
    self.work = work
    self.earlier = earlier
    self.isKept = isKept
    sought = Sought(search)
    nearness = Nearness(of: search, in: data, groups)
  }

  /// Runs the search; nil if the result is no longer wanted.
  func run(telling tell: @escaping (Found) -> Void) -> Found? {
    guard case .grid(let grid) = data else { return findItems(telling: tell) }
    return switch search.unit {
    case .item: findCells(of: grid, telling: tell)
    case .section: findSections(telling: tell)
    }
  }

  private func found(_ matches: Found.Matches, _ best: Nearness.Candidate? = nil) -> Found {
    Found(
      search: search, count: data.count, columnCount: data.columnCount,
      footing: Footing(of: data, count: data.count, columns: data.columnCount), matches: matches,
      best: best)
  }

  /// Searches the pieces of a course and passes the results on in order; false if no longer wanted.
  private func searchPieces<Piece: Sendable>(
    _ course: Course, isFast: Bool, _ seek: @escaping (UnsafeBufferPointer<UInt32>) -> Piece,
    _ receive: @escaping ([Piece]) -> Void, tell: @escaping () -> Void
  ) -> Bool {
    let rounds = course.rounds(isFast: isFast)
    var received = 0
    let isDone = work.make(of: rounds) {
      course.withNumbers(ofPiece: $0, seek)
    } _: {
      receive($0)
      received += 1
      if received < rounds.count { tell() }
    }
    return isDone && work.isWanted()
  }

  private func course(_ earlier: Course.Earlier) -> Course {
    Course(
      earlier, rest: (self.earlier?.count ?? 0)..<data.count, cellsInEach: data.columnCount,
      without: data.isList ? search.excluded : search.excluded.wholeSections)
  }
}

extension Hunt {
  private func findItems(telling tell: @escaping (Found) -> Void) -> Found? {
    var pieces: [RankedPiece] = []
    if case .items(let known) = earlier?.matches { pieces = known }
    let course = course(.items(isKept ? [] : pieces))
    if !isKept { pieces = [] }
    let seeker = ListSeeker(
      sought: sought, scan: search.query.scan, data: data,
      phrase: search.isOfHistory ? Phrase(search.query) : nil, named: search.named,
      lastOnes: search.lastOnes,
      isWanted: work.isWanted)
    let isDone = searchPieces(course, isFast: data.readsRecordsFast, seeker.matches) {
      pieces += $0.filter { $0.count > 0 }
    } tell: {
      tell(found(.items(pieces)))
    }
    return isDone ? found(.items(pieces)) : nil
  }

  private func findSections(telling tell: @escaping (Found) -> Void) -> Found? {
    var sections: [UInt32] = []
    if case .sections(let known) = earlier?.matches { sections = known }
    let course = course(.sections(isKept ? [] : sections))
    var best = isKept ? earlier?.best : nil
    if !isKept { sections = [] }
    let seeker = RecordSeeker(
      sought: sought, nearness: nearness, data: data, isWanted: work.isWanted)
    let isDone = searchPieces(course, isFast: data.readsRecordsFast, seeker.matches) { pieces in
      for piece in pieces { sections += piece.sections }
      best = nearness.best([best] + pieces.map(\.best))
    } tell: {
      tell(found(.sections(sections), best))
    }
    return isDone ? found(.sections(sections), best) : nil
  }

  private func findCells(of grid: Grid, telling tell: @escaping (Found) -> Void) -> Found? {
    var cells = GatheredCells()
    if case .cells(let known) = earlier?.matches { cells = GatheredCells(known) }
    let course = course(.sections(isKept ? [] : cells.sections))
    var best = isKept ? earlier?.best : nil
    if !isKept { cells = GatheredCells() }
    let seeker = CellSeeker(
      sought: sought, titles: ColumnTitles(of: grid, sought), nearness: nearness, data: data,
      isWanted: work.isWanted, isExcluded: search.excluded(from: grid))
    let isDone = searchPieces(course, isFast: data.readsRecordsFast, seeker.matches) { pieces in
      cells.append(pieces)
      best = nearness.best([best] + pieces.map(\.best))
    } tell: {
      tell(found(.cells(cells.selection), best))
    }
    return isDone ? found(.cells(cells.selection), best) : nil
  }
}

extension Search {
  func excluded(from grid: Grid) -> ((Position) -> Bool)? {
    guard !excluded.isEmpty else { return nil }
    return { [excluded] in grid.id(at: $0).map { excluded.contains(Marks.key(of: $0)) } ?? false }
  }
}

private struct GatheredCells {
  private(set) var sections: [UInt32] = []
  private var starts: [UInt32] = [0]
  private var indexes: [UInt32] = []

  init() {}

  init(_ known: Cells) {
    (sections, starts, indexes) = (known.sections, known.starts, known.indexes)
  }

  var selection: Cells {
    Cells(sections: sections, starts: starts, indexes: indexes)
  }

  mutating func append(_ pieces: [CellSeeker.Piece]) {
    sections.reserveCapacity(sections.count + pieces.reduce(0) { $0 + $1.sections.count })
    starts.reserveCapacity(starts.count + pieces.reduce(0) { $0 + $1.ends.count })
    indexes.reserveCapacity(indexes.count + pieces.reduce(0) { $0 + $1.indexes.count })
    for piece in pieces {
      let before = UInt32(indexes.count)
      sections += piece.sections
      for end in piece.ends { starts.append(before + end) }
      indexes += piece.indexes
    }
  }
}
