import GridpickCore

/// A picker that has the terminal, until it is finished.
package struct OpenPicker {
  package var loop: PickerLoop
  private let services: PickerServices
  private let leave: () -> Void
  private let end: () -> Void

  /// Who opens it says how the terminal is left, and what is done once nothing runs any more.
  package init(
    _ loop: PickerLoop, services: PickerServices, leaving leave: @escaping () -> Void = {},
    ending end: @escaping () -> Void = {}
  ) {
    self.loop = loop
    self.services = services
    self.leave = leave
    self.end = end
  }

  /// Leaves the terminal as it was.
  package func finish(_ outcome: PickerOutcome) -> PickerResult {
    // First the terminal is given back, for a stubborn command may take a while to end; until it has, a
    // signal that ends the program ends it too.
    leave()
    services.end()
    end()
    return PickerResult(
      outcome: outcome, content: loop.state.picked, queries: loop.state.lookedFor,
      notice: loop.notice)
  }
}
