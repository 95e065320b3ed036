import GridpickCSystem

/// The handlers of signals that end or stop the program; they restore the terminal first.
///
/// A signal that ends the program also ends all that commands have started. Only one instance
/// exists at a time. It outlives the session, because a command may end after the session.
package final class TerminalSignals {
  /// The descriptor that is readable after a new size, after a stop, or when the picker must end.
  let descriptor: Int32

  package init() throws(TerminalError) {
    descriptor = rescue_install()
    guard descriptor >= 0 else {
      throw errno == EBUSY ? .busy : .failed(call: "pipe", reason: Fault().reason)
    }
  }

  /// Gives every signal its old handler back; another picker may then take the signals.
  package func restore() {
    rescue_remove()
  }

  /// Makes every later interrupt, such as Ctrl-C, exit with a status, with or without a picker.
  package static func exitOnInterrupt(_ status: Int32) {
    rescue_exit_on_interrupt(status)
  }

  /// Runs a body as one step: no handler runs in between, except for a crash.
  static func held<Result>(_ body: () -> Result) -> Result {
    rescue_hold()
    defer { rescue_release() }
    return body()
  }
}
