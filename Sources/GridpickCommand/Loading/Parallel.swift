import GridpickTerminal
import Synchronization

/// A way to do the parts of one work at the same time.
package enum Parallel {
  package static var count: Int { max(1, min(16, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Calls `body` for each of `count` parts, and returns once all calls are done.
  package static func forEach(_ count: Int, _ body: @escaping (Int) -> Void) {
    guard count > 1, let bell = try? Bell() else { return (0..<count).forEach(body) }
    let left = Countdown(from: count - 1)
    for part in 1..<count {
      Thread.start(givingWay: true) {
        body(part)
        if left.isLast() { bell.ring() }
      }
    }
    body(0)
    bell.wait()
  }

  private final class Countdown: Sendable {
    private let left: Atomic<Int>

    init(from count: Int) {
      left = Atomic(count)
    }

    /// Counts one part as done, and returns true if all others were counted before.
    func isLast() -> Bool {
      left.subtract(1, ordering: .acquiringAndReleasing).newValue == 0
    }
  }
}
