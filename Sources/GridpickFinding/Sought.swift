import GridpickMatching
import GridpickModel

/// A query as it is asked of a grid or a list: its terms one after the other, and where groups of them end.
struct Sought: Sendable {
  private(set) var terms: [Term]
  /// Of the terms up to each of these one must match.
  let groupEnds: [Int]
  /// Which columns are looked in; nil is all of them.
  private let isLookedIn: [Bool]?

  init(_ search: Search) {
    terms = Array(search.query.alternatives.joined())
    var end = 0
    groupEnds = search.query.alternatives.map { group in
      end += group.count
      return end
    }
    isLookedIn = search.columns.map { columns in
      var isLookedIn = [Bool](repeating: false, count: (columns.max() ?? -1) + 1)
      for column in columns { isLookedIn[column] = true }
      return isLookedIn
    }
  }

  /// The same for one thread alone.
  var alone: Sought {
    var sought = self
    sought.terms = terms.map(Term.init(like:))
    return sought
  }

  /// Whether there is anything by which one match is better than another.
  var tellsMatchesApart: Bool { terms.contains { !$0.isInverse } }

  @inline(__always)
  func looks(in column: Int) -> Bool {
    guard let isLookedIn else { return true }
    return column < isLookedIn.count && isLookedIn[column]
  }

  /// Adds up what the best term of each group comes to; nil where one of the groups does not match.
  @inline(__always)
  func sum(_ score: (Int) -> Int?) -> Int? {
    var sum = 0
    var start = 0
    for group in groupEnds.indices {
      let end = groupEnds[group]
      var best: Int?
      for term in start..<end {
        if let score = score(term) { best = max(best ?? score, score) }
      }
      guard let best else { return nil }
      sum += best
      start = end
    }
    return sum
  }

  /// How well an item matches that nothing else says anything of.
  func score(_ label: UnsafeBufferPointer<UInt8>, _ detail: UnsafeBufferPointer<UInt8>?) -> Int? {
    sum { number in
      let score = better(
        terms[number].score(in: label), detail.flatMap { terms[number].score(in: $0) })
      guard terms[number].isInverse else { return score }
      return score == nil ? 0 : nil
    }
  }

  /// Whether any of a record's texts may match, going by the bytes that hold them all, but for those terms
  /// that match in other texts.
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

/// The greater of two, either of which may be none.
@inline(__always)
func better(_ one: Int?, _ other: Int?) -> Int? {
  guard let one else { return other }
  return other.map { max(one, $0) } ?? one
}
