/// A search for a query in the items of a grid, each item by itself.
struct CellSeeker {
  struct Piece: Sendable {
    var sections: [UInt32] = []
    var ends: [UInt32] = []
    var indexes: [UInt32] = []
    var best: Nearness.Candidate?
  }

  let sought: Sought
  let titles: ColumnTitles
  let nearness: Nearness
  let data: GridData
  let isWanted: () -> Bool
  /// Says which places never match; nil if any place may.
  let isExcluded: ((Position) -> Bool)?

  func matches(among numbers: UnsafeBufferPointer<UInt32>) -> Piece {
    let sought = sought.alone
    var piece = Piece()
    var place = 0
    var asks = Asking(isWanted)
    data.readRecords(numbers) { record, readCells in
      let section = numbers[place]
      place += 1
      if sought.mayMatch(in: record, or: titles.matchSomewhere) {
        look(for: sought, in: section, readCells, &asks, &piece)
      }
      return asks.goesOn(after: record.byteCount)
    }
    return piece
  }

  private func look(
    for sought: Sought, in section: UInt32, _ readCells: (RecordVisit) -> Void,
    _ asks: inout Asking,
    _ piece: inout Piece
  ) {
    let first = piece.indexes.count
    var isInOrder = true
    withUnsafeTemporaryAllocation(of: Int?.self, capacity: sought.terms.count) { inTitle in
      inTitle.initialize(repeating: nil)
      readCells { index, label, detail in
        guard let index, index != sought.titleColumn else {
          for number in sought.terms.indices {
            inTitle[number] = sought.terms[number].score(inTitle: label)
          }
          return true
        }
        let place = Position(section: Int(section), index: index)
        guard sought.looks(in: index), isExcluded?(place) != true else { return true }
        if let score = score(of: sought, index, label, detail, inTitle) {
          let number = UInt32(truncatingIfNeeded: index)
          if piece.indexes.count > first, let last = piece.indexes.last {
            isInOrder = isInOrder && last < number
          }
          piece.indexes.append(number)
          piece.best = nearness.better(
            piece.best, Nearness.Candidate(score: score, place: place))
        }
        return asks.goesOn(after: label.count)
      }
    }
    guard piece.indexes.count > first else { return }
    if !isInOrder { piece.indexes[first...].sort() }
    piece.sections.append(section)
    piece.ends.append(UInt32(piece.indexes.count))
  }

  /// Returns the score of an item, given those of its section's title; nil if it does not match.
  private func score(
    of sought: Sought, _ index: Int, _ label: UnsafeBufferPointer<UInt8>,
    _ detail: UnsafeBufferPointer<UInt8>?,
    _ inTitle: UnsafeMutableBufferPointer<Int?>
  ) -> Int? {
    sought.sum { number in
      let isInverse = sought.terms[number].isInverse
      let column = sought.terms[number].column
      var best: Int?
      if column == nil || column == index {
        best = better(
          sought.terms[number].score(in: label),
          detail.flatMap { sought.terms[number].score(in: $0) })
      }
      if column == nil || column == sought.titleColumn { best = better(best, inTitle[number]) }
      if column == nil { best = better(best, titles.score(number, at: index)) }
      guard isInverse else { return best }
      return best == nil ? 0 : nil
    }
  }
}
