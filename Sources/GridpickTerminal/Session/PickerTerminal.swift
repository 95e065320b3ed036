import GridpickCore

/// A terminal and a clock as functions, so that a test can run a loop without either.
package struct PickerTerminal {
  /// Returns true while the terminal has not taken all bytes that were sent.
  package var isBehind: () -> Bool
  /// Takes more of the screen if needed and allowed; returns the new size, nil for no change.
  package var fit: (_ needed: (_ most: Int) -> Int) -> ScreenSize?
  /// Shows a frame; returns false without making the frame while the terminal is behind.
  package var show: (() -> Frame) -> Bool
  /// Sleeps until something happens or the timeout is over, and returns all events.
  package var nextEvents: (_ timeout: Duration?, _ watching: [Int32]) -> [TerminalEvent]
  /// Keeps typed events for the next picker on the terminal, which reads them first.
  package var putBack: ([TerminalEvent]) -> Void
  package var copy: ([UInt8]) -> Void
  package var ringBell: () -> Void
  package var lend: (_ start: () -> pid_t?) -> ScreenSize?
  /// The time since any fixed moment.
  package var now: () -> Duration

  package init(
    isBehind: @escaping () -> Bool,
    fit: @escaping ((Int) -> Int) -> ScreenSize? = { _ in nil },
    show: @escaping (() -> Frame) -> Bool,
    nextEvents: @escaping (Duration?, [Int32]) -> [TerminalEvent],
    putBack: @escaping ([TerminalEvent]) -> Void = { _ in },
    copy: @escaping ([UInt8]) -> Void = { _ in }, ringBell: @escaping () -> Void = {},
    lend: @escaping (() -> pid_t?) -> ScreenSize? = { _ in nil }, now: @escaping () -> Duration
  ) {
    self.isBehind = isBehind
    self.fit = fit
    self.show = show
    self.nextEvents = nextEvents
    self.putBack = putBack
    self.copy = copy
    self.ringBell = ringBell
    self.lend = lend
    self.now = now
  }
}

extension PickerTerminal {
  init(_ session: TerminalSession, _ now: @escaping () -> Duration) {
    self.init(
      isBehind: { session.isBehind }, fit: session.fit, show: { session.show($0()) },
      nextEvents: { timeout, descriptors in
        session.nextEvents(timeout: timeout, watching: descriptors, clock: now)
      }, putBack: session.putBack, copy: session.copy, ringBell: session.ringBell,
      lend: { session.lend(to: $0) }, now: now)
  }
}
