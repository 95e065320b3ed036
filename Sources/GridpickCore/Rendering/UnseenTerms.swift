/// The terms of a query of which nothing is in sight yet.
struct UnseenTerms {
  struct Cell {
    let text: String
    /// The number of its column in the data.
    let column: Int?
    /// The cell that shows the text, if it may cut the text; nil if all matches are in sight.
    let drawing: CellStyle.Drawing?
    let seen: Range<Int>
  }

  private let alternatives: [[Term]]
  /// The places of the terms that are left, in the order of the query.
  private var left: [Int]

  /// One of each group of alternatives is enough; a term that must not occur is never in sight.
  init(_ query: Query) {
    alternatives = query.alternatives
    left = alternatives.indices.filter { place in
      query.alternatives[place].contains { !$0.isInverse }
    }
  }

  var first: [Term]? { left.first.map { alternatives[$0] } }

  mutating func see(_ text: String, column: Int?, isTitle: Bool = false) {
    left.removeAll {
      !alternatives[$0].occurrences(in: text, column: column, isTitle: isTitle).isEmpty
    }
  }

  mutating func see(_ cell: Cell, _ ink: Ink) {
    guard !left.isEmpty else { return }
    guard var drawing = cell.drawing else { return see(cell.text, column: cell.column) }
    var occurrences: [Occurrence] = []
    var places: [Int] = []
    for (place, terms) in alternatives.enumerated() {
      let found = terms.occurrences(in: cell.text, column: cell.column)
      occurrences += found
      places += found.map { _ in place }
    }
    drawing.matches.label = occurrences
    let isInSight = drawing.matchesInSight(seen: cell.seen, ink)
    let seen = Set(zip(places, isInSight).filter(\.1).map(\.0))
    left.removeAll(where: seen.contains)
  }
}
