import GridpickModel
import Synchronization

extension PartedWork {
  /// Makes something of each of some pieces, in whatever order there is time for them; nil where nobody wants
  /// it any more.
  func made<Made: Sendable>(of pieces: Range<Int>, _ make: @escaping (Int) -> Made) -> [Made]? {
    let queue = Queue<Made>(pieces)
    forEachPart(min(partCount, pieces.count)) { _ in
      while isWanted(), let piece = queue.next() { queue.keep(make(piece), of: piece) }
    }
    return queue.all
  }
}

/// Hands out numbers, and keeps what is made of each.
private final class Queue<Made: Sendable>: Sendable {
  private let pieces: Range<Int>
  private let handedOut = Atomic(0)
  private let kept: Mutex<[Made?]>

  init(_ pieces: Range<Int>) {
    self.pieces = pieces
    kept = Mutex(Array(repeating: nil, count: pieces.count))
  }

  func next() -> Int? {
    let place = handedOut.add(1, ordering: .relaxed).oldValue
    return place < pieces.count ? pieces.lowerBound + place : nil
  }

  func keep(_ made: Made, of piece: Int) {
    kept.withLock { $0[piece - pieces.lowerBound] = made }
  }

  /// Nil where something was not made.
  var all: [Made]? {
    kept.withLock { kept in
      let made = kept.compactMap(\.self)
      return made.count == kept.count ? made : nil
    }
  }
}
