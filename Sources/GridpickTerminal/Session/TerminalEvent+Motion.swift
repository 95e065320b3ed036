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
}
