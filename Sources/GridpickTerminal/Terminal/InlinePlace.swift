import GridpickCore

/// The place of the lines of a picker that does not have the whole screen (rule I1).
struct InlinePlace: Equatable {
  let viewport: Viewport
  /// The place of the cursor at the prompt, to which it returns.
  let prompt: ScreenPoint
  /// The number of lines by which the screen must scroll up to make room.
  private(set) var scrolling: Int

  /// Places the lines below a prompt, or on its line if nothing stands there.
  init(lines: Int, at prompt: ScreenPoint, on screen: ScreenSize) {
    self.init(
      lines: lines, from: prompt.line + (prompt.column > 0 ? 1 : 0), promptColumn: prompt.column,
      on: screen)
  }

  /// Places the lines from the line `first` on, as far as there is room; the prompt is on the line
  /// above, unless its column is 0.
  init(lines: Int, from first: Int, promptColumn: Int, on screen: ScreenSize) {
    let hasPrompt = promptColumn > 0
    let count = max(1, min(lines, screen.lines - (hasPrompt ? 1 : 0)))
    let first = min(max(0, first), screen.lines)
    scrolling = max(0, first + count - screen.lines)
    let start = first - scrolling
    viewport = Viewport(lines: start..<start + count, of: screen)
    prompt = ScreenPoint(
      line: max(0, start - (hasPrompt ? 1 : 0)), column: min(promptColumn, screen.columns - 1))
  }

  func grown(to lines: Int) -> InlinePlace {
    var place = InlinePlace(
      lines: lines, from: viewport.origin.line, promptColumn: prompt.column, on: viewport.screen)
    place.scrolling += scrolling
    return place
  }

  mutating func noteScrolled() { scrolling = 0 }
}
