import Synchronization

/// The blocks that were looked through last, with where records end in them.
final class BlockEnds: Sendable {
  /// One block that was looked through.
  struct Block: Sendable {
    /// Where it begins in the input.
    var start: Int
    /// How many records end before it.
    var recordCount: Int
    /// Counted from its start, which 16 KB leave room for.
    var ends: [UInt16]

    /// Where a record ends; nil where it does not end here, or not in what there was of the block.
    func end(of record: Int) -> Int? {
      let number = record - recordCount
      return ends.indices.contains(number) ? start + Int(ends[number]) : nil
    }
  }

  /// More than one view lies across, titles included.
  private static let blockCount = 4

  private let recent = Mutex<[Block]>([])

  /// Where a record ends; looks for it only where no block at hand has it.
  ///
  /// Bytes that come later change no end that was found.
  func end(of record: Int, find: () -> Block) -> Int? {
    recent.withLock { recent in
      for block in recent {
        if let end = block.end(of: record) { return end }
      }
      let block = find()
      recent.removeAll { $0.start == block.start }
      if recent.count == Self.blockCount { recent.removeFirst() }
      recent.append(block)
      return block.end(of: record)
    }
  }
}
