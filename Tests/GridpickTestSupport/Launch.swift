import GridpickCore

/// A program to start on a terminal of its own, and what its standard streams are.
package struct Launch {
  /// The source of standard input; keys come over the terminal in any case.
  package enum Input {
    case terminal
    /// A pipe that closes after these bytes.
    case bytes([UInt8])
    /// A pipe that stays open: `feedInput` and `closeInput`.
    case pipe
    case file(String)
  }

  /// The target of standard output or standard error.
  package enum Output {
    case captured
    /// Captured too, by a pipe that refuses what it has no room for, where others make a writer wait.
    case refusing
    case terminal
    /// A pipe that nobody reads.
    case broken
    case file(String)
  }

  /// The program, looked up in PATH, and its arguments.
  package var arguments: [String]
  /// Changes to `basicEnvironment`; nil takes a variable away.
  package var environment: [String: String?]
  package var directory: String?
  package var size: ScreenSize
  package var input: Input
  package var output: Output
  package var errors: Output

  package init(
    _ arguments: [String], environment: [String: String?] = [:], directory: String? = nil,
    size: ScreenSize = ScreenSize(lines: 24, columns: 80), input: Input = .terminal,
    output: Output = .captured, errors: Output = .captured
  ) {
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.size = size
    self.input = input
    self.output = output
    self.errors = errors
  }
}
