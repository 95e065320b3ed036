import GridpickCore

/// The ends of records that are asked for in any order; each of their blocks is searched once.
struct KnownEnds {
  /// The number of records from one of `signs` to the next.
  private static let stride = 512

  private let index: RecordIndex
  private let bytes: UnsafeBufferPointer<UInt8>
  private var found: [BlockEnds.Block?]
  /// The blocks in which records end whose numbers are `stride` apart, and the last block.
  private let signs: [Int]

  init(_ index: RecordIndex, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.index = index
    self.bytes = bytes
    found = Array(repeating: nil, count: index.blocks.count)
    signs =
      Swift.stride(from: 0, to: index.recordCount, by: Self.stride)
      .map { index.block(ofEnd: $0) } + [index.blocks.count - 1]
  }

  /// Returns the bytes of the record without its terminator.
  mutating func range(of record: Int) -> Range<Int> {
    let end = end(of: record)
    let start = record == 0 ? index.counter.start : min(self.end(of: record - 1) + 1, end)
    return index.content(from: start, to: end, in: bytes)
  }

  /// Returns the end of a record; if a changed file no longer has it, the end of its block.
  private mutating func end(of record: Int) -> Int {
    let sign = record / Self.stride
    let number = index.block(ofEnd: record, among: signs[sign]..<signs[sign + 1] + 1)
    if found[number] == nil { found[number] = index.ends(inBlock: number, in: bytes) }
    return found[number]?.end(of: record) ?? index.stop(ofBlock: number)
  }
}
