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

  /// Passes by what stands in rows before one, where that is so many columns of narrow glyphs; false where
  /// there are none now.
  package mutating func pass(_ reader: inout StyledGlyphReader, before row: Int) -> Bool {
    let rows = min(row - self.row, StyledText.mostColumns)
    let end = column + reader.pass(upTo: rows * columns - column)
    guard end > column else { return false }
    self.row += (end - 1) / columns
    column = (end - 1) % columns + 1
    return true
  }
}

extension StyledText {
  /// No line is wider: a byte is eight columns at most, and a sign where it was cut.
  package static let mostColumns = longestLine * 8 + 1

  /// How wide a line is, or `limit` where it is at least that; measured no further.
  package func width(ofLine line: Int, upTo limit: Int, signs: TextSigns) -> Int {
    var reader = StyledGlyphReader(self, line: line, signs: signs)
    reader.skip(to: limit)
    return min(reader.column, limit)
  }

  /// How many rows a line takes that is folded at so many columns, one at least, or `limit` where it takes at
  /// least that; measured no further.
  package func rowCount(
    ofLine line: Int, columns: Int, upTo limit: Int = .max, signs: TextSigns
  ) -> Int {
    var reader = StyledGlyphReader(self, line: line, signs: signs)
    var fold = Fold(columns: columns)
    while fold.row < limit {
      if fold.pass(&reader, before: limit) { continue }
      guard let glyph = reader.next() else { break }
      _ = fold.place(of: glyph)
    }
    return min(limit, fold.row + 1)
  }
}
