@testable import GridpickCore

/// Finds by looking at one item after the other, each time from the start.
struct NaiveFinder {
  let search: Search
  let grid: Grid

  struct Text {
    let text: String
    var isTitle = false
    /// Nil is where terms of any column may look; those of a column look in no title.
    var column: Int?

    init(_ text: String, isTitle: Bool = false, column: Int? = nil) {
      self.text = text
      self.isTitle = isTitle
      self.column = column
    }
  }

  static func score(_ query: Query, _ texts: [Text]) -> Int? {
    var sum = 0
    for group in query.alternatives {
      guard let best = group.compactMap({ score($0, texts) }).max() else { return nil }
      sum += best
    }
    return sum
  }

  private static func score(_ term: Term, _ texts: [Text]) -> Int? {
    let best = texts.filter { term.column == nil || term.column == $0.column }.compactMap { text in
      var bytes = text.text
      return bytes.withUTF8 { text.isTitle ? term.score(inTitle: $0) : term.score(in: $0) }
    }.max()
    return term.isInverse ? (best == nil ? 0 : nil) : best
  }

  var findings: Findings {
    let cells = (0..<grid.sectionCount).flatMap { section in
      (0..<grid.itemCount(inSection: section)).compactMap { index -> Position? in
        let place = Position(section: section, index: index)
        let isSought = search.columns?.contains(index) ?? true
        return grid.hasItem(at: place) && isSought && !isExcluded(place) ? place : nil
      }
    }
    return search.unit == .cell ? items(cells) : records(cells)
  }

  /// A record goes as a whole, or not at all.
  private func isExcluded(_ place: Position) -> Bool {
    let row = ItemID(section: place.section, index: Int(UInt32.max))
    return search.excluded.contains(search.unit == .row ? row : grid.id(at: place) ?? row)
  }

  private func texts(at place: Position) -> [Text] {
    [Text(grid.item(at: place)?.label ?? "", column: place.index)]
      + (grid.item(at: place)?.detail).map { [Text($0, column: place.index)] }.joinedOrNone
  }

  private func items(_ cells: [Position]) -> Findings {
    let found = cells.compactMap { place -> (score: Int, place: Position)? in
      var all = texts(at: place)
      let titles = [grid.sectionTitle(place.section), grid.columnTitle(place.index)]
      for case let title? in titles { all.append(Text(title, isTitle: true)) }
      return Self.score(search.query, all).map { ($0, place) }
    }
    let sections = found.map(\.place.section).reduce(into: [Int]()) { sections, section in
      if sections.last != section { sections.append(section) }
    }
    var starts: [UInt32] = [0]
    for section in sections {
      starts.append(starts[starts.count - 1] + UInt32(found.count { $0.place.section == section }))
    }
    let selection = Cells(
      sections: sections.map(UInt32.init), starts: starts,
      indexes: found.map { UInt32($0.place.index) })
    return Findings(matches: .cells(selection), best: best(of: found), isComplete: true)
  }

  private func records(_ cells: [Position]) -> Findings {
    var found: [(score: Int, place: Position)] = []
    for section in 0..<grid.sectionCount {
      let own = cells.filter { $0.section == section }
      let title = grid.sectionTitle(section).map { [Text($0)] } ?? []
      guard let first = own.first,
        let score = Self.score(search.query, own.flatMap(texts) + title)
      else { continue }
      found.append((score, bestCell(of: own) ?? first))
    }
    let members = found.map { UInt32($0.place.section) }
    return Findings(
      matches: .rows(RowOrder(members, isInOrder: true)), best: best(of: found), isComplete: true)
  }

  /// The cell in which a term matches best.
  private func bestCell(of cells: [Position]) -> Position? {
    let terms = search.query.alternatives.joined().filter { !$0.isInverse }
    let scored = cells.compactMap { place in
      terms.compactMap { Self.score($0, texts(at: place)) }.max().map { (score: $0, place: place) }
    }
    let origin = search.origin?.index ?? 0
    return scored.min {
      (-$0.score, abs($0.place.index - origin), $0.place.index)
        < (-$1.score, abs($1.place.index - origin), $1.place.index)
    }?.place
  }

  private func best(of found: [(score: Int, place: Position)]) -> ItemID? {
    let origin = search.origin ?? ItemID(section: 0, index: 0)
    func key(_ one: (score: Int, place: Position)) -> (Int, Int, Int, Int, Int, Int) {
      let leaves =
        search.staysInSection && search.unit == .cell && search.origin != nil
        && one.place.section != origin.section
      return (
        leaves ? 1 : 0, -one.score, abs(one.place.section - origin.section),
        abs(one.place.index - origin.index), one.place.section, one.place.index
      )
    }
    return found.min { key($0) < key($1) }.flatMap { grid.id(at: $0.place) }
  }
}

extension [NaiveFinder.Text]? {
  fileprivate var joinedOrNone: [NaiveFinder.Text] { self ?? [] }
}
