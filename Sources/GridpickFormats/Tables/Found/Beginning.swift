/// The first lines of an input, used to decide whether it is a table.
struct Beginning {
  let bytes: UnsafeBufferPointer<UInt8>
  let lines: [Range<Int>]
  let isWhole: Bool

  static let sampled = 100
  static let longest = 1 << 12

  init(_ lines: [Range<Int>], of bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
    self.bytes = bytes
    // A carriage return at the end of a line is not part of the line.
    self.lines = lines.map(bytes.withoutReturn)
    self.isWhole = isWhole
  }

  var count: Int { lines.count }

  func text(_ line: Int) -> LineText { bytes[lines[line].prefix(Self.longest)] }
  func isBlank(_ line: Int) -> Bool { text(line).isBlank }
  func rule(_ line: Int) -> TableRule? {
    line < count ? TableRule(lines[line], of: bytes) : nil
  }

  /// Returns the offset of a line; after the last line, the offset of the end.
  func start(of line: Int) -> Int {
    line < count ? lines[line].lowerBound : lines.last.map { $0.upperBound + 1 } ?? 0
  }

  /// The numbers of the first lines that are not empty, at most `sampled`.
  var filled: [Int] { lines.indices.filter { !isBlank($0) }.prefix(Self.sampled).map { $0 } }

  func from(_ line: Int) -> Beginning {
    Beginning(Array(lines[min(line, count)...]), of: bytes, isWhole: isWhole)
  }
}

struct FoundTable: Sendable {
  var splitter: FieldSplitter
  /// The offset of the titles, and of the first line after them that may be a record.
  var titles: Int?
  var first: Int
  /// The offset of the first line below the table; nil if none is known.
  var end: Int?
  /// The lines that are not records; nil if all are, because the user asked for columns.
  var leftOut: LeftOutLines? = LeftOutLines()
}

extension FoundTable {
  /// Returns the offset of the first line below a table with bars, if only a few lines follow it.
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

/// The lines of a table that are not records; empty lines are always left out.
struct LeftOutLines: Equatable, Sendable {
  var rules = false
  /// The titles and the lines above them, which some programs print again.
  var heads: [[UInt8]] = []
  /// The offset of the titles; `heads` apply after it.
  var start = 0

  func contains(_ line: LineText) -> Bool {
    if line.isBlank { return true }
    if rules, let rule = TableRule(line.indices, of: line.base),
      rule.isNoRecord || rule.isInOnePiece
    {
      return true
    }
    guard line.startIndex > start else { return false }
    let text = line.trimmed
    return heads.contains { text.elementsEqual($0) }
  }
}
