/// One cell of a frame: a glyph, and how it is drawn.
package struct FrameCell: Equatable, Sendable {
  package var glyph: Glyph
  package var style: Style

  package static let blank = FrameCell(glyph: .blank, style: .plain)
}
