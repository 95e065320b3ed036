import Synchronization

/// Where records end in the blocks that were looked through last: a screen asks for the records of one
/// block, one after the other.
final class BlockEnds: Sendable {
  private struct Block {
    var number = -1
    /// How far it was looked through, for the last block of an input grows.
    var stop = 0
    /// Counted from the block's start, which 16 KB leave room for.
    var ends: [UInt16] = []
  }

  /// More than one view lies across, titles and marks included.
  private static let blockCount = 4

  private let blocks = Mutex<[Block]>([])

  /// An end of a block by its number, the block looked through anew only where it is not at hand.
  func end(_ number: Int, ofBlock block: Int, upTo stop: Int, find: () -> [UInt16]) -> Int? {
    blocks.withLock { blocks in
      if blocks.isEmpty { blocks = Array(repeating: Block(), count: Self.blockCount) }
      let slot = block % Self.blockCount
      if blocks[slot].number != block || blocks[slot].stop != stop {
        blocks[slot] = Block(number: block, stop: stop, ends: find())
      }
      let ends = blocks[slot].ends
      return ends.indices.contains(number) ? Int(ends[number]) : nil
    }
  }
}
