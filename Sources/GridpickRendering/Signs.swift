import GridpickScreen

/// The glyphs that are drawn around the content: arrows, frames, lines.
package struct Signs: Equatable, Sendable {
  package let text: TextSigns
  package let left: Glyph
  package let right: Glyph
  package let up: Glyph
  package let down: Glyph
  /// Behind the title by which sections are sorted, upwards or downwards.
  package let rising: Glyph
  package let falling: Glyph
  /// More can be asked for behind the end.
  package let more: Glyph
  package let gap: Glyph
  /// Before what is marked.
  package let mark: Glyph
  /// Before the current line of a list.
  package let bar: Glyph
  package let separator: String
  /// What turns while something is waited for.
  package let spinner: [String]
  package let thinFrame: FrameGlyphs
  package let boldFrame: FrameGlyphs

  package static let unicode = Signs(
    text: .unicode, left: "◂", right: "▸", up: "▴", down: "▾", rising: "▲", falling: "▼", more: "⋯",
    gap: "·", mark: "●", bar: "▌",
    separator: " · ", spinner: "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".map(String.init),
    thinFrame: FrameGlyphs(
      topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", across: "─", down: "│"),
    boldFrame: FrameGlyphs(
      topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", across: "━", down: "┃"))

  package static let ascii = Signs(
    text: .ascii, left: "<", right: ">", up: "^", down: "v", rising: "^", falling: "v", more: ".",
    gap: "-", mark: "*", bar: ">",
    separator: " - ", spinner: ["|", "/", "-", "\\"],
    thinFrame: FrameGlyphs(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", across: "-", down: "|"),
    boldFrame: FrameGlyphs(
      topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#", across: "=", down: "#"))
}

/// The six glyphs of a frame.
package struct FrameGlyphs: Equatable, Sendable {
  let topLeft: Glyph
  let topRight: Glyph
  let bottomLeft: Glyph
  let bottomRight: Glyph
  let across: Glyph
  let down: Glyph
}

extension Glyph: ExpressibleByUnicodeScalarLiteral {
  /// A glyph one column wide, as all signs are.
  package init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self.init(scalar)
  }
}

extension Canvas {
  /// Draws a frame along the edge of a rectangle of at least 2 × 2; what lies outside costs nothing.
  mutating func drawFrame(_ glyphs: FrameGlyphs, around rect: ScreenRect, style: Style) {
    guard rect.lines.count >= 2, rect.columns.count >= 2 else { return }
    let left = rect.columns.lowerBound
    let right = rect.columns.upperBound - 1
    for line in rect.lines.clamped(to: window.lines) {
      let isTop = line == rect.lines.lowerBound
      if isTop || line == rect.lines.upperBound - 1 {
        let across = ScreenRect(lines: line..<line + 1, columns: left + 1..<right)
        fill(across, with: glyphs.across, style: style)
        draw(
          [isTop ? glyphs.topLeft : glyphs.bottomLeft], at: .init(line: line, column: left),
          style: style)
        draw(
          [isTop ? glyphs.topRight : glyphs.bottomRight], at: .init(line: line, column: right),
          style: style)
      } else {
        draw([glyphs.down], at: ScreenPoint(line: line, column: left), style: style)
        draw([glyphs.down], at: ScreenPoint(line: line, column: right), style: style)
      }
    }
  }
}
