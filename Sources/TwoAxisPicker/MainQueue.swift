import Dispatch
import GridpickCMainQueue
import GridpickCPlatform
import GridpickSession
import Synchronization

/// The queue on which the main actor's work waits.
///
/// It is the main thread's until a program waits in dispatch_main(3), as an asynchronous `main` does behind its first
/// `await`. From then on any thread does that work.
enum MainQueue {
  private static let mark = DispatchSpecificKey<Void>()
  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: mark, value: ())

  /// Whether the main actor's code runs here.
  static var isHere: Bool {
    _ = isMarked
    return platform_is_main_thread() || DispatchQueue.getSpecific(key: mark) != nil
  }

  /// Whether what runs here is a part of that work itself, so that nothing else of it is done before it returns.
  ///
  /// libdispatch has no question for that, and does nothing where it is asked to.
  static var isHeld: Bool {
    guard platform_is_main_thread() else { return true }
    let probe = Probe()
    DispatchQueue.main.async { probe.isDone.store(true, ordering: .relaxed) }
    drain()
    return !probe.isDone.load(ordering: .relaxed)
  }

  /// Work that tells whether it has been done.
  private final class Probe: Sendable {
    let isDone = Atomic(false)
  }

  /// Readable while there is work.
  private static var descriptor: Int32 { main_queue_descriptor() }

  /// Does what there is.
  private static func drain() { main_queue_drain() }

  /// Has the main actor's work done while a picker holds its thread, as long as there is any to be waited for.
  static func source(while isAwaited: @escaping () -> Bool) -> NewsSource {
    NewsSource(
      descriptor: { platform_is_main_thread() && isAwaited() ? descriptor : nil },
      takeAll: {
        drain()
        return []
      })
  }
}
