/// The numbers below a count, sorted by distance from a start; of two equally near the earlier first.
struct Outwards: Sequence, IteratorProtocol {
  private let count: Int
  private var above: Int
  private var below: Int
  private var goesUp = true

  init(from start: Int, below count: Int) {
    self.count = count
    above = start < count ? start : count
    below = above - 1
  }

  mutating func next() -> Int? {
    let takesAbove = above < count && (goesUp || below < 0)
    guard takesAbove || below >= 0 else { return nil }
    goesUp = !takesAbove
    defer { if takesAbove { above += 1 } else { below -= 1 } }
    return takesAbove ? above : below
  }
}
