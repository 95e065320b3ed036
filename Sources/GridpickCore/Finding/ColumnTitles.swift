/// The scores of each term in the titles of the columns.
struct ColumnTitles: Sendable {
  /// The scores by term, then by column; empty for a term that matches no title.
  private let scores: [[Int32]]
  private let matches: [Bool]

  /// Without a grid no title is searched.
  init(of grid: Grid?, _ sought: Sought) {
    var scores = [[Int32]](repeating: [], count: sought.terms.count)
    var matches = [Bool](repeating: false, count: sought.terms.count)
    for column in 0..<(grid?.columnCount ?? 0) {
      guard sought.looks(in: column), var title = grid?.columnTitle(column, .searched) else {
        continue
      }
      title.withUTF8 { title in
        for number in sought.terms.indices where sought.terms[number].column == nil {
          guard let score = sought.terms[number].score(inTitle: title) else { continue }
          while scores[number].count < column { scores[number].append(-1) }
          scores[number].append(Int32(clamping: score))
          matches[number] = true
        }
      }
    }
    self.scores = scores
    self.matches = matches
  }

  func matchSomewhere(_ term: Int) -> Bool { matches[term] }

  @inline(__always)
  func score(_ term: Int, at column: Int) -> Int? {
    guard matches[term], column < scores[term].count, scores[term][column] >= 0 else { return nil }
    return Int(scores[term][column])
  }
}
