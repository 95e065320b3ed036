/// The terms of a query in one array, with the places of its groups and the columns to search.
struct SearchTerms: Sendable {
  private(set) var terms: [Term]
  /// The places of the groups in `terms`; in each group at least one term must match.
  private let groups: [Range<Int>]
  /// The columns to search; nil means all.
  private let columns: Set<Int>?
  let titleColumn: Int?
  let findsEmpty: Bool

  init(_ search: Search) {
    terms = Array(search.query.alternatives.joined())
    titleColumn = search.titleColumn
    findsEmpty = search.findsEmpty
    var end = 0
    groups = search.query.alternatives.map { group in
      end += group.count
      return end - group.count..<end
    }
    columns = search.columns.map(Set.init)
  }

  /// The same query with its own copies of the terms, for one thread alone.
  var alone: SearchTerms {
    var sought = self
    sought.terms = terms.map(Term.init(like:))
    return sought
  }

  /// The only term of a query; nil if the query has more terms, or if the term is inverse.
  var onlyTerm: Term? { terms.count == 1 && !terms[0].isInverse ? terms[0] : nil }

  @inline(__always)
  func looks(in column: Int) -> Bool { columns?.contains(column) ?? true }

  var firstColumn: Int { columns?.min() ?? 0 }

  @inline(__always)
  func sum(_ score: (Int) -> Int?) -> Int? {
    var sum = 0
    for place in groups.indices {
      var best: Int?
      for term in groups[place] { best = better(best, score(term)) }
      guard let best else { return nil }
      sum += best
    }
    return sum
  }

  /// Returns the sum of the scores, nil for no match; an inverse term that does not occur scores 0.
  @inline(__always)
  func total(_ score: (Int) -> Int?) -> Int? {
    sum { number in
      let score = score(number)
      guard terms[number].isInverse else { return score }
      return score == nil ? 0 : nil
    }
  }

  func score(_ label: TextBytes, _ detail: TextBytes?) -> Int? {
    total { terms[$0].score(in: label, detail) }
  }

  /// False if the record's bytes exclude a match; `matchesElsewhere` is asked about other texts.
  func mayMatch(in record: RawRecord, or matchesElsewhere: (Int) -> Bool = { _ in false }) -> Bool {
    switch record {
    case .hidden: true
    case .label(let bytes), .text(let bytes):
      sum { number in
        terms[number].isInverse || matchesElsewhere(number) || terms[number].mayOccur(in: bytes)
          ? 0 : nil
      } != nil
    }
  }
}

extension Term {
  @inline(__always)
  func score(in label: TextBytes, _ detail: TextBytes?) -> Int? {
    // A comparison uses the label alone, as a sort does.
    better(score(in: label), isComparison ? nil : detail.flatMap(score(in:)))
  }
}

@inline(__always)
func better(_ one: Int?, _ other: Int?) -> Int? {
  guard let one else { return other }
  return other.map { max(one, $0) } ?? one
}
