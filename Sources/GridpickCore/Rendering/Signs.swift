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
  /// Draws a frame; the parts outside the window cost no time.
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

  mutating func drawBorder(
    _ glyphs: FrameGlyphs, along edges: Edges<Bool>, of rect: ScreenRect, style: Style
  ) {
    let (lines, columns) = (rect.lines, rect.columns)
    let ends = (top: lines.prefix(1), bottom: lines.suffix(1))
    let sides = (left: columns.prefix(1), right: columns.suffix(1))
    if edges.top {
      fill(ScreenRect(lines: ends.top, columns: columns), with: glyphs.across, style: style)
    }
    if edges.bottom {
      fill(ScreenRect(lines: ends.bottom, columns: columns), with: glyphs.across, style: style)
    }
    if edges.left {
      fill(ScreenRect(lines: lines, columns: sides.left), with: glyphs.down, style: style)
    }
    if edges.right {
      fill(ScreenRect(lines: lines, columns: sides.right), with: glyphs.down, style: style)
    }
    let corners = [
      (edges.top && edges.left, glyphs.topLeft, ends.top, sides.left),
      (edges.top && edges.right, glyphs.topRight, ends.top, sides.right),
      (edges.bottom && edges.left, glyphs.bottomLeft, ends.bottom, sides.left),
      (edges.bottom && edges.right, glyphs.bottomRight, ends.bottom, sides.right),
    ]
    for (isThere, glyph, line, column) in corners where isThere {
      fill(ScreenRect(lines: line, columns: column), with: glyph, style: style)
    }
  }
}
