import GridpickCore

/// A picker that has the terminal, until it is finished.
package struct RunningPicker {
  package var loop: any TerminalLoop
  private let services: PickerServices
  private let leave: () -> Void
  private let end: () -> Void

  /// `leave` leaves the terminal, and `end` is called once nothing runs any more.
  package init(
    _ loop: any TerminalLoop, services: PickerServices, leaving leave: @escaping () -> Void = {},
    ending end: @escaping () -> Void = {}
  ) {
    self.loop = loop
    self.services = services
    self.leave = leave
    self.end = end
  }

  /// Runs until something is picked or the picker is left, and leaves the terminal as it was.
  package mutating func run() -> PickerResult {
    let outcome = loop.run()
    return finish(outcome)
  }

  /// Leaves the terminal as it was for a while, and returns the state for the picker that goes on.
  package func suspend() -> PickerState {
    leave()
    end()
    return loop.state
  }

  /// Leaves the terminal as it was, and returns the result.
  package func finish(_ outcome: PickerOutcome) -> PickerResult {
    // The terminal is given back first, because a stubborn command may take a while to end. Until
    // it has ended, a signal that ends the program also ends the command.
    leave()
    services.stopAndWait()
    end()
    return PickerResult(
      outcome: outcome, content: loop.state.picked, queries: loop.state.lookedFor,
      notice: loop.notice)
  }
}
