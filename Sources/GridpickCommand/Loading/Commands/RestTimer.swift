import GridpickCPlatform
import GridpickTerminal

/// A timer whose descriptor becomes readable once a rest is over.
final class RestTimer: Sendable {
  let descriptor: Int32
  /// The second descriptor of the timer; -1 if there is none.
  private let other: Int32

  /// Creates a timer; nil if none can be made.
  init?() {
    var other: Int32 = -1
    descriptor = platform_timer(&other)
    self.other = other
    if descriptor < 0 { return nil }
  }

  deinit {
    for number in [descriptor, other] where number >= 0 { close(number) }
  }

  /// Starts a rest, which is not over before its time.
  func begin(for rest: Duration) {
    platform_set_timer(descriptor, other, rest.pollMilliseconds)
  }
}
