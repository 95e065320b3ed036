/// One cell of a frame: a glyph and its style.
package struct FrameCell: Equatable, Sendable {
  package var glyph: Glyph
  package var style: Style

  package static let blank = FrameCell(glyph: .blank, style: .plain)

  /// A blank in bold looks like any other; raw values, because `!=` is a call for every cell.
  @inlinable package func differs(from other: FrameCell) -> Bool {
    if glyph.rawValue != other.glyph.rawValue { return true }
    if style.rawValue == other.style.rawValue { return false }
    return glyph.rawValue != Glyph.blank.rawValue
      || style.onBlank.rawValue != other.style.onBlank.rawValue
  }
}
