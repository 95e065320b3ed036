/// The quality of a match in a flat list; the lower value is the better match.
struct Rank: Equatable, Sendable {
  let lack: UInt16
  /// The length of the label: of equal scores the shorter comes first; 0 keeps the list's order.
  let length: UInt16

  init(score: Int, length: Int) {
    lack = .max - UInt16(clamping: score)
    self.length = UInt16(clamping: length)
  }
}

/// The matches in a piece of the data, in order, with two bytes for each row and four for its rank.
struct Piece: Sendable {
  /// The first number of the piece, to which the offsets are added.
  private let base: UInt32
  private var offsets: [UInt16] = []
  private var ranks: [Rank] = []
  /// The matching cells of all rows, with the end of each row; both empty if rows match as a whole.
  fileprivate var cells: [UInt32] = []
  fileprivate var cellEnds: [UInt32] = []
  /// The best match; nil if there is none, or if the rows are ranked.
  var best: Nearness.Candidate?

  init(from base: UInt32) {
    self.base = base
  }

  var rowCount: Int { offsets.count }

  @inline(__always)
  mutating func append(_ row: UInt32) {
    offsets.append(UInt16(truncatingIfNeeded: row - base))
  }

  @inline(__always)
  mutating func append(_ row: UInt32, _ rank: Rank) {
    append(row)
    ranks.append(rank)
  }

  mutating func append(cell: UInt32) { cells.append(cell) }

  mutating func endCells(of row: UInt32) {
    let start = Int(cellEnds.last ?? 0)
    guard cells.count > start else { return }
    let isInOrder = (start + 1..<cells.count).allSatisfy { cells[$0 - 1] < cells[$0] }
    if !isInOrder { cells[start...].sort() }
    append(row)
    cellEnds.append(UInt32(cells.count))
  }

  func withRows<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rowCount) { rows in
      for place in rows.indices {
        rows.initializeElement(at: place, to: base + UInt32(offsets[place]))
      }
      return body(UnsafeBufferPointer(rows))
    }
  }

  fileprivate func visitRanks(_ body: (UInt32, Rank) -> Void) {
    for place in ranks.indices { body(base + UInt32(offsets[place]), ranks[place]) }
  }
}

extension [Piece] {
  private var rowCount: Int { reduce(0) { $0 + $1.rowCount } }

  var rows: [UInt32] {
    var rows: [UInt32] = []
    rows.reserveCapacity(rowCount)
    for piece in self { piece.withRows { rows += $0 } }
    return rows
  }

  func cells(of rows: [UInt32]) -> Cells {
    var (starts, indexes) = ([UInt32(0)], [UInt32]())
    starts.reserveCapacity(rows.count + 1)
    indexes.reserveCapacity(reduce(0) { $0 + $1.cells.count })
    for piece in self {
      let before = UInt32(indexes.count)
      for end in piece.cellEnds { starts.append(before + end) }
      indexes += piece.cells
    }
    return Cells(sections: rows, starts: starts, indexes: indexes)
  }

  /// Returns the rows, best first, equal ones in the list's order; nil if no longer wanted.
  func rankedRows(isWanted: () -> Bool) -> [UInt32]? {
    var (byLength, byLack) = (Counting(), Counting())
    for piece in self where isWanted() {
      piece.visitRanks { _, rank in
        byLength.count(rank.length)
        byLack.count(rank.lack)
      }
    }
    byLength.begin()
    byLack.begin()
    // Incomplete counts give no valid places.
    guard isWanted() else { return nil }
    var ordered = [(row: UInt32, lack: UInt16)](repeating: (0, 0), count: rowCount)
    for piece in self where isWanted() {
      piece.visitRanks { row, rank in ordered[byLength.next(rank.length)] = (row, rank.lack) }
    }
    guard isWanted() else { return nil }
    var ranked = [UInt32](repeating: 0, count: rowCount)
    for (row, lack) in ordered { ranked[byLack.next(lack)] = row }
    return ranked
  }
}

/// The table of a counting sort: first the count of each number, then the next free place for it.
private struct Counting {
  private var places = [UInt32](repeating: 0, count: Int(UInt16.max) + 1)

  @inline(__always)
  mutating func count(_ number: UInt16) { places[Int(number)] &+= 1 }

  mutating func begin() {
    var start: UInt32 = 0
    for number in places.indices {
      start &+= places[number]
      places[number] = start &- places[number]
    }
  }

  @inline(__always)
  mutating func next(_ number: UInt16) -> Int {
    let place = places[Int(number)]
    places[Int(number)] = place &+ 1
    return Int(place)
  }
}
