import Synchronization

/// The blocks of long records that were looked through last, with where they are cut into fields.
final class BlockCuts: Sendable {
  /// The part of a record that lies in one block.
  struct Block: Sendable {
    /// Where it begins in the input.
    var start: Int
    /// How many cuts of its record come before it.
    var cutCount: Int
    /// Counted from its start, which 16 KB leave room for.
    var places: [UInt16] = []

    /// How many cuts of its record there are up to its end.
    var end: Int { cutCount + places.count }

    func place(of cut: Int) -> Int? {
      let number = cut - cutCount
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
