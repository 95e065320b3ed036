/// The first lines of a table up to an empty line, measured in each `AlignedMeasure`.
struct AlignedSamples: Sendable {
  static let size = 1000

  private(set) var lineCount = 0
  /// The samples, one for each measure; empty without lines, because most inputs are not measured.
  private var ways: [AlignedSample] = []
  /// True once an empty line follows records; other text may stand behind the empty line.
  private(set) var hasEnded = false

  func mayTake(_ recordCount: Int) -> Bool {
    !hasEnded && lineCount < min(recordCount, Self.size)
  }

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, linesOf index: RecordIndex) {
    while mayTake(index.recordCount) {
      read(index.range(of: lineCount, in: bytes), of: bytes)
    }
  }

  mutating func read(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    if lineCount == 0 { ways = AlignedMeasure.allCases.map { AlignedSample(by: $0) } }
    lineCount += 1
    if lineCount > 1, bytes[line].allSatisfy(\.isLineBlank) {
      hasEnded = ways[0].hasRecords
      return
    }
    for way in ways.indices { ways[way].read(line, of: bytes) }
  }

  /// The sample in which the lines line up best.
  private var best: AlignedSample? { ways.max { $0.sharedEdges < $1.sharedEdges } }

  var isRuled: Bool { best?.isRuled ?? false }

  func columns(hasTitles: Bool?) -> AlignedColumns {
    best?.columns(hasTitles: hasTitles) ?? AlignedColumns()
  }
}
