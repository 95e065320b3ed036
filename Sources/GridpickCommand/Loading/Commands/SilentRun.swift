import GridpickTerminal

/// One run of a command in the background, of which only a failure is shown (rule B2).
///
/// Processes that the command leaves running, such as one that holds a clipboard, are not touched.
package final class SilentRun {
  /// The time to tidy up that processes have after they are asked to end.
  private static let grace = Duration.milliseconds(300)

  private let process: CommandProcess
  private var complaint: CommandComplaint

  package init(_ command: ShellCommand) throws(CommandFailure) {
    process = try CommandProcess(command)
    complaint = CommandComplaint(process.errors)
  }

  /// A descriptor that is readable once the command has ended.
  package var descriptor: Int32 { process.ending }

  /// A descriptor that is readable when the command complains; nil when it can complain no more.
  ///
  /// The caller must read it, so that the command does not have to wait.
  package var complaintDescriptor: Int32? { complaint.descriptor }

  package func readComplaint() {
    complaint.readOn()
  }

  /// Returns the failure of the command, nil if it succeeded; called once the command has ended.
  package func failure() -> CommandFailure? {
    CommandFailure(status: process.reap(), complaint: { complaint.firstLine() })
  }

  /// Stops the command and all that it has started, and waits until they have gone.
  package func stopAndWait() {
    process.askToEnd()
    _ = Poll.wait(for: process.ending, events: POLLIN, until: MonotonicClock.now + Self.grace)
    _ = process.killAndReap()
  }
}
