/// The glyphs that are drawn around the content: arrows, frames, lines.
package struct Signs: Sendable {
  package let text: TextSigns
  package let left: Glyph
  package let right: Glyph
  package let up: Glyph
  package let down: Glyph
  package let rising: Glyph
  package let falling: Glyph
  package let axis: Glyph
  /// The symbol at the end of data of which more can be loaded.
  package let more: Glyph
  package let gap: Glyph
  package let mark: Glyph
  package let bar: Glyph
  /// The signs at the sides of a current item that has no room for a frame.
  package let sides: (before: Glyph, behind: Glyph)
  package let separator: String
  package let sum: String
  package let spinner: [String]
  package let thinFrame: FrameGlyphs
  package let boldFrame: FrameGlyphs

  package static let unicode = Signs(
    text: .unicode, left: "◂", right: "▸", up: "▴", down: "▾", rising: "▲", falling: "▼",
    axis: "×", more: "⋯",
    gap: "·", mark: "●", bar: "▌", sides: ("▐", "▌"),
    separator: " · ", sum: "Σ", spinner: "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".map(String.init),
    thinFrame: FrameGlyphs(
      topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", across: "─", down: "│"),
    boldFrame: FrameGlyphs(
      topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", across: "━", down: "┃"))

  package static let ascii = Signs(
    text: .ascii, left: "<", right: ">", up: "^", down: "v", rising: "^", falling: "v",
    axis: "x", more: ".",
    gap: "-", mark: "*", bar: ">", sides: ("[", "]"),
    separator: " - ", sum: "sum", spinner: ["|", "/", "-", "\\"],
    thinFrame: FrameGlyphs(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", across: "-", down: "|"),
    boldFrame: FrameGlyphs(
      topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#", across: "=", down: "#"))
}

package struct FrameGlyphs: Equatable, Sendable {
  let topLeft: Glyph
  let topRight: Glyph
  let bottomLeft: Glyph
  let bottomRight: Glyph
  let across: Glyph
  let down: Glyph

  fileprivate static let sharp = FrameGlyphs(
    topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", across: "─", down: "│")
  fileprivate static let double = FrameGlyphs(
    topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", across: "═", down: "║")
}

extension Signs {
  func order(isDescending: Bool) -> Glyph { isDescending ? falling : rising }

  func frame(of line: Border.Line) -> FrameGlyphs {
    switch line {
    case .rounded: thinFrame
    case .bold: boldFrame
    case .sharp: text == .ascii ? thinFrame : .sharp
    case .double: text == .ascii ? boldFrame : .double
    }
  }
}

extension Glyph: ExpressibleByUnicodeScalarLiteral {
  /// Creates a glyph one column wide, as all signs are.
  package init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self.init(scalar)
  }
}

extension Canvas {
  /// Draws a frame of at least 2 × 2; the parts outside the window cost no time.
  mutating func drawFrame(_ glyphs: FrameGlyphs, around rect: ScreenRect, style: Style) {
    guard rect.lines.count >= 2, rect.columns.count >= 2 else { return }
    drawBorder(glyphs, along: Edges(true), of: rect, style: style)
  }

  /// Draws a short text in the lower edge of a frame, at the right, if it has room there.
  mutating func drawNote(_ text: String, onFrame frame: ScreenRect) {
    let note = SafeText(" \(text) ", signs: look.signs.text)
    let start = ScreenPoint(
      line: frame.lines.upperBound - 1, column: frame.columns.upperBound - note.width - 2)
    guard start.column > frame.columns.lowerBound else { return }
    draw(note, at: start, style: look.theme[.dim])
  }

  /// Draws a scroll bar: a thin line, thick where the view is.
  mutating func drawBar(_ pane: ScreenRect, thumb: Range<Int>, hasTrack: Bool) {
    if hasTrack { fill(pane, with: look.signs.thinFrame.down, style: look.theme[.border]) }
    fill(
      ScreenRect(lines: thumb, columns: pane.columns), with: look.signs.boldFrame.down,
      style: look.theme[.thumb])
  }

  mutating func drawBorder(
    _ glyphs: FrameGlyphs, along edges: Edges<Bool>, of rect: ScreenRect, style: Style
  ) {
    let (lines, columns) = (rect.lines, rect.columns)
    let (top, bottom) = (lines.prefix(1), lines.suffix(1))
    let (left, right) = (columns.prefix(1), columns.suffix(1))
    let parts = [
      (edges.top, glyphs.across, top, columns),
      (edges.bottom, glyphs.across, bottom, columns),
      (edges.left, glyphs.down, lines, left),
      (edges.right, glyphs.down, lines, right),
      (edges.top && edges.left, glyphs.topLeft, top, left),
      (edges.top && edges.right, glyphs.topRight, top, right),
      (edges.bottom && edges.left, glyphs.bottomLeft, bottom, left),
      (edges.bottom && edges.right, glyphs.bottomRight, bottom, right),
    ]
    for (isThere, glyph, lines, columns) in parts where isThere {
      fill(ScreenRect(lines: lines, columns: columns), with: glyph, style: style)
    }
  }
}
