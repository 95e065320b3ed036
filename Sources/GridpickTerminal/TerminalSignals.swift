import GridpickCRescue
import GridpickSystem

/// What is done when a signal ends or stops the program: the terminal is restored, and what commands have
/// started is ended.
///
/// There is one at a time, which has the terminal: every picker begins with taking the signals.
///
/// Lives longer than the session on a terminal, for a command may end later than it.
package final class TerminalSignals {
  /// Readable when a signal tells of another size, or of a stop that is over.
  let descriptor: Int32

  /// Must run before ncurses starts, which installs handlers of its own only where there are none.
  package init() throws(TerminalError) {
    descriptor = rescue_install()
    guard descriptor >= 0 else {
      throw errno == EBUSY ? .busy : .failed(call: "pipe", reason: TerminalDevice.systemReason)
    }
  }

  /// Gives every signal back to whom it belonged, and another picker may have them.
  package func end() {
    rescue_remove()
  }

  /// From now on an interrupt, which the terminal makes of Ctrl-C, exits with a status, whoever has the signals.
  package static func exitOnInterrupt(_ status: Int32) {
    rescue_exit_on_interrupt(status)
  }

  /// Does what belongs together: no handler runs in between.
  static func held<Result>(_ body: () -> Result) -> Result {
    rescue_hold()
    defer { rescue_release() }
    return body()
  }
}
