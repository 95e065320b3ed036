import GridpickCore

extension TerminalEvent {
  /// True if the event may wait for the next frame.
  var isMotion: Bool {
    switch self {
    case .mouse(.motion): true
    case .mouse, .key, .pasted, .typed, .focus, .resized, .background, .notice, .readable, .ended,
      .gone:
      false
    }
  }

  /// True if a later picker may take it: a point on the screen means nothing on another one.
  var isForAnyPicker: Bool {
    switch self {
    case .key, .pasted: true
    case .typed, .mouse, .focus, .resized, .background, .notice, .readable, .ended, .gone: false
    }
  }
}
