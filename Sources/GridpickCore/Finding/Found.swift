/// The result of the last search and a sample of its data, from which the next search can continue.
struct Found: Sendable {
  enum Matches: Sendable {
    case items([RankedPiece])
    case sections([UInt32])
    case cells(Cells)
  }

  var search: Search
  /// The number of sections, or items of a list, that were searched, and the number of columns.
  var count: Int
  var columnCount: Int
  var footing: Footing
  var matches: Matches
  /// The best match in a grid; nil for a list.
  var best: Nearness.Candidate?

  /// The use of a result for a newer search, which says how much need not be searched again.
  enum Worth {
    case nothing
    /// The newer search needs only these matches of the data that was searched.
    case bounds
    /// The matches are complete for the data that was searched.
    case everything
  }

  func worth(to newer: Search, in data: GridData) -> Worth {
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
}
