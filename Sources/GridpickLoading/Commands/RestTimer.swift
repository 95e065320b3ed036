import GridpickCPlatform
import GridpickSystem

/// A timer whose descriptor becomes readable once a rest is over.
final class RestTimer: Sendable {
  let descriptor: Int32

  /// Creates a timer; nil if none can be made.
  init?() {
    descriptor = platform_timer()
    if descriptor < 0 { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Starts a rest, which is not over before its time.
  func begin(for rest: Duration) {
    platform_set_timer(descriptor, rest.pollMilliseconds)
  }
}
