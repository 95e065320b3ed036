/// A search for a query in the sections of a grid that are records, each record as a whole.
struct RecordSeeker {
  struct Piece: Sendable {
    var sections: [UInt32] = []
    var best: Nearness.Candidate?
  }

  let sought: Sought
  let nearness: Nearness
  let data: GridData
  let isWanted: () -> Bool

  func matches(among numbers: UnsafeBufferPointer<UInt32>) -> Piece {
    let sought = sought.alone
    var piece = Piece()
    var place = 0
    var asks = Asking(isWanted)
    data.readRecords(numbers) { record, readCells in
      let section = numbers[place]
      place += 1
      if sought.mayMatch(in: record), let (score, index) = match(sought, readCells, &asks) {
        piece.sections.append(section)
        let place = Position(section: Int(section), index: index)
        piece.best = nearness.better(
          piece.best, Nearness.Candidate(score: score, place: place))
      }
      return asks.goesOn(after: record.byteCount)
    }
    return piece
  }

  private func match(
    _ sought: Sought, _ readCells: (RecordVisit) -> Void, _ asks: inout Asking
  ) -> (score: Int, index: Int)? {
    withUnsafeTemporaryAllocation(of: Int?.self, capacity: sought.terms.count) { scores in
      scores.initialize(repeating: nil)
      var best = BestCell(origin: nearness.origin.index)
      readCells { index, label, detail in
        let isTitle = index == nil || index == sought.titleColumn
        let isShown = isTitle || sought.looks(in: index ?? 0)
        guard isShown || sought.terms.contains(where: { $0.column == index }) else { return true }
        let score = note(sought, index, label, detail, in: scores, ofAll: isShown)
        if let index, isShown, !isTitle { best.note(index, score) }
        return asks.goesOn(after: label.count)
      }
      // A section without a cell to search never matches, unless it is a record (rule P11).
      guard let index = best.index ?? (sought.findsEmpty ? sought.firstColumn : nil) else {
        return nil
      }
      let sum = sought.sum { number in
        guard sought.terms[number].isInverse else { return scores[number] }
        return scores[number] == nil ? 0 : nil
      }
      return sum.map { ($0, index) }
    }
  }

  /// In a column that is not searched only terms count that name the column.
  private func note(
    _ sought: Sought, _ index: Int?, _ label: UnsafeBufferPointer<UInt8>,
    _ detail: UnsafeBufferPointer<UInt8>?,
    in scores: UnsafeMutableBufferPointer<Int?>, ofAll takesAll: Bool
  ) -> Int? {
    var best: Int?
    for number in sought.terms.indices {
      let column = sought.terms[number].column
      guard column == nil ? takesAll : column == index else { continue }
      // The title of a record is one of its fields, so it is scored like an item's text.
      let score = better(
        sought.terms[number].score(in: label),
        detail.flatMap { sought.terms[number].score(in: $0) })
      scores[number] = better(scores[number], score)
      if !sought.terms[number].isInverse { best = better(best, score) }
    }
    return best
  }
}

/// The best cell, of equals the nearest to a column; the first one if no cell matches.
private struct BestCell {
  let origin: Int
  private(set) var index: Int?
  private var score: Int?

  init(origin: Int) {
    self.origin = origin
  }

  mutating func note(_ index: Int, _ score: Int?) {
    if let own = self.index {
      guard let score else { return }
      if let best = self.score {
        guard score > best || score == best && abs(index - origin) < abs(own - origin) else {
          return
        }
      }
    }
    self.index = index
    self.score = score
  }
}
