/// Reads a line of a styled text glyph by glyph, with the style of each glyph.
package struct StyledGlyphReader {
  private let text: StyledText
  private let signs: TextSigns
  private var isCut: Bool
  private var left: Range<Int>
  /// The index of the first change of style after the bytes read.
  private var change: Int
  package private(set) var style: Style
  package private(set) var column = 0
  /// The reader of the bytes up to the next change of style; nil before the first.
  private var segment: GlyphReader?

  package init(_ text: StyledText, line: Int, signs: TextSigns) {
    self.text = text
    self.signs = signs
    left = text.bytes(ofLine: line)
    isCut = text.isCut(line: line)
    change = text.change(behind: left.lowerBound)
    style = change == 0 ? .plain : text.changes[change - 1].style
  }

  /// Returns the next glyph; a tab is read as spaces, and a line that was cut ends in an ellipsis.
  package mutating func next() -> Glyph? {
    guard let glyph = readGlyph() else { return nil }
    column += glyph.width
    return glyph
  }

  /// Skips everything before a column, and a wide glyph that reaches over it.
  package mutating func skip(to column: Int) {
    while self.column < column, next() != nil {}
  }

  private mutating func readGlyph() -> Glyph? {
    if let glyph = segment?.next() { return glyph }
    guard let place = left.first else {
      defer { isCut = false }
      return isCut ? signs.ellipsis : nil
    }
    beginSegment(at: place)
    return segment?.next()
  }

  /// Begins a segment, which ends at the next change of style or with the line.
  private mutating func beginSegment(at start: Int) {
    while change < text.changes.count, Int(text.changes[change].start) <= start {
      style = text.changes[change].style
      change += 1
    }
    let end =
      change < text.changes.count
      ? min(Int(text.changes[change].start), left.upperBound) : left.upperBound
    segment = GlyphReader(
      String(decoding: text.bytes[start..<end], as: UTF8.self), from: column, signs: signs)
    left = end..<left.upperBound
  }
}
