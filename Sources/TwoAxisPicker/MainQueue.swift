import Dispatch
import GridpickCMainQueue
import GridpickTerminal
import Synchronization

/// The queue in which the main actor's work waits.
///
/// Only the main thread does that work until the program waits in dispatch_main(3), as an
/// asynchronous `main` does after its first `await`. From then on any thread does it.
enum MainQueue {
  private static let mark = DispatchSpecificKey<Void>()
  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: mark, value: ())

  /// True if the current thread runs the main actor's code.
  static var isHere: Bool {
    _ = isMarked
    return main_queue_is_on_main_thread() || DispatchQueue.getSpecific(key: mark) != nil
  }

  /// True if the current code is part of the queue's work, so that no other part is done meanwhile.
  ///
  /// libdispatch cannot tell, but does no work when asked from inside it: a probe stays undone.
  static var isHeld: Bool {
    guard main_queue_is_on_main_thread() else { return true }
    let probe = Probe()
    DispatchQueue.main.async { probe.isDone.store(true, ordering: .relaxed) }
    main_queue_drain()
    return !probe.isDone.load(ordering: .relaxed)
  }

  /// A piece of work that records whether it has been done.
  private final class Probe: Sendable {
    let isDone = Atomic(false)
  }

  /// A source that does the main actor's work while a picker holds the main thread and awaits it.
  static func source(while isAwaited: @escaping () -> Bool) -> NewsSource {
    NewsSource(
      descriptor: { main_queue_is_on_main_thread() && isAwaited() ? main_queue_descriptor() : nil },
      receiveAll: {
        main_queue_drain()
        return { [] }
      })
  }
}
