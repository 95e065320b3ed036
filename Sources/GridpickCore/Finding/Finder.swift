import Synchronization

/// A finder of all matches of a query in data, which continues from its last search if it can.
package struct Finder: Sendable {
  private var found: Found?

  package init() {}

  /// Returns nil if the search is no longer wanted.
  ///
  /// A long search calls `tell` with its findings now and then.
  package mutating func find(
    _ search: Search, in data: Grid, _ work: PartedWork = PartedWork(),
    telling tell: @escaping (Findings) -> Void = { _ in }
  ) -> Findings? {
    let search = search.inOrderOfData
    if found?.bounds(search, in: data) != true { found = nil }
    let earlier = found?.pieces ?? []
    let isKept = found?.search == search
    let course = Course(
      isKept ? [] : earlier, rest: (found?.count ?? 0)..<data.count,
      cellsInEach: data.columnCount, without: search.excluded.rows)
    let nearness = Nearness(of: search, in: data)
    let seeker = Seeker(search, in: data, nearness, isWanted: work.isWanted)
    let rounds = course.rounds
    var newer = Found(search, in: data, isKept ? earlier : [])
    func findings(isComplete: Bool) -> Findings? {
      newer.findings(in: data, nearness, isComplete: isComplete, isWanted: work.isWanted)
    }
    var received = 0
    let isDone = work.make(of: rounds) {
      course.withRows(ofPiece: $0, seeker.matches)
    } _: {
      newer.pieces += $0.filter { $0.rowCount > 0 }
      received += 1
      if received < rounds.count { findings(isComplete: false).map(tell) }
    }
    guard isDone, work.isWanted() else { return nil }
    found = newer
    return findings(isComplete: true)
  }
}

/// The pieces that a search goes through, in rows: earlier matches, then the rest.
struct Course: Sendable {
  private let earlier: [Piece]
  private let rest: Range<Int>
  private let stride: Int
  private let excluded: NumberRuns

  /// The size of a piece in cells, unless that gives fewer than `leastStride` records.
  private static let pieceSize = 4_096
  private static let leastStride = 16

  init(
    _ earlier: [Piece], rest: Range<Int>, cellsInEach cells: Int = 1,
    without excluded: NumberRuns = NumberRuns()
  ) {
    self.excluded = excluded
    self.earlier = earlier
    self.rest = rest
    stride = max(Self.leastStride, Self.pieceSize / max(1, cells))
  }

  var pieceCount: Int { earlier.count + (rest.count + stride - 1) / stride }

  func withRows<Result>(
    ofPiece piece: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    withAllRows(ofPiece: piece) { rows in
      guard let first = rows.first, let last = rows.last,
        excluded.count(in: Int(first)..<Int(last) + 1) > 0
      else { return body(rows) }
      return rows.filter { !excluded.contains(Int($0)) }.withUnsafeBufferPointer(body)
    }
  }

  private func withAllRows<Result>(
    ofPiece piece: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    guard piece >= earlier.count else { return earlier[piece].withRows(body) }
    let range = rest.dropFirst((piece - earlier.count) * stride).prefix(stride)
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: range.count) { rows in
      _ = rows.initialize(from: range.lazy.map { UInt32(truncatingIfNeeded: $0) })
      return body(UnsafeBufferPointer(rows))
    }
  }

  /// The rounds after which findings are reported; each reaches four times as far.
  var rounds: [Range<Int>] {
    var rounds: [Range<Int>] = []
    var start = 0
    var count = 64
    while start < pieceCount {
      // A short rest joins the last round.
      let end = pieceCount - start < 2 * count ? pieceCount : start + count
      rounds.append(start..<end)
      start = end
      count = 3 * end
    }
    return rounds
  }
}

extension Grid {
  private static let sampledColumns = 64

  /// A sample of data, which shows whether longer data still begins with the data searched before.
  fileprivate func footing(count: Int, columns: Int) -> [[String?]] {
    guard count > 0 else { return [] }
    let columns = min(columns, Self.sampledColumns)
    let titles = (0..<columns).map { columnTitle($0) }
    return [titles, labels(ofSection: 0, columns), labels(ofSection: count - 1, columns)]
  }

  private func labels(ofSection section: Int, _ columns: Int) -> [String?] {
    [sectionTitle(section)]
      + (0..<min(columns, itemCount(inSection: section))).map {
        id(at: Position(section: section, index: $0)).flatMap { item(at: $0, .searched)?.label }
      }
  }
}

/// The result of the last search and a sample of its data, from which the next search can continue.
struct Found: Sendable {
  let search: Search
  let count: Int
  private let columnCount: Int
  private let footing: [[String?]]
  var pieces: [Piece]

  init(_ search: Search, in data: Grid, _ pieces: [Piece]) {
    self.search = search
    count = data.count
    columnCount = data.columnCount
    footing = data.footing(count: count, columns: columnCount)
    self.pieces = pieces
  }

  /// Returns true if a newer search needs only these matches of the data that was searched.
  func bounds(_ newer: Search, in data: Grid) -> Bool {
    var same = newer
    same.query = search.query
    same.origin = search.origin
    same.excluded = search.excluded
    return same == search && newer.excluded.contains(search.excluded) && data.count >= count
      && data.columnCount >= columnCount
      && (newer.query.narrows(search.query) || newer.query == search.query)
      && footing == data.footing(count: count, columns: columnCount)
  }

  func findings(
    in data: Grid, _ nearness: Nearness, isComplete: Bool, isWanted: () -> Bool
  ) -> Findings? {
    let isRanked = search.givesRanks
    guard let rows = isRanked ? pieces.rankedRows(isWanted: isWanted) : pieces.rows else {
      return nil
    }
    let best =
      isRanked || search.unit == .line && search.isOfHistory
      ? rows.first.map { Position(section: Int($0), index: 0) }
      : nearness.best(pieces.lazy.map(\.best))?.place
    let matches: Matches =
      search.unit != .cell
      ? .rows(RowOrder(rows, isInOrder: !isRanked)) : .cells(pieces.cells(of: rows))
    return Findings(matches: matches, best: best.flatMap(data.id), isComplete: isComplete)
  }
}

extension PartedWork {
  /// Makes all rounds; `receive` gets each round when it is complete; returns false if dropped.
  func make<Made: Sendable>(
    of rounds: [Range<Int>], _ make: @escaping (Int) -> Made, _ receive: ([Made]) -> Void
  ) -> Bool {
    for round in rounds {
      let left = Mutex(round)
      let made = Mutex([Made?](repeating: nil, count: round.count))
      forEachPart(min(partCount, round.count)) { _ in
        while isWanted(), let piece = left.withLock({ $0.popFirst() }) {
          let one = make(piece)
          made.withLock { $0[piece - round.lowerBound] = one }
        }
      }
      let all = made.withLock { $0.compactMap(\.self) }
      guard all.count == round.count else { return false }
      receive(all)
    }
    return true
  }
}
