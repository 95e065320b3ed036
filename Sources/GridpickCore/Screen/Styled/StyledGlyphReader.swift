/// Reads a line of a styled text glyph by glyph, with the style of each glyph.
package struct StyledGlyphReader {
  private let text: StyledText
  private let signs: TextSigns
  private var isCut: Bool
  private var left: Range<Int>
  /// The index of the first change of style behind the bytes read.
  private var change: Int
  package private(set) var style: Style
  package private(set) var column = 0
  private var blanks = 0
  /// The reader of a run that is not only ASCII; nil outside such a run.
  private var segment: GlyphReader?

  package init(_ text: StyledText, line: Int, signs: TextSigns) {
    self.text = text
    self.signs = signs
    left = text.bytes(ofLine: line)
    isCut = text.isCut(line: line)
    change = text.change(behind: left.lowerBound)
    style = change == 0 ? .plain : text.changes[change - 1].style
  }

  /// A tab to a stop is read as blanks, and a line that was cut ends in an ellipsis.
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
    if blanks > 0 {
      blanks -= 1
      return .blank
    }
    if let glyph = segment?.next() { return glyph }
    segment = nil
    guard let place = left.first else {
      defer { isCut = false }
      return isCut ? signs.ellipsis : nil
    }
    passChanges(at: place)
    guard let byte = ascii(at: place) else {
      beginSegment(at: place)
      return segment?.next()
    }
    left.removeFirst()
    switch byte {
    case 0x20..<0x7f: return Glyph(Unicode.Scalar(byte))
    case UInt8(ascii: "\t"):
      blanks = GlyphReader.tab - column % GlyphReader.tab - 1
      return .blank
    default: return signs.standIn(for: Unicode.Scalar(byte))
    }
  }

  private mutating func passChanges(at place: Int) {
    while change < text.changes.count, Int(text.changes[change].start) <= place {
      style = text.changes[change].style
      change += 1
    }
  }

  /// Returns the ASCII byte at a place; nil for another byte, or if a mark may combine with it.
  private func ascii(at place: Int) -> UInt8? {
    let byte = text.bytes[place]
    guard byte < 0x80 else { return nil }
    return place + 1 < left.upperBound && text.bytes[place + 1] >= 0x80 ? nil : byte
  }

  /// Begins a segment, which ends at the next byte of plain ASCII or the next change of style.
  private mutating func beginSegment(at start: Int) {
    let end =
      change < text.changes.count
      ? min(Int(text.changes[change].start), left.upperBound) : left.upperBound
    var place = start + 1
    while place < end, ascii(at: place) == nil { place += 1 }
    segment = GlyphReader(
      String(decoding: text.bytes[start..<place], as: UTF8.self), from: column, signs: signs)
    left = place..<left.upperBound
  }
}
