import GridpickCore

// MARK: - Input

extension PickerSession {
  /// Presses keys in order.
  public func press(_ keys: Key...) {
    for key in keys { handle(.key(key)) }
  }

  /// Handles bytes from a terminal: keys, pasted text, and the mouse (modes 1002 and 1006).
  ///
  /// `corner` is the top left point of the frame on the screen; mouse points are converted to
  /// points of the frame.
  public func read(_ input: [UInt8], frameAt corner: ScreenPoint = ScreenPoint(line: 0, column: 0))
  {
    for event in decoder.events(from: input, at: time) {
      switch event {
      case .key(let key): handle(.key(key))
      case .pasted(let text): handle(.pasted(text))
      case .mouse(let mouse): handle(.mouse(mouse.moved(by: corner)))
      case .typed, .resized, .background, .notice, .readable, .ended, .gone: break
      }
    }
  }

  /// Types a text, one key per character.
  public func type(_ text: String) {
    for character in text { handle(.key(Key(.character(character)))) }
  }

  /// Presses the left button at a cell and releases it there.
  public func click(_ point: ScreenPoint) {
    handle(.mouse(.press(.primary, point.onSomeScreen)))
    handle(.mouse(.release(point.onSomeScreen)))
  }

  /// Drags from one point to another at constant speed.
  ///
  /// The pointer stops before the release, unless `isThrown` is true (a flick).
  public func drag(
    from start: ScreenPoint, to end: ScreenPoint, lasting duration: Duration = .milliseconds(300),
    isThrown: Bool = false
  ) {
    enqueue { $0.dragNow(from: start.onSomeScreen, to: end.onSomeScreen, duration, isThrown) }
  }

  private func dragNow(
    from start: ScreenPoint, to end: ScreenPoint, _ duration: Duration, _ isThrown: Bool
  ) {
    handleNow(.mouse(.press(.primary, start)))
    let steps = max(1, max(abs(end.line - start.line), abs(end.column - start.column)))
    let began = time
    for step in 1...steps {
      advanceNow(to: began + duration * step / steps)
      let point = ScreenPoint(
        line: start.line + (end.line - start.line) * step / steps,
        column: start.column + (end.column - start.column) * step / steps)
      if self.end == nil { handleNow(.mouse(.motion(.primary, point))) }
    }
    if !isThrown { advanceNow(to: time + .milliseconds(150)) }
    if self.end == nil { handleNow(.mouse(.release(end))) }
  }

  /// Changes the size of the area that the session draws on.
  public func resize(to size: ScreenSize) {
    handle(.resized(size.possible))
  }
}

extension GridPicker {
  /// Returns a session of the picker without a terminal; throws if a setting is unusable.
  ///
  /// ```swift
  /// let session = try picker.session(size: ScreenSize(lines: 24, columns: 80))
  /// print(session.frame)
  /// ```
  public func session(size: ScreenSize) throws(PickerError) -> PickerSession<Item> {
    try PickerSession(self, size: size)
  }
}

extension ScreenSize {
  /// The size limited to 0...1,000 lines and 0...10,000 columns.
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
  /// The point limited to 10,000 lines and columns in each direction.
  var onSomeScreen: ScreenPoint {
    let range = -10_000...10_000
    return ScreenPoint(line: line.clamped(to: range), column: column.clamped(to: range))
  }
}
