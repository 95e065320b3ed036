import Dispatch
import GridpickCMainQueue
import GridpickTerminal
import Synchronization

/// The queue that holds the main actor's work.
///
/// At first only the main thread does this work. After the first `await` of an asynchronous `main`,
/// which then waits in dispatch_main(3), any thread may do it.
enum MainQueue {
  private static let mark = DispatchSpecificKey<Void>()
  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: mark, value: ())

  /// True if the current thread runs the main actor's code.
  static var isHere: Bool {
    _ = isMarked
    return main_queue_is_on_main_thread() || DispatchQueue.getSpecific(key: mark) != nil
  }

  /// True if the current code is part of the queue's work, so that no other work can run.
  ///
  /// libdispatch cannot say so. But it runs no work within other work, so a probe would not run.
  static var isHeld: Bool {
    guard main_queue_is_on_main_thread() else { return true }
    let probe = Probe()
    DispatchQueue.main.async { probe.isDone.store(true, ordering: .relaxed) }
    main_queue_drain()
    return !probe.isDone.load(ordering: .relaxed)
  }

  /// A piece of work that records that it has run.
  private final class Probe: Sendable {
    let isDone = Atomic(false)
  }

  /// Returns a source that runs the main actor's work while a picker blocks the main thread.
  static func source(while isAwaited: @escaping () -> Bool) -> NewsSource {
    NewsSource(
      descriptor: { main_queue_is_on_main_thread() && isAwaited() ? main_queue_descriptor() : nil },
      receive: {
        main_queue_drain()
        return nil
      })
  }
}
