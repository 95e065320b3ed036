import GridpickCSystem
import GridpickTerminal
import Synchronization

/// A thread whose end nobody waits for.
enum Thread {
  /// The work of a thread, as an object whose pointer C can pass on.
  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }
  }

  /// The steps down in priority, which each Linux thread has itself, so that keys stay quick.
  private static let niceness: Int32 = 10

  /// Starts a thread that runs `body`; if no thread can be made, runs `body` at once.
  static func start(givingWay givesWay: Bool = false, _ body: @escaping () -> Void) {
    if !startIfPossible(givingWay: givesWay, body) { body() }
  }

  static func startIfPossible(
    givingWay givesWay: Bool = false, _ body: @escaping () -> Void
  ) -> Bool {
    let context = Unmanaged.passRetained(
      Work {
        if givesWay { _ = setpriority(Int32(PRIO_PROCESS.rawValue), 0, niceness) }
        body()
      })
    var thread = pthread_t()
    // Signals are for the thread of the terminal, which can keep them waiting.
    rescue_hold()
    let result = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, context.toOpaque())
    rescue_release()
    guard result == 0 else {
      context.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}

/// Performs the parts of one work at the same time.
package enum Parallel {
  package static var count: Int { max(1, min(16, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Calls `body` for each of `count` parts, and returns once all calls are done.
  package static func forEach(_ count: Int, _ body: @escaping (Int) -> Void) {
    guard count > 1, let bell = try? Bell() else { return (0..<count).forEach(body) }
    let left = Atomic(count - 1)
    for part in 1..<count {
      Thread.start(givingWay: true) {
        body(part)
        if left.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { bell.ring() }
      }
    }
    body(0)
    bell.wait()
  }
}
