/// The first lines of a table up to an empty one, measured in each way.
struct AlignedSamples: Sendable {
  static let size = 1000

  private(set) var lineCount = 0
  /// None as long as there are no lines: most inputs are not measured.
  private var ways: [AlignedSample] = []
  /// Whether an empty line came, behind which there may be something else.
  private(set) var hasEnded = false

  /// Whether of so many lines there are some to be taken in.
  func mayTake(_ recordCount: Int) -> Bool {
    !hasEnded && lineCount < min(recordCount, Self.size)
  }

  /// Takes in the lines that there are by now.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, linesOf index: RecordIndex) {
    while mayTake(index.recordCount) {
      read(index.range(of: lineCount, in: bytes), of: bytes)
    }
  }

  /// Takes in the next line.
  mutating func read(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    if lineCount == 0 { ways = AlignedMeasure.allCases.map { AlignedSample(by: $0) } }
    lineCount += 1
    if lineCount > 1, bytes[line].allSatisfy(\.isLineBlank) {
      hasEnded = ways[0].hasRecords
      return
    }
    for way in ways.indices { ways[way].read(line, of: bytes) }
  }

  /// The way in which the lines line up best.
  private var best: AlignedSample? { ways.max { $0.sharedEdges < $1.sharedEdges } }

  /// Whether the rule below the titles has a part for each column.
  var isRuled: Bool { best?.isRuled ?? false }

  func columns(hasTitles: Bool?) -> AlignedColumns {
    best?.columns(hasTitles: hasTitles) ?? AlignedColumns()
  }
}
