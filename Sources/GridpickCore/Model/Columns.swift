/// The columns of some data that are shown, in their order; some places may be gaps.
package struct Columns: Equatable, Sendable {
  /// The column at each place; nil is a gap.
  private let sources: [Int?]
  /// The place of each column of the data, plus one; 0 if it is not shown.
  private let ends: [Int]
  /// The number of places that a section fills, by the number of columns it has in the data.
  private let reaches: [Int]
  /// The column whose items title the sections instead of the data's own titles; nil if none does.
  let titling: Int?

  /// Shows these of `count` columns, each at most once.
  init(_ sources: [Int?], of count: Int, titling: Int? = nil) {
    self.sources = sources
    self.titling = titling
    var ends = [Int](repeating: 0, count: count)
    for (place, source) in sources.enumerated() {
      if let source { ends[source] = place + 1 }
    }
    self.ends = ends
    var reaches = [0]
    for end in ends { reaches.append(max(reaches[reaches.count - 1], end)) }
    // A section with all columns of the data also counts the gaps up to the last column.
    reaches[reaches.count - 1] = sources.count
    self.reaches = reaches
  }

  /// Puts the columns of a part where those of the same title are in a whole.
  init(_ match: ColumnMatch) {
    var sources = [Int?](repeating: nil, count: match.columnCount)
    for (source, target) in match.targets.enumerated() { sources[target] = source }
    self.init(sources, of: match.targets.count, titling: match.titleColumn)
  }

  var count: Int { sources.count }

  package func column(at place: Int) -> Int? { place < sources.count ? sources[place] : nil }

  func place(of column: Int) -> Int? {
    column < ends.count && ends[column] > 0 ? ends[column] - 1 : nil
  }

  /// Returns the number of places that a section with this many items fills.
  ///
  /// A file that changes while it is read may have more columns than at the start.
  func itemCount(of count: Int) -> Int { reaches[min(count, reaches.count - 1)] }
}
