import GridpickCore

extension XtermSession {
  /// Presses keys by X's names: `press("Down", "ctrl+n", "Return")`.
  package func press(_ keys: String...) throws(HarnessError) {
    try run(["xdotool", "key", "--clearmodifiers"] + keys)
  }

  package func type(_ text: String) throws(HarnessError) {
    try run(["xdotool", "type", "--clearmodifiers", text])
  }

  package func movePointer(to point: ScreenPoint) throws(HarnessError) {
    try run(["xdotool"] + motion(to: point))
  }

  /// Clicks, or turns the wheel by a notch (4 up, 5 down, 6 left, 7 right).
  package func click(_ button: TerminalButton = .left, at point: ScreenPoint) throws(HarnessError) {
    try run(["xdotool"] + motion(to: point) + ["click", "\(button.rawValue)"])
  }

  /// Clicks twice at the pointer, as fast as a person.
  package func doubleClick(_ button: TerminalButton = .left) throws(HarnessError) {
    try run(["xdotool", "click", "--repeat", "2", "--delay", "50", "\(button.rawValue)"])
  }

  /// Presses at the first point, moves over all points, and releases at the last point.
  package func drag(
    _ button: TerminalButton = .left, through points: [ScreenPoint]
  ) throws(HarnessError) {
    guard let first = points.first else { return }
    try run(
      ["xdotool"] + motion(to: first) + ["mousedown", "\(button.rawValue)"]
        + points.dropFirst().flatMap(motion) + ["mouseup", "\(button.rawValue)"])
  }

  package func pressMouse(_ button: TerminalButton) throws(HarnessError) {
    try run(["xdotool", "mousedown", "\(button.rawValue)"])
  }

  package func releaseMouse(_ button: TerminalButton) throws(HarnessError) {
    try run(["xdotool", "mouseup", "\(button.rawValue)"])
  }

  /// Moves to the middle of a cell; the window is at the display's top left without a border.
  private func motion(to point: ScreenPoint) -> [String] {
    let across = point.column * cellSize.width + cellSize.width / 2
    let down = point.line * cellSize.height + cellSize.height / 2
    return ["mousemove", "\(across)", "\(down)"]
  }
}
