/// The places of glyphs in a line that is folded at a fixed width; a wide glyph is never split.
struct Fold {
  let columns: Int
  /// The row and, in `column`, the column of the next glyph, if the glyph still fits there.
  private(set) var row = 0
  private(set) var column = 0

  mutating func place(of glyph: Glyph) -> (row: Int, column: Int) {
    if column + glyph.width > columns, column > 0 {
      row += 1
      column = 0
    }
    defer { column += glyph.width }
    return (row, column)
  }

  /// Skips narrow glyphs in the rows before `row`; returns false if no such glyphs come next.
  mutating func pass(_ reader: inout StyledGlyphReader, before row: Int) -> Bool {
    let rows = min(row - self.row, StyledText.mostColumns)
    let end = column + reader.pass(upTo: rows * columns - column)
    guard end > column else { return false }
    self.row += (end - 1) / columns
    column = (end - 1) % columns + 1
    return true
  }
}

extension StyledText {
  /// The greatest width of a line: eight columns for each byte, and one for the sign at a cut.
  package static let mostColumns = longestLine * 8 + 1

  package func width(ofLine line: Int, upTo limit: Int, signs: TextSigns) -> Int {
    var reader = StyledGlyphReader(self, line: line, signs: signs)
    reader.skip(to: limit)
    return min(reader.column, limit)
  }

  /// At least 1, and at most `limit`, beyond which nothing is measured.
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
