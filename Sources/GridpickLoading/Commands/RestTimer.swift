import GridpickCPlatform
import GridpickSystem

/// Turns readable once a rest is over.
final class RestTimer: Sendable {
  let descriptor: Int32
  /// What belongs to it; -1 for nothing.
  private let other: Int32

  /// Nil where there can be none.
  init?() {
    var other: Int32 = -1
    descriptor = platform_timer(&other)
    self.other = other
    if descriptor < 0 { return nil }
  }

  deinit {
    for number in [descriptor, other] where number >= 0 { close(number) }
  }

  /// A rest begins, and is not over before its time.
  func begin(for rest: Duration) {
    platform_set_timer(descriptor, other, rest.pollMilliseconds)
  }
}
