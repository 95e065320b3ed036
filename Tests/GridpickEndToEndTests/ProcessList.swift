import GridpickSystem
import GridpickTestSupport

/// What the system says of processes that are not the test's own.
enum ProcessList {
  /// Whether it runs, and has not merely not been reaped by another yet.
  static func isRunning(_ process: Int32) -> Bool {
    guard let activity = try? ProcessActivity(of: process) else { return false }
    return activity.state != "Z"
  }
}
