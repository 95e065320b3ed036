import GridpickCore

extension StyledText {
  /// The lines as drawn, without styles.
  package var shownLines: [String] {
    (0..<lineCount).map { line in
      var reader = StyledGlyphReader(self, line: line, signs: .unicode)
      var text = String.UnicodeScalarView()
      while let glyph = reader.next() { text += glyph.scalars }
      return String(text)
    }
  }
}
