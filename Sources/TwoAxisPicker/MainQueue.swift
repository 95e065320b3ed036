import GridpickCMainQueue
import GridpickCPlatform
import GridpickSession

/// The queue on which the main actor's work waits for the main thread.
enum MainQueue {
  /// Whether this is the main thread, which may do that work.
  static var isHere: Bool { platform_is_main_thread() }

  /// Readable while there is work.
  static var descriptor: Int32 { main_queue_descriptor() }

  /// Does what there is.
  static func drain() { main_queue_drain() }

  /// Has the main actor's work done while a picker holds its thread, as long as there is any to be waited for.
  static func source(while isAwaited: @escaping () -> Bool) -> NewsSource {
    NewsSource(
      descriptor: { isHere && isAwaited() ? descriptor : nil },
      takeAll: {
        drain()
        return []
      })
  }
}
