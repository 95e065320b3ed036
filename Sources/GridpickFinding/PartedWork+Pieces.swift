import GridpickModel
import Synchronization

extension PartedWork {
  /// Makes something of each of some pieces, in whatever order there is time for them, and takes in their
  /// order what was made of each round as soon as all of it is there; false where nobody wants it any more.
  ///
  /// Others go on meanwhile with what comes behind.
  func make<Made: Sendable>(
    of rounds: [Range<Int>], _ make: @escaping (Int) -> Made, _ take: @escaping ([Made]) -> Void
  ) -> Bool {
    let queue = Queue<Made>(count: rounds.last?.upperBound ?? 0)
    var left = rounds[...]
    func takeWhatIsThere() {
      while let round = left.first, let made = queue.take(round) {
        left.removeFirst()
        take(made)
      }
    }
    forEachPart(min(partCount, queue.count)) { part in
      while isWanted(), let piece = queue.next() {
        queue.keep(make(piece), of: piece)
        // The first part is done by who asks.
        if part == 0 { takeWhatIsThere() }
      }
    }
    takeWhatIsThere()
    return left.isEmpty
  }
}

/// Hands out numbers, and keeps what is made of each.
private final class Queue<Made: Sendable>: Sendable {
  private struct Kept {
    var made: [Made?]
    /// So many of the first ones are there.
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

  func keep(_ made: Made, of piece: Int) {
    kept.withLock { kept in
      kept.made[piece] = made
      while kept.leading < count, kept.made[kept.leading] != nil { kept.leading += 1 }
    }
  }

  /// What was made of some pieces, which is kept no longer; nil until all of it is there.
  func take(_ pieces: Range<Int>) -> [Made]? {
    kept.withLock { kept in
      guard pieces.upperBound <= kept.leading else { return nil }
      defer { for piece in pieces { kept.made[piece] = nil } }
      return kept.made[pieces].compactMap(\.self)
    }
  }
}
