import GridpickCSystem
import GridpickTerminal

/// A thread whose end nobody waits for.
enum Thread {
  /// The work of a thread, in a form that C can hand over.
  private final class Work {
    let body: () -> Void
    let givesWay: Bool

    init(_ body: @escaping () -> Void, givesWay: Bool) {
      self.body = body
      self.givesWay = givesWay
    }
  }

  /// Steps down in priority, for quick keys on a busy machine; each Linux thread has its own.
  private static let niceness: Int32 = 10

  /// Starts a thread that runs `body`; if no thread can be made, runs `body` at once.
  static func start(givingWay givesWay: Bool = false, _ body: @escaping () -> Void) {
    if !startIfPossible(givingWay: givesWay, body) { body() }
  }

  static func startIfPossible(
    givingWay givesWay: Bool = false, _ body: @escaping () -> Void
  ) -> Bool {
    let context = Unmanaged.passRetained(Work(body, givesWay: givesWay))
    var thread = pthread_t()
    // Signals are for the thread of the terminal, which can keep them waiting.
    rescue_hold()
    let result = pthread_create(
      &thread, nil,
      { context in
        if let context {
          let work = Unmanaged<Work>.fromOpaque(context).takeRetainedValue()
          if work.givesWay { _ = setpriority(Int32(PRIO_PROCESS.rawValue), 0, Thread.niceness) }
          work.body()
        }
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
