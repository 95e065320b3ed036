import Synchronization

/// Where fields part in the blocks of long records that were looked through last: a screen asks for the
/// fields of one block, one after the other.
final class BlockMarks: Sendable {
  /// The part of a record that lies in one block.
  struct Block: Sendable {
    /// Where it begins in the input.
    var start: Int
    /// How many marks of its record come before it.
    var markCount: Int
    /// Counted from its start, which 16 KB leave room for.
    var places: [UInt16] = []

    /// How many marks of its record there are up to its end.
    var end: Int { markCount + places.count }

    func place(of mark: Int) -> Int? {
      let number = mark - markCount
      return places.indices.contains(number) ? start + Int(places[number]) : nil
    }
  }

  /// More than one record's first and last fields, and what is in view of it.
  private static let blockCount = 8

  private let recent = Mutex<[Block]>([])

  /// The block that begins there, looked through only where it is not at hand.
  func block(at start: Int, find: () -> Block) -> Block {
    let known = recent.withLock { recent in recent.first { $0.start == start } }
    if let known { return known }
    let block = find()
    recent.withLock { recent in
      if recent.count == Self.blockCount { recent.removeFirst() }
      recent.append(block)
    }
    return block
  }
}
