import GridpickCore

/// The service that runs the commands of actions (rule B2).
package struct CommandRunner {
  /// Runs a command on the terminal, which `lend` lends to it; returns why it could not be started.
  package var execute: (_ invocation: Invocation, _ lend: (() -> pid_t?) -> Void) -> String?
  /// Returns the reason why a command could not take the picker's place; nil if it can.
  package var refusal: (Invocation) -> String?
  /// Keeps text that is printed once something is picked; returns the reason if it cannot.
  package var print: (OutputTemplate, ItemID, PickedContent) -> String?

  package init(
    execute: @escaping (Invocation, (() -> pid_t?) -> Void) -> String?,
    refusal: @escaping (Invocation) -> String?,
    print: @escaping (OutputTemplate, ItemID, PickedContent) -> String?
  ) {
    self.execute = execute
    self.refusal = refusal
    self.print = print
  }
}
