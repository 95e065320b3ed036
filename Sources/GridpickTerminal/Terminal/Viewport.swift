import GridpickCore

/// The picker's lines on the screen; the picker counts places from their first corner.
struct Viewport: Equatable {
  let origin: ScreenPoint
  let size: ScreenSize
  let screen: ScreenSize
  /// True if the rest of the screen is another program's and must stay as it is.
  let isShared: Bool

  init(size: ScreenSize) {
    origin = ScreenPoint(line: 0, column: 0)
    self.size = size
    screen = size
    isShared = false
  }

  init(lines: Range<Int>, of screen: ScreenSize) {
    origin = ScreenPoint(line: lines.lowerBound, column: 0)
    size = ScreenSize(lines: lines.count, columns: screen.columns)
    self.screen = screen
    isShared = true
  }

  func onScreen(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(line: origin.line + point.line, column: point.column)
  }

  /// Returns the picker's place for a place on the screen; its line may be negative, or too large.
  func inside(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(line: point.line - origin.line, column: point.column)
  }

  /// Returns an event with places and size as in the picker; nil for a press outside of it.
  func inside(_ event: TerminalEvent) -> TerminalEvent? {
    switch event {
    case .mouse(.press(_, let point)) where !contains(point): nil
    case .mouse(.press(let button, let point)): .mouse(.press(button, inside(point)))
    case .mouse(.motion(let button, let point)): .mouse(.motion(button, inside(point)))
    case .mouse(.release(let point)): .mouse(.release(inside(point)))
    case .mouse(.wheel(let direction, let point)): .mouse(.wheel(direction, at: inside(point)))
    case .resized: .resized(size)
    case .key, .pasted, .typed, .background, .notice, .readable, .ended, .gone: event
    }
  }

  private func contains(_ point: ScreenPoint) -> Bool {
    ScreenRect(size).contains(inside(point))
  }
}

/// The number of lines that a picker takes below the prompt (rule I1).
package struct Height: Equatable, Sendable {
  private let extent: Extent
  /// True if the picker begins with fewer lines, and takes more as it needs them.
  let grows: Bool

  package init(_ extent: Extent, grows: Bool = false) {
    self.extent = extent
    self.grows = grows
  }

  func lines(of screen: Int) -> Int { max(1, min(extent.cells(of: screen), screen)) }

  func firstLines(of screen: Int) -> Int { grows ? 1 : lines(of: screen) }
}

/// The place of a picker's lines below a prompt (rule I1).
struct InlinePlace: Equatable {
  let viewport: Viewport
  /// The place of the cursor at the prompt, to which it returns.
  let prompt: ScreenPoint
  /// The number of lines by which the screen must scroll up to make room.
  private(set) var scrolling: Int

  /// Places the lines below a prompt, or on the prompt's line if that is empty.
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
