import Synchronization

extension PartedWork {
  /// `receive` gets a round's results once all are there; returns false if the work was dropped.
  func make<Made: Sendable>(
    of rounds: [Range<Int>], _ make: @escaping (Int) -> Made, _ receive: @escaping ([Made]) -> Void
  ) -> Bool {
    let queue = Queue<Made>(count: rounds.last?.upperBound ?? 0)
    var left = rounds[...]
    func receiveFinished() {
      while let round = left.first, let made = queue.receive(round) {
        left.removeFirst()
        receive(made)
      }
    }
    forEachPart(min(partCount, queue.count)) { part in
      while isWanted(), let piece = queue.next() {
        queue.store(make(piece), of: piece)
        // Part 0 runs on the thread of the caller.
        if part == 0 { receiveFinished() }
      }
    }
    receiveFinished()
    return left.isEmpty
  }
}

/// A queue of piece numbers that keeps the result of each piece.
private final class Queue<Made: Sendable>: Sendable {
  private struct Kept {
    var made: [Made?]
    var leading = 0
  }

  let count: Int
  private let handedOut = Atomic(0)
  private let kept: Mutex<Kept>

  init(count: Int) {
    self.count = count
    kept = Mutex(Kept(made: Array(repeating: nil, count: count)))
  }

  func next() -> Int? {
    let piece = handedOut.add(1, ordering: .relaxed).oldValue
    return piece < count ? piece : nil
  }

  func store(_ made: Made, of piece: Int) {
    kept.withLock { kept in
      kept.made[piece] = made
      while kept.leading < count, kept.made[kept.leading] != nil { kept.leading += 1 }
    }
  }

  func receive(_ pieces: Range<Int>) -> [Made]? {
    kept.withLock { kept in
      guard pieces.upperBound <= kept.leading else { return nil }
      defer { for piece in pieces { kept.made[piece] = nil } }
      return kept.made[pieces].compactMap(\.self)
    }
  }
}
