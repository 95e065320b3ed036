import GridpickTerminal

/// A command for `/bin/sh -c`, and the environment it sees.
///
/// The text is the user's own and is passed on unchanged. The content of an item reaches the
/// command only through the environment, which no shell reads as a command (rule R5).
package struct ShellCommand: Sendable {
  package var text: SystemText
  package var environment: ProcessEnvironment
  /// The files that the command opens by their paths.
  package var files: [MemoryFile]

  package init(_ text: SystemText, environment: ProcessEnvironment, files: [MemoryFile] = []) {
    self.text = text
    self.environment = environment
    self.files = files
  }
}
