import GridpickCVTerm
import GridpickCore

/// A cell in libvterm's form.
package struct TerminalCell: Hashable, Sendable {
  /// The number that libvterm keeps in the right half of a wide glyph.
  private static let continuation = UInt32.max

  /// A base with its marks; a space for an empty cell, empty in the right half of a wide glyph.
  package let text: String
  package let style: Style

  package var isContinuation: Bool { text.isEmpty }

  init(_ cell: VTermScreenCell) {
    var cell = cell
    let first = cvterm_cell_scalar(&cell, 0)
    if first == Self.continuation {
      text = ""
    } else if first == 0 {
      text = " "
    } else {
      var scalars = String.UnicodeScalarView()
      for place in 0..<UInt32(VTERM_MAX_CHARS_PER_CELL) {
        guard let scalar = Unicode.Scalar(cvterm_cell_scalar(&cell, place)), scalar.value != 0
        else { break }
        scalars.append(scalar)
      }
      text = String(scalars)
    }
    style = Style(
      foreground: Color(cell.fg), background: Color(cell.bg), attributes: Attributes(&cell))
  }
}

extension Attributes {
  fileprivate init(_ cell: inout VTermScreenCell) {
    self = []
    if cvterm_cell_is_bold(&cell) { insert(.bold) }
    if cvterm_cell_font(&cell) == SequenceRewriter.dimFont { insert(.dim) }
    if cvterm_cell_is_underlined(&cell) { insert(.underline) }
    if cvterm_cell_is_reverse(&cell) { insert(.reverse) }
  }
}

extension Color {
  fileprivate init(_ color: VTermColor) {
    let kind = UInt32(color.type)
    if kind & VTERM_COLOR_DEFAULT_MASK.rawValue != 0 {
      self = .terminal
    } else if kind & VTERM_COLOR_TYPE_MASK.rawValue == VTERM_COLOR_INDEXED.rawValue {
      self = .palette(color.indexed.idx)
    } else {
      self = .rgb(
        UInt32(color.rgb.red) << 16 | UInt32(color.rgb.green) << 8 | UInt32(color.rgb.blue))
    }
  }
}
