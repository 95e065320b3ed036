import GridpickSystem

/// A command for `/bin/sh -c`, and the environment it sees.
///
/// The text is the user's own and is handed over as it is: what an item holds reaches a command by its
/// environment alone, which no shell reads as a command (rule R5).
package struct ShellCommand: Sendable {
  package var text: SystemText
  package var environment: ProcessEnvironment
  /// Files that it is to inherit, by their own numbers.
  package var files: [MemoryFile]

  package init(_ text: SystemText, environment: ProcessEnvironment, files: [MemoryFile] = []) {
    self.text = text
    self.environment = environment
    self.files = files
  }
}
