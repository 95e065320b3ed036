/// A search for a query in the rows of some data; a list is a table of one column.
struct Seeker {
  private let search: Search
  private let sought: SearchTerms
  private var unit: Search.Unit { search.unit }
  private let isRanked: Bool
  private let titles: ColumnTitles
  private let nearness: Nearness
  private let data: Grid
  private let isWanted: () -> Bool
  private let isExcluded: ((Position) -> Bool)?
  /// The query if the list is a history, where an item with exactly this text comes first.
  private let phrase: Phrase?

  init(_ search: Search, in data: Grid, _ nearness: Nearness, isWanted: @escaping () -> Bool) {
    self.search = search
    sought = SearchTerms(search)
    isExcluded = search.unit == .cell ? search.excluded(from: data) : nil
    titles = ColumnTitles(of: search.unit == .cell ? data : nil, sought)
    isRanked = search.givesRanks
    self.nearness = nearness
    self.data = data
    self.isWanted = isWanted
    phrase = search.isOfHistory ? Phrase(search.query) : nil
  }

  /// The size of the records between two checks whether the search is still wanted.
  private static let stride = 1 << 19
  /// Added to the size of each record, because visiting an empty record takes time too.
  private static let leastSize = 64

  func matches(among rows: UnsafeBufferPointer<UInt32>) -> Piece {
    let sought = sought.alone
    var piece = Piece(from: rows.first ?? 0)
    var left = Self.stride
    // With a single term the loop over terms would take as long as the search in a short text.
    let onlyTerm = sought.onlyTerm
    var place = 0
    data.readRecords(rows) { record, readCells in
      let row = rows[place]
      place += 1
      if unit == .line, case .label(let label) = record {
        if let score = onlyTerm.map({ $0.score(in: label) }) ?? sought.score(label, nil) {
          append(row, score, label, to: &piece)
        }
      } else if sought.mayMatch(in: record, or: titles.matchSomewhere) {
        switch unit {
        case .line:
          readCells { _, label, detail in
            if let score = sought.score(label, detail) { append(row, score, label, to: &piece) }
            return false
          }
        case .row: matchWhole(row, sought, readCells, &piece)
        case .cell: matchCells(of: row, sought, readCells, &piece)
        }
      }
      switch record {
      case .label(let bytes), .text(let bytes): left -= bytes.count + Self.leastSize
      case .hidden: left -= Self.leastSize
      }
      if left > 0 { return true }
      left = Self.stride
      return isWanted()
    }
    return piece
  }

  @inline(__always)
  private func append(_ line: UInt32, _ score: Int, _ label: TextBytes, to piece: inout Piece) {
    let score = favoured(score, of: Int(line))
    guard isRanked else { return append(line, score, at: 0, to: &piece) }
    guard let phrase else {
      return piece.append(line, Rank(score: score, length: label.count))
    }
    piece.append(line, Rank(score: score + phrase.score(in: label), length: 0))
  }

  @inline(__always)
  private func favoured(_ score: Int, of line: Int) -> Int {
    if line == search.named { return .max }
    return search.lastOnes.map { $0.contains(line) ? score : score + Scoring.phrase } ?? score
  }

  private func append(_ row: UInt32, _ score: Int, at index: Int, to piece: inout Piece) {
    piece.append(row)
    note(row, score, at: index, in: &piece)
  }

  private func note(_ row: UInt32, _ score: Int, at index: Int, in piece: inout Piece) {
    let place = Position(section: Int(row), index: index)
    piece.best = nearness.better(piece.best, Nearness.Candidate(score: score, place: place))
  }
}

extension Seeker {
  /// Matches a row; each term counts with its best score in any cell, or in the title.
  private func matchWhole(
    _ row: UInt32, _ sought: SearchTerms, _ readCells: (RecordVisit) -> Void, _ piece: inout Piece
  ) {
    withUnsafeTemporaryAllocation(of: Int?.self, capacity: sought.terms.count) { scores in
      scores.initialize(repeating: nil)
      var first: Int?
      var best: Nearness.Candidate?
      readCells { index, label, detail in
        let isTitle = index == nil || index == sought.titleColumn
        let isShown = isTitle || sought.looks(in: index ?? 0)
        var own: Int?
        for number in sought.terms.indices {
          let term = sought.terms[number]
          // In a column that is not searched, only terms that name the column count.
          guard term.column == nil ? isShown : term.column == index else { continue }
          let score = term.score(in: label, detail)
          scores[number] = better(scores[number], score)
          if !term.isInverse { own = better(own, score) }
        }
        if let index, isShown, !isTitle {
          first = first ?? index
          if let own {
            let place = Position(section: Int(row), index: index)
            best = nearness.better(best, Nearness.Candidate(score: own, place: place))
          }
        }
        return true
      }
      // A row without a cell to search never matches, unless it is a record (rule P11).
      let index = best?.place.index ?? first ?? (sought.findsEmpty ? sought.firstColumn : nil)
      guard let index, let score = sought.total({ scores[$0] }) else { return }
      append(row, score, at: index, to: &piece)
    }
  }

  /// Matches cells; each term counts with its best score in the cell itself or in a title.
  private func matchCells(
    of row: UInt32, _ sought: SearchTerms, _ readCells: (RecordVisit) -> Void, _ piece: inout Piece
  ) {
    withUnsafeTemporaryAllocation(of: Int?.self, capacity: sought.terms.count) { inTitle in
      inTitle.initialize(repeating: nil)
      readCells { index, label, detail in
        guard let index, index != sought.titleColumn else {
          for number in sought.terms.indices {
            inTitle[number] = sought.terms[number].score(inTitle: label)
          }
          return true
        }
        let place = Position(section: Int(row), index: index)
        guard sought.looks(in: index), isExcluded?(place) != true else { return true }
        let score = sought.total { number in
          let term = sought.terms[number]
          let column = term.column
          var best: Int?
          if column == nil || column == index { best = term.score(in: label, detail) }
          if column == nil || column == sought.titleColumn { best = better(best, inTitle[number]) }
          return column == nil ? better(best, titles.score(number, at: index)) : best
        }
        if let score {
          piece.append(cell: UInt32(truncatingIfNeeded: index))
          note(row, score, at: index, in: &piece)
        }
        return true
      }
    }
    piece.endCells(of: row)
  }
}

/// The scores of each term in the titles of the columns.
struct ColumnTitles: Sendable {
  /// The scores by term, then by column; most terms match no title.
  private let scores: [[Int: Int]]

  init(of grid: Grid?, _ sought: SearchTerms) {
    var scores = [[Int: Int]](repeating: [:], count: sought.terms.count)
    for column in 0..<(grid?.columnCount ?? 0) where sought.looks(in: column) {
      guard var title = grid?.columnTitle(column, .searched) else { continue }
      title.withUTF8 { title in
        for (number, term) in sought.terms.enumerated() where term.column == nil {
          scores[number][column] = term.score(inTitle: title)
        }
      }
    }
    self.scores = scores
  }

  func matchSomewhere(_ term: Int) -> Bool { !scores[term].isEmpty }

  @inline(__always)
  func score(_ term: Int, at column: Int) -> Int? { scores[term][column] }
}
