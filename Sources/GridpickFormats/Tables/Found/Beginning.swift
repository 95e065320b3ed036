/// The first lines of an input, by which it is judged whether they are a table.
struct Beginning {
  let bytes: UnsafeBufferPointer<UInt8>
  let lines: [Range<Int>]
  let isWhole: Bool

  static let sampled = 100
  static let longest = 1 << 12

  init(_ lines: [Range<Int>], of bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
    self.bytes = bytes
    // A return before the end of a line is no part of it.
    self.lines = lines.map { bytes[$0].last == .carriageReturn ? $0.dropLast() : $0 }
    self.isWhole = isWhole
  }

  var count: Int { lines.count }

  func text(_ line: Int) -> LineText { bytes[lines[line].prefix(Self.longest)] }
  func isBlank(_ line: Int) -> Bool { text(line).isBlank }
  func rule(_ line: Int) -> TableRule? {
    line < count ? TableRule(lines[line], of: bytes) : nil
  }

  /// The offset of a line, or of the end behind the last one.
  func start(of line: Int) -> Int {
    line < count ? lines[line].lowerBound : lines.last.map { $0.upperBound + 1 } ?? 0
  }

  /// The numbers of the lines that are not empty, of the first ones that vote.
  var filled: [Int] { lines.indices.filter { !isBlank($0) }.prefix(Self.sampled).map { $0 } }

  func from(_ line: Int) -> Beginning {
    Beginning(Array(lines[min(line, count)...]), of: bytes, isWhole: isWhole)
  }
}

/// A table that was found in the beginning of an input.
struct FoundTable: Sendable {
  var splitter: FieldSplitter
  /// The offset of the line of titles, and of the first line behind it that may be a record.
  var titles: Int?
  var first: Int
  /// The offset of the first line below the table; nil while none is known.
  var end: Int?
  /// The lines that are no records; nil if all lines are records, because columns were asked for.
  var leftOut: LeftOutLines? = LeftOutLines()
}

extension FoundTable {
  /// Returns the offset of the first of the last few lines, if these are without bars.
  func end(by index: RecordIndex, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard case .barred(let columns) = splitter else { return nil }
    let first = index.recordCount(before: first)
    let last = (first..<max(first, index.recordCount)).suffix(Beginning.mostAround + 1)
    let below = last.reversed().prefix {
      !columns.hasBars(index.range(of: $0, in: bytes), in: bytes)
    }
    return below.count <= Beginning.mostAround ? below.last.map(index.start) : nil
  }
}

/// The lines of a table that are no records, beside empty ones.
struct LeftOutLines: Equatable, Sendable {
  var rules = false
  /// The titles and the lines above them, which some programs repeat.
  var heads: [[UInt8]] = []
  /// The offset of the titles, or of the first pair; lines up to there are left out by nothing.
  var start = 0
  /// Lines that go on with the value of a key above.
  var continued = false

  func contains(_ line: LineText) -> Bool {
    if line.isBlank { return true }
    if rules,
      line.base.isRuleOrBlank(line.indices)
        || TableRule(line.indices, of: line.base)?.isInOnePiece == true
    {
      return true
    }
    guard line.startIndex > start else { return false }
    if continued, line.first?.isFieldBlank == true, Pair(line) == nil { return true }
    let text = line.trimmed
    return heads.contains { text.elementsEqual($0) }
  }
}
