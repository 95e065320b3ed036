import Synchronization

/// The blocks of long records that were searched last, with the places of the cuts into fields.
final class BlockCuts: Sendable {
  /// The part of a record that lies in one block.
  struct Block: Sendable {
    /// The offset in the input where the part begins.
    var start: Int
    /// The number of cuts of the record before this part.
    var cutCount: Int
    /// The places of the cuts, counted from `start`; in a block of 16 KB they fit in 16 bits.
    var places: [UInt16] = []

    /// The number of cuts of the record up to the end of this part.
    var end: Int { cutCount + places.count }

    func place(of cut: Int) -> Int? {
      let number = cut - cutCount
      return places.indices.contains(number) ? start + Int(places[number]) : nil
    }
  }

  /// The number of kept blocks, more than the first, last and visible fields of a record need.
  private static let blockCount = 8

  private let recent = Mutex<[Block]>([])

  /// Returns the block that begins at `start`, and calls `find` only if the block is not kept.
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
