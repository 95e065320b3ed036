import GridpickProtocol
import GridpickScreen

/// The part of the terminal's screen that is the picker's, which counts places from its own corner.
///
/// Nothing else knows that a picker may not have the whole screen. It goes to the right edge: what moves
/// lines to the side moves all that is there.
struct Viewport: Equatable {
  let origin: ScreenPoint
  let size: ScreenSize
  /// All there is; what lies left of the picker and above counts too.
  let screen: ScreenSize
  /// Whether the rest of the screen is another program's, and stays what it is.
  let isShared: Bool

  init(origin: ScreenPoint = ScreenPoint(line: 0, column: 0), size: ScreenSize) {
    self.origin = origin
    self.size = size
    screen = ScreenSize(lines: origin.line + size.lines, columns: origin.column + size.columns)
    isShared = false
  }

  /// Lines of a screen that is shared.
  init(lines: Range<Int>, of screen: ScreenSize) {
    origin = ScreenPoint(line: lines.lowerBound, column: 0)
    size = ScreenSize(lines: lines.count, columns: screen.columns)
    self.screen = screen
    isShared = true
  }

  /// Where a place of the picker's is on the screen.
  func onScreen(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(line: origin.line + point.line, column: origin.column + point.column)
  }

  /// Where a place of the screen is for the picker; outside it may be any place, and a negative one.
  func inside(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(line: point.line - origin.line, column: point.column - origin.column)
  }

  /// An event with the mouse where the picker has it, and with the size that it has by now; nil for a press
  /// on what is not the picker's.
  func inside(_ event: TerminalEvent) -> TerminalEvent? {
    switch event {
    case .mouse(.press(_, let point)) where !contains(point): nil
    case .mouse(.press(let button, let point)): .mouse(.press(button, inside(point)))
    case .mouse(.motion(let button, let point)): .mouse(.motion(button, inside(point)))
    case .mouse(.release(let point)): .mouse(.release(inside(point)))
    case .mouse(.wheel(let direction, let point)): .mouse(.wheel(direction, at: inside(point)))
    case .resized: .resized(size)
    case .key, .pasted, .focus, .background, .notice, .readable, .ended, .gone: event
    }
  }

  private func contains(_ point: ScreenPoint) -> Bool {
    ScreenRect(size).contains(inside(point))
  }
}
