import GridpickTerminal

/// A command for `/bin/sh -c`, the user's own text unchanged, and the environment it sees.
///
/// Items reach it only through the environment, which no shell reads as a command (rule R5).
package struct ShellCommand: Sendable {
  package var text: SystemText
  package var environment: ProcessEnvironment
  package var files: [MemoryFile]

  package init(_ text: SystemText, environment: ProcessEnvironment, files: [MemoryFile] = []) {
    self.text = text
    self.environment = environment
    self.files = files
  }
}
