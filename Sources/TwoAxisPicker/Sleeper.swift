import Dispatch
import GridpickCore
import Synchronization

/// The queue on which asynchronous pickers sleep until something happens.
enum Sleeper {
  /// No picker waits for the sleep of another one.
  static let queue = DispatchQueue(label: "TwoAxisPicker", attributes: .concurrent)

  /// The events that arrived during a sleep.
  ///
  /// A continuation could carry the events too. But the thread sanitizer does not see that a
  /// continuation, like a lock, orders what is done before and after it.
  final class Catch: Sendable {
    private let events = Mutex<[TerminalEvent]>([])

    func store(_ events: [TerminalEvent]) { self.events.withLock { $0 = events } }
    func load() -> [TerminalEvent] { events.withLock { $0 } }
  }
}
