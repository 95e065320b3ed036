import GridpickCore
import GridpickModel
import GridpickSystem

/// Who runs the commands of actions (rule B2).
package struct CommandRunner {
  /// Has one started on the terminal that `lend` lends to a process; answers why it could not be.
  package var execute: (_ invocation: Invocation, _ lend: (() -> pid_t?) -> Void) -> String?
  /// Starts one in the background; answers why it could not be.
  package var executeSilently: (Invocation) -> String?
  /// Why one could not take the picker's place; nil where it can.
  package var refusal: (Invocation) -> String?
  /// Keeps what is to be printed once something is picked.
  package var print: (OutputTemplate, ItemID, PickedContent) -> Void
  /// Tell of the end of what is run in the background.
  package var sources: [NewsSource]
  /// Ends what still runs, and waits until it is gone.
  package var end: () -> Void

  package init(
    execute: @escaping (Invocation, (() -> pid_t?) -> Void) -> String?,
    executeSilently: @escaping (Invocation) -> String?,
    refusal: @escaping (Invocation) -> String?,
    print: @escaping (OutputTemplate, ItemID, PickedContent) -> Void,
    sources: [NewsSource], end: @escaping () -> Void
  ) {
    self.execute = execute
    self.executeSilently = executeSilently
    self.refusal = refusal
    self.print = print
    self.sources = sources
    self.end = end
  }
}
