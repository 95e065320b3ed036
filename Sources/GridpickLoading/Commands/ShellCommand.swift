import GridpickSystem

/// A command for `/bin/sh -c`, and the environment it sees.
///
/// The text is the user's own and is handed over as it is: what an item holds reaches a command by its
/// environment alone, which no shell reads as a command (rule R5).
package struct ShellCommand: Equatable, Sendable {
  package var text: SystemText
  package var environment: ProcessEnvironment

  package init(_ text: SystemText, environment: ProcessEnvironment) {
    self.text = text
    self.environment = environment
  }
}
