import GridpickCRescue
import GridpickSystem

/// What is done when a signal ends or stops the program: the terminal is restored, and what commands have
/// started is ended.
///
/// Lives longer than the session on a terminal, for a command may end later than it.
package final class TerminalSignals {
  /// Readable when a signal tells of another size, or of a stop that is over.
  let descriptor: Int32

  /// Must run before ncurses starts, which installs handlers of its own only where there are none.
  package init() throws(TerminalError) {
    descriptor = rescue_install()
    guard descriptor >= 0 else {
      throw .failed(call: "pipe2", reason: TerminalDevice.systemReason)
    }
  }

  /// Gives every signal back to whom it belonged.
  package func end() {
    rescue_remove()
  }

  /// Does what belongs together: no handler runs in between.
  static func held<Result>(_ body: () -> Result) -> Result {
    rescue_hold()
    defer { rescue_release() }
    return body()
  }
}
