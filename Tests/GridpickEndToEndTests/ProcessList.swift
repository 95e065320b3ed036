import GridpickTerminal
import GridpickTestSupport
import Testing

/// The system's information about processes that are not the test's own.
enum ProcessList {
  /// True if it runs, and has not merely not been reaped by another yet.
  static func isRunning(_ process: Int32) -> Bool {
    guard let activity = try? ProcessActivity(of: process) else { return false }
    return activity.state != "Z"
  }

  /// Waits for all of them to end, since nobody tells of the end of what is another's.
  static func expectEnd(
    of processes: [Int32], at location: SourceLocation = #_sourceLocation
  ) {
    let deadline = ContinuousClock.now + .seconds(Deadline.patience)
    while processes.contains(where: isRunning), ContinuousClock.now < deadline {
      poll(nil, 0, 5)
    }
    #expect(!processes.contains(where: isRunning), sourceLocation: location)
  }
}
