import GridpickCRescue
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

  /// Starts a thread that runs `body`; if no thread can be made, runs `body` at once.
  static func start(givingWay givesWay: Bool = false, _ body: @escaping () -> Void) {
    let context = Unmanaged.passRetained(Work(body, givesWay: givesWay))
    var thread = pthread_t()
    // Signals are for the thread of the terminal, which can keep them waiting.
    rescue_hold()
    let result = Stack.withAttributes { attributes in
      pthread_create(
        &thread, attributes,
        { context in
          if let context {
            let work = Unmanaged<Work>.fromOpaque(context).takeRetainedValue()
            if work.givesWay { Niceness.giveWay() }
            work.body()
          }
          return nil
        }, context.toOpaque())
    }
    rescue_release()
    guard result == 0 else { return context.takeRetainedValue().body() }
    pthread_detach(thread)
  }
}
