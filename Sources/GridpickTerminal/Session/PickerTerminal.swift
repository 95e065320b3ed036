import GridpickCore

/// A terminal and a clock as functions, so that a test can run a loop without either.
package struct PickerTerminal {
  /// Returns true while the terminal has not taken all bytes that were sent.
  package var isBehind: () -> Bool = { false }
  /// Takes more of the screen if needed and allowed; returns the new size, nil for no change.
  package var fit: (_ needed: (_ most: Int) -> Int) -> ScreenSize? = { _ in nil }
  /// Shows a frame; returns false without making the frame while the terminal is behind.
  package var show: (() -> Frame) -> Bool = { _ in true }
  /// Sleeps until something happens or the timeout is over, and returns all events.
  package var nextEvents: (_ timeout: Duration?, _ watching: [Int32]) -> [TerminalEvent] = { _, _ in
    []
  }
  /// Keeps typed events for the next picker on the terminal, which reads them first.
  package var putBack: ([TerminalEvent]) -> Void = { _ in }
  package var copy: ([UInt8]) -> Void = { _ in }
  package var ringBell: () -> Void = {}
  package var lend: (_ start: () -> pid_t?) -> ScreenSize? = { _ in nil }
  /// The time since any fixed moment.
  package var now: () -> Duration = { .zero }

  package init() {}
}

extension PickerTerminal {
  init(_ session: TerminalSession) {
    isBehind = { session.isBehind }
    fit = session.fit
    show = { session.show($0()) }
    nextEvents = { session.nextEvents(timeout: $0, watching: $1) }
    putBack = session.putBack
    copy = session.copy
    ringBell = session.ringBell
    lend = { session.lend(to: $0) }
    now = { MonotonicClock.now }
  }
}
