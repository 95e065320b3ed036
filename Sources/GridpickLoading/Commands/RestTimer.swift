import GridpickCChild
import GridpickSystem

/// Turns readable once a rest is over.
final class RestTimer: Sendable {
  let descriptor: Int32

  /// Nil where there can be none.
  init?() {
    descriptor = child_timer()
    if descriptor < 0 { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// A rest begins, and is not over before its time.
  func begin(for rest: Duration) {
    child_set_timer(descriptor, rest.pollMilliseconds)
  }
}
