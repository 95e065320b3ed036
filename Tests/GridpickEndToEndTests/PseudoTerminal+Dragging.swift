import GridpickCore
import GridpickTestSupport

extension PseudoTerminal {
  /// Presses and moves cell by cell, without letting go.
  func beginDrag(from start: ScreenPoint, toColumn column: Int? = nil, line: Int? = nil) {
    pressMouse(.left, at: start)
    for point in start.path(
      to: ScreenPoint(line: line ?? start.line, column: column ?? start.column))
    {
      moveMouse(to: point)
    }
  }

  /// Holds the pointer still until it has no speed any more (rule G5), and lets go.
  ///
  /// The picker counts from when it reads where the pointer went, which a busy machine delays.
  func letGoAtRest(at point: ScreenPoint) throws(HarnessError) {
    try waitUntilAsleep()
    watch(for: 0.15)
    releaseMouse(.left, at: point)
  }

  /// A whole drag that ends at rest.
  func dragSlowly(from start: ScreenPoint, to end: ScreenPoint) throws(HarnessError) {
    beginDrag(from: start, toColumn: end.column, line: end.line)
    try letGoAtRest(at: end)
    try waitForRest()
  }

  /// A drag in one write, as fast as can be: reports of mode 1006, whatever the terminal's type.
  func flick(from start: ScreenPoint, to end: ScreenPoint) {
    send(
      MouseReport.press(at: start) + start.path(to: end).map(MouseReport.motion).joined()
        + MouseReport.release(at: end))
  }
}

/// Reports of the mouse as xterm writes them in its mode 1006.
enum MouseReport {
  static func press(_ code: Int = 0, at point: ScreenPoint) -> String {
    "\u{1b}[<\(code);\(point.column + 1);\(point.line + 1)M"
  }

  static func motion(to point: ScreenPoint) -> String { press(32, at: point) }

  static func release(at point: ScreenPoint) -> String {
    "\u{1b}[<0;\(point.column + 1);\(point.line + 1)m"
  }

  static func click(at point: ScreenPoint) -> String { press(at: point) + release(at: point) }
}

extension ScreenPoint {
  /// The cells on the straight way to another, without this one.
  func path(to end: ScreenPoint) -> [ScreenPoint] {
    let (lines, columns) = (end.line - line, end.column - column)
    let steps = max(abs(lines), abs(columns))
    return (0..<steps).map { step in
      ScreenPoint(
        line: line + lines * (step + 1) / steps, column: column + columns * (step + 1) / steps)
    }
  }

  func moved(lines: Int = 0, columns: Int = 0) -> ScreenPoint {
    ScreenPoint(line: line + lines, column: column + columns)
  }
}
