import Synchronization

extension PartedWork {
  /// `receive` gets a round's results once all are there; returns false if the work was dropped.
  func make<Made: Sendable>(
    of rounds: [Range<Int>], _ make: @escaping (Int) -> Made, _ receive: ([Made]) -> Void
  ) -> Bool {
    for round in rounds {
      let left = Mutex(round)
      let made = Mutex([Made?](repeating: nil, count: round.count))
      forEachPart(min(partCount, round.count)) { _ in
        while isWanted(), let piece = left.withLock({ $0.popFirst() }) {
          let one = make(piece)
          made.withLock { $0[piece - round.lowerBound] = one }
        }
      }
      let all = made.withLock { $0.compactMap(\.self) }
      guard all.count == round.count else { return false }
      receive(all)
    }
    return true
  }
}
