import Synchronization

/// The blocks that were searched last, with the places where records end.
final class BlockEnds: Sendable {
  struct Block: Sendable {
    var start: Int
    /// The number of records that end before the block.
    var recordCount: Int
    /// The ends of records, counted from `start`; in a block of 4 KB they fit in 16 bits.
    var ends: [UInt16]

    /// Returns the offset where a record ends; nil if the record ends outside the block, or had not
    /// ended when the block was searched.
    func end(of record: Int) -> Int? {
      let number = record - recordCount
      return ends.indices.contains(number) ? start + Int(ends[number]) : nil
    }
  }

  /// The number of kept blocks, more than one view and its titles need.
  private static let blockCount = 16

  private let recent = Mutex<[Block]>([])

  /// Returns where a record ends; `find` is called unless a kept block, which stays true, has it.
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
