import GridpickCore

extension GridPicker {
  /// Returns a session of the picker, without a terminal; throws if a setting cannot be used.
  ///
  /// ```swift
  /// let session = try picker.session(size: ScreenSize(lines: 24, columns: 80))
  /// print(session.frame)
  /// ```
  public func session(size: ScreenSize) throws(PickerError) -> PickerSession<Item> {
    try PickerSession(self, size: size, theme: Theme(colorCount: 256, spec: theme))
  }
}

extension ScreenSize {
  /// The size as a screen can have it: 0 to 1,000 lines and 0 to 10,000 columns.
  var possible: ScreenSize {
    ScreenSize(lines: min(max(0, lines), 1_000), columns: min(max(0, columns), 10_000))
  }
}

extension MouseEvent {
  func moved(by corner: ScreenPoint) -> MouseEvent {
    func moved(_ point: ScreenPoint) -> ScreenPoint {
      ScreenPoint(
        line: point.line - corner.onSomeScreen.line,
        column: point.column - corner.onSomeScreen.column)
    }
    return switch self {
    case .press(let button, let point): .press(button, moved(point))
    case .motion(let button, let point): .motion(button, moved(point))
    case .release(let point): .release(moved(point))
    case .wheel(let direction, at: let point): .wheel(direction, at: moved(point))
    }
  }
}

extension ScreenPoint {
  /// The point limited to 10,000 lines and columns in each direction, as far as a pointer may be.
  var onSomeScreen: ScreenPoint {
    let range = -10_000...10_000
    return ScreenPoint(line: line.clamped(to: range), column: column.clamped(to: range))
  }
}
