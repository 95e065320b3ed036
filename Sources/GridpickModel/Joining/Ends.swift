import GridpickBisection

/// Where the parts of a whole end, counted in what they are made of; a place is found by bisection.
struct Ends: Sendable {
  private var ends: [Int] = []

  init(of counts: some Sequence<Int>) {
    for count in counts { append(count) }
  }

  var total: Int { ends.last ?? 0 }

  mutating func append(_ count: Int) {
    ends.append(total + count)
  }

  /// The part that a place lies in, and the place counted from that part's start.
  func part(at place: Int) -> (number: Int, place: Int) {
    let number = ends.indices.partitionPoint { ends[$0] <= place }
    return (number, number == 0 ? place : place - ends[number - 1])
  }
}
