import GridpickCSystem

/// The program's output while a picker is on the terminal (rule U5), held back in a file and
/// printed afterwards, whatever ends the picker or the program.
final class HeldOutput {
  private let file: MemoryFile

  /// Begins to hold output back; nil if there is none to hold back, or if that fails.
  init?(on terminal: Int32) {
    guard let file = MemoryFile(),
      TerminalSignals.held({ rescue_hold_output(file.descriptor, terminal) })
    else { return nil }
    self.file = file
  }

  /// Flushes the streams of C; must be called before `giveBack`.
  func flush() { rescue_flush_output() }

  /// Prints the held output and holds no more back; must be called after the screen is left.
  func giveBack() { rescue_return_output() }
}
