import GridpickCore

/// A program to start on its own terminal, with its standard streams.
package struct Launch {
  /// The source of standard input; keys come from the terminal in any case.
  package enum Input {
    case terminal
    /// A pipe that contains these bytes and then ends.
    case bytes([UInt8])
    /// A pipe that stays open for `feedInput` and `closeInput`.
    case pipe
    case file(String)
  }

  /// The target of standard output or standard error.
  package enum Output {
    case captured
    /// A captured pipe that refuses bytes when it is full, instead of making the writer wait.
    case refusing
    case terminal
    /// A pipe without a reader.
    case broken
    case file(String)
  }

  /// The program, found in PATH, and its arguments.
  package var arguments: [String]
  /// Changes to the basic environment; nil removes a variable.
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
