import GridpickProtocol
import GridpickScreen

/// The part of the terminal's screen that is the picker's, which counts places from its own corner.
///
/// Nothing else knows that a picker may not have the whole screen. It goes to the right edge: what moves
/// lines to the side moves all that is there.
struct Viewport: Equatable {
  let origin: ScreenPoint
  let size: ScreenSize

  init(origin: ScreenPoint = ScreenPoint(line: 0, column: 0), size: ScreenSize) {
    self.origin = origin
    self.size = size
  }

  /// What lies left of it and above counts too.
  var screen: ScreenSize {
    ScreenSize(lines: origin.line + size.lines, columns: origin.column + size.columns)
  }

  /// Where a place of the picker's is on the screen.
  func onScreen(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(line: origin.line + point.line, column: origin.column + point.column)
  }

  /// Where a place of the screen is for the picker; outside it may be any place, and a negative one.
  func inside(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(line: point.line - origin.line, column: point.column - origin.column)
  }

  /// An event with the mouse where the picker has it.
  func inside(_ event: TerminalEvent) -> TerminalEvent {
    switch event {
    case .mouse(.press(let button, let point)): .mouse(.press(button, inside(point)))
    case .mouse(.motion(let button, let point)): .mouse(.motion(button, inside(point)))
    case .mouse(.release(let point)): .mouse(.release(inside(point)))
    case .mouse(.wheel(let direction, let point)): .mouse(.wheel(direction, at: inside(point)))
    case .key, .pasted, .focus, .resized, .background, .readable, .gone: event
    }
  }
}
