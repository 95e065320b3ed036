/// The result of the last search and a sample of its data, from which the next search can continue.
struct Found: Sendable {
  private let search: Search
  /// The number of rows that were searched, and the number of columns.
  let count: Int
  private let columnCount: Int
  private let footing: Footing
  var pieces: [Piece]

  init(_ search: Search, in data: Grid, _ pieces: [Piece]) {
    self.search = search
    count = data.count
    columnCount = data.columnCount
    footing = Footing(of: data, count: count, columns: columnCount)
    self.pieces = pieces
  }

  /// The use of a result for a newer search, which says how much need not be searched again.
  enum Worth {
    case nothing
    /// The newer search needs only these matches of the data that was searched.
    case bounds
    /// The matches are complete for the data that was searched.
    case everything
  }

  func worth(to newer: Search, in data: Grid) -> Worth {
    var same = newer
    same.query = search.query
    same.origin = search.origin
    same.excluded = search.excluded
    guard same == search, newer.excluded.contains(search.excluded), data.count >= count,
      data.columnCount >= columnCount,
      newer.query.narrows(search.query) || newer.query == search.query,
      footing == Footing(of: data, count: count, columns: columnCount)
    else { return .nothing }
    return newer == search ? .everything : .bounds
  }

  /// Converts this result into findings; nil if they are no longer wanted.
  func findings(
    in data: Grid, _ nearness: Nearness, isComplete: Bool, isWanted: () -> Bool
  ) -> Findings? {
    let isRanked = data.isList && search.givesRanks
    guard let rows = isRanked ? pieces.rankedRows(isWanted: isWanted) : pieces.rows else {
      return nil
    }
    let best =
      isRanked || data.isList && search.isOfHistory
      ? rows.first.map { Position(section: Int($0), index: 0) }
      : nearness.best(pieces.lazy.map(\.best))?.place
    let matches: Matches =
      data.isList || search.unit == .section
      ? .rows(RowOrder(rows, isInOrder: !isRanked)) : .cells(pieces.cells(of: rows))
    return Findings(matches, best: best.flatMap(data.id), isComplete: isComplete)
  }
}
