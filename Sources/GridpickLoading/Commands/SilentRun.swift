import GridpickSystem

/// One run of a command in the background of which nothing is shown but that it failed (rule B2).
///
/// What it has left running when it ended, such as what holds a clipboard, is nobody's business any more.
package final class SilentRun {
  /// So long what is asked to end may take to tidy up.
  private static let grace = Duration.milliseconds(300)

  private let process: CommandProcess
  private var complaint: CommandComplaint

  package init(_ command: ShellCommand) throws(CommandFailure) {
    process = try CommandProcess(command)
    complaint = CommandComplaint(process.errors)
  }

  /// Readable once it has ended.
  package var descriptor: Int32 { process.ending }

  /// Readable when it complains, which it must not have to wait for; nil when it cannot any more.
  package var complaintDescriptor: Int32? { complaint.descriptor }

  package func readComplaint() {
    complaint.readOn()
  }

  /// To be called once it has ended: why it failed, if it did.
  package func failure() -> CommandFailure? {
    CommandFailure(status: process.reap(), complaint: { complaint.firstLine() })
  }

  /// Ends it and all that it has started, and waits until it is gone.
  package func end() {
    process.askToEnd()
    _ = Poll.wait(for: process.ending, events: POLLIN, until: MonotonicClock.now + Self.grace)
    _ = process.killAndReap()
  }
}
