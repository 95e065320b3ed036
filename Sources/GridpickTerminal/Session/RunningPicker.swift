import GridpickCore

/// A picker that holds the terminal until it is finished.
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

  package mutating func run() -> PickerResult {
    let outcome = loop.run()
    return finish(outcome)
  }

  /// Leaves the terminal for a while; returns the state from which another picker goes on later.
  package func suspend() -> PickerState {
    leave()
    end()
    return loop.state
  }

  package func finish(_ outcome: PickerOutcome) -> PickerResult {
    // Leaving comes first, because a command may take a while to end; signals still end it.
    leave()
    services.stopAndWait()
    end()
    return PickerResult(
      outcome: outcome, content: loop.state.picked, queries: loop.state.lookedFor,
      notice: loop.notice)
  }
}

package struct PickerSetup {
  package let data: Grid
  package var isComplete = true
  package var services = PickerServices()
  package var notice: String?
  package var start: Position?
  package let settings: (Look) -> PickerSettings

  package init(_ data: Grid, settings: @escaping (Look) -> PickerSettings) {
    self.data = data
    self.settings = settings
  }

  /// Takes the signals and opens the terminal; `end` gives the signals and the locale back.
  func opened<Terminal>(
    _ open: (TerminalSignals) throws(TerminalError) -> Terminal
  ) throws(TerminalError) -> (Terminal, isUTF8: Bool, end: () -> Void) {
    let signals = try TerminalSignals()
    let locale = TerminalLocale()
    let end = {
      locale.restore()
      signals.restore()
    }
    do throws(TerminalError) {
      let terminal = try open(signals)
      // The locale is adopted while the terminal answers questions, which takes some time.
      return (terminal, TerminalLocale.adopt(), end)
    } catch {
      services.stopAndWait()
      end()
      throw error
    }
  }

  func state(_ look: Look, _ size: ScreenSize) -> PickerState {
    PickerState(
      data, isComplete: isComplete, notice: notice, settings: settings(look), size: size,
      start: start, at: MonotonicClock.now)
  }
}

/// The result of a picker: its outcome, and the content in which picked items are looked up.
package struct PickerResult {
  package let outcome: PickerOutcome
  package let content: PickedContent
  /// The queries of the picker; the last one is the query at the end, empty if there is none.
  package let queries: [String]
  /// The last notice about the data, seen or not; nil if there was none.
  package let notice: String?
}
