import GridpickScreen

/// Where the lines of a picker are that does not have the whole screen (rule I1).
struct InlinePlace: Equatable {
  let viewport: Viewport
  /// Where the cursor was found, and goes back to.
  let prompt: ScreenPoint
  /// By how many lines the screen is to scroll up before there is room.
  private(set) var scrolling: Int

  /// Below a prompt; where nothing stands on its line, on that one.
  init(lines: Int, at prompt: ScreenPoint, on screen: ScreenSize) {
    self.init(
      lines: lines, from: prompt.line + (prompt.column > 0 ? 1 : 0), promptColumn: prompt.column,
      on: screen)
  }

  /// From a line on, as far as there is room; above it stands the prompt, unless that is empty.
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

  /// The same from where it is on, with more lines.
  func grown(to lines: Int) -> InlinePlace {
    var place = InlinePlace(
      lines: lines, from: viewport.origin.line, promptColumn: prompt.column, on: viewport.screen)
    place.scrolling += scrolling
    return place
  }

  /// Once the screen has scrolled.
  mutating func noteScrolled() { scrolling = 0 }
}
