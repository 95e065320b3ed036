import GridpickCore

/// The ends of records that are asked for in any order; each of their blocks is searched once.
struct KnownEnds {
  /// The distance between two records in `guide`.
  private static let guided = 512

  private let index: RecordIndex
  private let bytes: UnsafeBufferPointer<UInt8>
  private var found: [BlockEnds.Block?]
  /// The blocks in which records 0, 512, 1024 and so on end, then the last; others end in between.
  private let guide: [Int]

  init(_ index: RecordIndex, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.index = index
    self.bytes = bytes
    found = Array(repeating: nil, count: index.blocks.count)
    let records = stride(from: 0, to: index.recordCount, by: Self.guided)
    guide = records.map { index.block(ofEnd: $0) } + [index.blocks.count - 1]
  }

  mutating func range(of record: Int) -> Range<Int> {
    index.range(of: record, in: bytes) { end(of: $0) }
  }

  /// Returns the end of a record; if a changed file no longer has it, the end of its block.
  private mutating func end(of record: Int) -> Int {
    let place = record / Self.guided
    let number = index.block(ofEnd: record, among: guide[place]..<guide[place + 1] + 1)
    if found[number] == nil { found[number] = index.ends(inBlock: number, in: bytes) }
    return found[number]?.end(of: record) ?? index.stop(ofBlock: number)
  }
}
