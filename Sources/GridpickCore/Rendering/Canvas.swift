/// A frame to draw on, limited to a window; a cut text shows an ellipsis at the cut (rule L7).
package struct Canvas {
  package private(set) var frame: Frame
  package private(set) var window: ScreenRect
  let look: Look

  /// Creates a canvas that draws only the part `seen` (nil: all); the default look has no colours.
  package init(
    _ size: ScreenSize, _ look: Look = Look(theme: Theme(colorCount: 0), signs: .unicode),
    seen window: ScreenRect? = nil
  ) {
    frame = Frame(size)
    self.window = ScreenRect(size).intersection(window ?? ScreenRect(size))
    self.look = look
  }

  /// Copies a whole frame over a part of this one; the window does not cut it.
  package mutating func lay(_ other: Frame, at corner: ScreenPoint) {
    frame.lay(other, at: corner)
  }

  package mutating func lay(_ other: Frame, at corner: ScreenPoint, within part: ScreenRect) {
    frame.lay(other, at: corner, within: part.intersection(window))
  }

  package mutating func clipped(to rect: ScreenRect, _ draw: (inout Canvas) -> Void) {
    let outer = window
    window = outer.intersection(rect)
    draw(&self)
    window = outer
  }

  package mutating func draw(_ text: SafeText, at point: ScreenPoint, style: Style = .plain) {
    draw(text.glyphs, at: point, style: style)
    markCuts(of: text.width, from: point, text.ellipsis, style: style)
  }

  /// Draws a text as `SafeText` shows it; returns the number of columns drawn.
  @discardableResult
  package mutating func draw(
    _ text: String, fitting columns: Int = .max, at point: ScreenPoint, style: Style = .plain
  ) -> Int {
    let shown = SafeText(text, fitting: columns, signs: look.signs.text)
    draw(shown, at: point, style: style)
    return shown.width
  }

  /// Draws an ellipsis at each cut, so that a cut number does not look like another one (rule L7).
  private mutating func markCuts(
    of width: Int, from point: ScreenPoint, _ mark: Glyph, style: Style
  ) {
    let text = point.column..<point.column + width
    let seen = text.clamped(to: window.columns)
    guard !seen.isEmpty, seen != text, window.lines.contains(point.line) else { return }
    if text.lowerBound < seen.lowerBound {
      draw([mark], at: ScreenPoint(line: point.line, column: seen.lowerBound), style: style)
    }
    if text.upperBound > seen.upperBound {
      draw([mark], at: ScreenPoint(line: point.line, column: seen.upperBound - 1), style: style)
    }
    // If only ellipses and blanks are left, the text says nothing, so blanks replace it.
    if frame.line(point.line)[seen].allSatisfy({ $0.glyph == mark || $0.glyph == .blank }) {
      fill(ScreenRect(line: point.line, columns: seen), style: style)
    }
  }

  package mutating func draw(_ glyphs: [Glyph], at point: ScreenPoint, style: Style = .plain) {
    guard window.lines.contains(point.line), !window.columns.isEmpty else { return }
    frame.write(glyphs, at: point, within: window.columns, style: style)
  }

  package mutating func fill(_ rect: ScreenRect, with glyph: Glyph = .blank, style: Style = .plain)
  {
    frame.fill(rect.intersection(window), with: FrameCell(glyph: glyph, style: style))
  }

  package mutating func restyle(_ rect: ScreenRect, _ change: (Style) -> Style) {
    frame.restyle(rect.intersection(window), change)
  }

  /// Restyles byte ranges of a text drawn at `point`; `change` gets a range's index and the style.
  package mutating func restyle(
    _ places: [Range<Int>], of text: String, fitting columns: Int, at point: ScreenPoint,
    _ change: (Int, Style) -> Style
  ) {
    guard !places.isEmpty, window.lines.contains(point.line) else { return }
    let signs = look.signs.text
    let width = SafeText.width(of: text, upTo: columns, signs: signs)
    let seen = whole(of: point.column..<point.column + width)
    let glyphs = SafeText.columns(of: places, in: text, fitting: columns, signs: signs)
    for (place, glyph) in glyphs {
      let columns = point.column + glyph.lowerBound..<point.column + glyph.upperBound
      guard columns.clamped(to: seen) == columns else { continue }
      frame.restyle(ScreenRect(line: point.line, columns: columns)) { change(place, $0) }
    }
  }

  private func whole(of text: Range<Int>) -> Range<Int> {
    let start = window.columns.lowerBound + (text.lowerBound < window.columns.lowerBound ? 1 : 0)
    let end = window.columns.upperBound - (text.upperBound > window.columns.upperBound ? 1 : 0)
    return text.clamped(to: start..<max(start, end))
  }

  /// Calls `draw`, returns where it put the cursor, and restores the earlier cursor.
  package mutating func cursorPlaced(by draw: (inout Canvas) -> Void) -> ScreenPoint? {
    let before = frame.cursor
    frame.cursor = nil
    defer { frame.cursor = before }
    draw(&self)
    return frame.cursor
  }

  /// Puts the hardware cursor at a point, if the point is in the window (rule L11).
  package mutating func placeCursor(at point: ScreenPoint, isShown: Bool = false) {
    guard window.contains(point) else { return }
    (frame.cursor, frame.showsCursor) = (point, isShown)
  }
}

/// The settings that decide how things are drawn, but not what is drawn or where.
package struct Look: Sendable {
  package var theme: Theme
  package var signs: Signs
  /// The style that the user chose, which wins over the data's style; nil if there is none.
  package var chosenStyle: CellStyle?
  package var defaultStyle: CellStyle

  package init(
    theme: Theme, signs: Signs, chosenStyle: CellStyle? = nil, defaultStyle: CellStyle = .text
  ) {
    self.theme = theme
    self.signs = signs
    self.chosenStyle = chosenStyle
    self.defaultStyle = defaultStyle
  }

  /// The style of an item, or without an item that of a section.
  package func style(of item: GridItem?, inSection section: Int, of content: Grid) -> CellStyle {
    chosenStyle ?? item?.style.flatMap(CellStyle.init)
      ?? content.style(ofSection: section).flatMap(CellStyle.init) ?? defaultStyle
  }

  /// The width of the text, or `limit` if the text is at least that wide (rule L1).
  package func width(of text: String, upTo limit: Int) -> Int {
    SafeText.width(of: text, upTo: limit, signs: signs.text)
  }
}
