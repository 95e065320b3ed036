/// Where the glyphs of a line stand that is folded hard; a wide one is never split.
package struct Fold {
  private let columns: Int
  /// The row that the next glyph may stand in, and where.
  package private(set) var row = 0
  private var column = 0

  package init(columns: Int) {
    self.columns = columns
  }

  package mutating func place(of glyph: Glyph) -> (row: Int, column: Int) {
    if column + glyph.width > columns, column > 0 {
      row += 1
      column = 0
    }
    defer { column += glyph.width }
    return (row, column)
  }
}

extension StyledText {
  /// No line is wider: a byte is eight columns at most, and a sign where it was cut.
  package static let mostColumns = longestLine * 8 + 1

  /// How wide a line is, or `limit` where it is at least that; measured no further.
  package func width(ofLine line: Int, upTo limit: Int, signs: TextSigns) -> Int {
    if let count = plainCount(ofLine: line) { return min(count, limit) }
    var reader = StyledGlyphReader(self, line: line, signs: signs)
    while reader.column < limit, reader.next() != nil {}
    return min(reader.column, limit)
  }

  /// How many rows a line takes that is folded at so many columns; one at least.
  package func rowCount(ofLine line: Int, columns: Int, signs: TextSigns) -> Int {
    if let count = plainCount(ofLine: line) { return max(1, (count + columns - 1) / columns) }
    var reader = StyledGlyphReader(self, line: line, signs: signs)
    var fold = Fold(columns: columns)
    while let glyph = reader.next() { _ = fold.place(of: glyph) }
    return fold.row + 1
  }

  /// How many columns a line of printable ASCII takes; nil for any other.
  private func plainCount(ofLine line: Int) -> Int? {
    let place = bytes(ofLine: line)
    let isPlain = bytes.withUnsafeBufferPointer { bytes in
      UnsafeBufferPointer(rebasing: bytes[place]).allSatisfy { 0x20..<0x7f ~= $0 }
    }
    return isPlain ? place.count + (isCut(line: line) ? 1 : 0) : nil
  }
}
