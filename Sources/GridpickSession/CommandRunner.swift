import GridpickCore
import GridpickModel
import GridpickSystem

/// Who runs the commands of actions (rule B2).
package struct CommandRunner {
  /// Has one started on the terminal that `lend` lends to a process; answers why it could not be.
  package var execute: (_ invocation: Invocation, _ lend: (() -> pid_t?) -> Void) -> String?
  /// Why one could not take the picker's place; nil where it can.
  package var refusal: (Invocation) -> String?
  /// Keeps what is to be printed once something is picked.
  package var print: (OutputTemplate, ItemID, PickedContent) -> Void

  package init(
    execute: @escaping (Invocation, (() -> pid_t?) -> Void) -> String?,
    refusal: @escaping (Invocation) -> String?,
    print: @escaping (OutputTemplate, ItemID, PickedContent) -> Void
  ) {
    self.execute = execute
    self.refusal = refusal
    self.print = print
  }
}
