import GridpickMatching
import GridpickModel

/// What was found last, and in what: enough to go on from.
struct Found: Sendable {
  enum Matches: Sendable {
    case items([RankedPiece])
    case sections([UInt32])
    case cells(CellSelection)
  }

  var search: Search
  /// How many sections, or items of a list, were looked at, and in how many columns.
  var count: Int
  var columnCount: Int
  var footing: Footing
  var matches: Matches
  /// The best of them in a grid.
  var best: Nearness.Candidate?

  /// What it is worth to a search: how much need not be looked at again.
  enum Worth {
    case nothing
    /// What it does not have does not match.
    case bounds
    /// It is all there is of what was looked at.
    case everything
  }

  func worth(to newer: Search, in data: GridData) -> Worth {
    var same = newer
    same.query = search.query
    same.origin = search.origin
    guard same == search, data.count >= count, data.columnCount >= columnCount,
      newer.query.narrows(search.query) || newer.query == search.query,
      footing == Footing(of: data, count: count, columns: columnCount)
    else { return .nothing }
    return newer == search ? .everything : .bounds
  }
}
