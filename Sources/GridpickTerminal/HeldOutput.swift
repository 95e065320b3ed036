import GridpickCRescue
import GridpickSystem

/// What the program prints on the terminal while a picker is on it: held back in a file without a name, and
/// printed once the terminal is given back, whatever ends the picker or the program (rule U5).
final class HeldOutput {
  private let file: MemoryFile
  /// So often it is looked at how much it is: it may grow while nothing else happens.
  private static let pause = Duration.seconds(1)

  /// Nil where nothing is to be held back, or it cannot be.
  init?(on terminal: Int32) {
    guard let file = MemoryFile(), file.isUnlimited,
      TerminalSignals.held({ rescue_hold_output(file.descriptor, terminal) })
    else { return nil }
    self.file = file
  }

  /// Keeps it from growing without end; answers how long that lasts.
  func bound() -> Duration {
    TerminalSignals.held { rescue_bound_output() }
    return Self.pause
  }

  /// To be called before it is given back.
  func flush() { rescue_flush_output() }

  /// Prints what was held back, and holds back no more; behind what leaves the screen.
  func giveBack() { rescue_return_output() }
}
