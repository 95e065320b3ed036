import GridpickCore
import GridpickTerminal

/// A picker that has the terminal, until it is finished.
package struct OpenPicker {
  package var loop: PickerLoop
  private let terminal: TerminalSession
  private let signals: TerminalSignals
  private let services: PickerServices

  init(
    loop: PickerLoop, terminal: TerminalSession, signals: TerminalSignals, services: PickerServices
  ) {
    self.loop = loop
    self.terminal = terminal
    self.signals = signals
    self.services = services
  }

  /// Leaves the terminal as it was.
  package func finish(_ outcome: PickerOutcome) -> PickerResult {
    // First the terminal is given back, for a stubborn command may take a while to end; until it has, a
    // signal that ends the program ends it too.
    terminal.close()
    services.end()
    signals.end()
    return PickerResult(outcome: outcome, content: loop.state.picked, notice: loop.notice)
  }
}
