import GridpickCRescue
import GridpickSystem

/// A thread that nobody waits for.
enum Thread {
  /// What a thread does, in a form that C can hand over.
  private final class Work {
    let body: () -> Void
    let givesWay: Bool

    init(_ body: @escaping () -> Void, givesWay: Bool) {
      self.body = body
      self.givesWay = givesWay
    }
  }

  /// Where no thread can be had, the work is done at once.
  static func start(givingWay givesWay: Bool = false, _ body: @escaping () -> Void) {
    let context = Unmanaged.passRetained(Work(body, givesWay: givesWay))
    var thread = pthread_t()
    // Signals are for the thread that is on the terminal, which can keep them waiting.
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
