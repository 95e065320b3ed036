/// The ends of the parts of a whole, by which bisection finds the part of a place.
struct Ends: Equatable, Sendable {
  private var ends: [Int] = []

  init(of counts: some Sequence<Int> = []) {
    for count in counts { append(count) }
  }

  var total: Int { ends.last ?? 0 }
  var count: Int { ends.count }

  func start(ofPart number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }
  func count(ofPart number: Int) -> Int { ends[number] - start(ofPart: number) }

  mutating func append(_ count: Int) {
    ends.append(total + count)
  }

  func part(at place: Int) -> (number: Int, place: Int) {
    let number = ends.indices.partitionPoint { ends[$0] <= place }
    return (number, number == 0 ? place : place - ends[number - 1])
  }
}
