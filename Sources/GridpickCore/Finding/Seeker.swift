/// A search for a query in the rows of some data; a list is a table of one column.
struct Seeker {
  private enum Unit {
    /// The only cell of a row, which matches with a rank if matches are ranked.
    case line
    case row
    case cell
  }

  private let search: Search
  private let sought: Sought
  private let unit: Unit
  private let isRanked: Bool
  private let titles: ColumnTitles
  private let nearness: Nearness
  private let data: Grid
  private let isWanted: () -> Bool
  private let isExcluded: ((Position) -> Bool)?
  private let scan: RunScan?
  /// The query if the list is a history: an item with this text is first, then the earlier one.
  private let phrase: Phrase?

  init(
    _ search: Search, in data: Grid, _ nearness: Nearness, isWanted: @escaping () -> Bool
  ) {
    self.search = search
    sought = Sought(search)
    unit = data.isList ? .line : search.unit == .item ? .cell : .row
    isExcluded = unit == .cell ? search.excluded(from: data) : nil
    titles = ColumnTitles(of: unit == .cell ? data : nil, sought)
    isRanked = search.givesRanks
    self.nearness = nearness
    self.data = data
    self.isWanted = isWanted
    scan = search.query.scan
    phrase = search.isOfHistory ? Phrase(search.query) : nil
  }

  func matches(among rows: UnsafeBufferPointer<UInt32>) -> Piece {
    let sought = sought.alone
    var piece = Piece(from: rows.first ?? 0, upTo: rows.count)
    var asks = Asking(isWanted)
    // The loop over many terms would take as long as the search in a short text.
    let onlyTerm = sought.onlyTerm
    let areLines =
      unit == .line
      && data.source.readLabels(of: rows, passing: scan) { row, label in
        if let score = onlyTerm.map({ $0.score(in: label) }) ?? sought.score(label, nil) {
          append(row, score, label, to: &piece)
        }
        return asks.goesOn(after: label.count)
      }
    if areLines { return piece.withoutSpace }
    var place = 0
    data.readRecords(rows) { record, readCells in
      let row = rows[place]
      place += 1
      if sought.mayMatch(in: record, or: titles.matchSomewhere) {
        switch unit {
        case .line:
          readCells { _, label, detail in
            if let score = sought.score(label, detail) { append(row, score, label, to: &piece) }
            return false
          }
        case .row: matchWhole(row, sought, readCells, &asks, &piece)
        case .cell: matchCells(of: row, sought, readCells, &asks, &piece)
        }
      }
      return asks.goesOn(after: record.byteCount)
    }
    return piece.withoutSpace
  }

  @inline(__always)
  private func append(
    _ line: UInt32, _ score: Int, _ label: UnsafeBufferPointer<UInt8>, to piece: inout Piece
  ) {
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
  /// Each term counts with its best score in any cell, or in the title as one field more.
  private func matchWhole(
    _ row: UInt32, _ sought: Sought, _ readCells: (RecordVisit) -> Void,
    _ asks: inout Asking, _ piece: inout Piece
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
          // In a column that is not searched only terms count that name the column.
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
        return asks.goesOn(after: label.count)
      }
      // A row without a cell to search never matches, unless it is a record (rule P11).
      let index = best?.place.index ?? first ?? (sought.findsEmpty ? sought.firstColumn : nil)
      guard let index, let score = sought.total({ scores[$0] }) else { return }
      append(row, score, at: index, to: &piece)
    }
  }

  /// Each term counts with its best score in the cell itself or in a title.
  private func matchCells(
    of row: UInt32, _ sought: Sought, _ readCells: (RecordVisit) -> Void,
    _ asks: inout Asking, _ piece: inout Piece
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
        return asks.goesOn(after: label.count)
      }
    }
    piece.endCells(of: row)
  }
}

/// A check whether work is still wanted, made only once in a number of bytes.
struct Asking {
  /// The number of bytes between two checks; each text counts for `leastSize` more.
  private static let stride = 1 << 19
  private static let leastSize = 64

  private let isWanted: () -> Bool
  private var left = stride

  init(_ isWanted: @escaping () -> Bool) {
    self.isWanted = isWanted
  }

  @inline(__always)
  mutating func goesOn(after byteCount: Int) -> Bool {
    left -= byteCount + Self.leastSize
    if left > 0 { return true }
    return asks()
  }

  private mutating func asks() -> Bool {
    let goesOn = isWanted()
    // With nothing left the next call checks at once; unwanted work never becomes wanted again.
    left = goesOn ? Self.stride : 0
    return goesOn
  }
}

extension RawRecord {
  var byteCount: Int {
    switch self {
    case .label(let bytes), .text(let bytes): bytes.count
    case .hidden: 0
    }
  }
}

/// The scores of each term in the titles of the columns.
struct ColumnTitles: Sendable {
  /// The scores by term, then by column; empty for a term that matches no title.
  private let scores: [[Int32]]
  private let matches: [Bool]

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
