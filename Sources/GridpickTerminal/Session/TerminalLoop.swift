import GridpickCore

/// A loop between a terminal and a picker's state, on a screen or line by line.
package protocol TerminalLoop {
  var state: PickerState { get }
  /// The last notice about the data, kept even after a key has taken it off the screen.
  var notice: String? { get }
  /// Sleeps until something happens; touches only the terminal, and may run on another thread.
  var sleep: (PickerLoop.Wait) -> [TerminalEvent] { get }

  /// Shows what is due, if the terminal is ready; returns the next step.
  mutating func advance() -> PickerLoop.Step
  mutating func receive(_ events: [TerminalEvent]) -> PickerOutcome?
  /// Gives typed events that this picker did not take to the next picker.
  func putBack(_ events: [PickerEvent])
  /// Goes on from the state of another loop that has left its terminal; the time limit restarts.
  mutating func resume(_ earlier: PickerState)
}

extension TerminalLoop {
  package mutating func run() -> PickerOutcome {
    while true {
      switch advance() {
      case .ended(let outcome): return outcome
      case .wait(let wait):
        if let outcome = receive(sleep(wait)) { return outcome }
      }
    }
  }
}

extension TerminalEvent {
  var isMotion: Bool { if case .mouse(.motion) = self { true } else { false } }

  /// True if a later picker may take the event; a mouse event refers to one picker's screen.
  var isForAnyPicker: Bool {
    switch self {
    case .key, .pasted: true
    case .typed, .mouse, .resized, .background, .notice, .readable, .ended, .gone: false
    }
  }
}
