import GridpickCore

/// The picker's part of the screen, from whose corner the picker counts places.
///
/// It reaches the right edge: a sequence that moves a line to the side moves all cells up to there.
struct Viewport: Equatable {
  let origin: ScreenPoint
  let size: ScreenSize
  /// The size of the whole screen, including the part left of the picker and above it.
  let screen: ScreenSize
  /// True if the rest of the screen is another program's and must stay as it is.
  let isShared: Bool

  init(origin: ScreenPoint = ScreenPoint(line: 0, column: 0), size: ScreenSize) {
    self.origin = origin
    self.size = size
    screen = ScreenSize(lines: origin.line + size.lines, columns: origin.column + size.columns)
    isShared = false
  }

  init(lines: Range<Int>, of screen: ScreenSize) {
    origin = ScreenPoint(line: lines.lowerBound, column: 0)
    size = ScreenSize(lines: lines.count, columns: screen.columns)
    self.screen = screen
    isShared = true
  }

  func onScreen(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(line: origin.line + point.line, column: origin.column + point.column)
  }

  /// Returns the place in the picker of a place on the screen; outside it may be negative.
  func inside(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(line: point.line - origin.line, column: point.column - origin.column)
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
    case .key, .pasted, .typed, .focus, .background, .notice, .readable, .ended, .gone: event
    }
  }

  private func contains(_ point: ScreenPoint) -> Bool {
    ScreenRect(size).contains(inside(point))
  }
}
