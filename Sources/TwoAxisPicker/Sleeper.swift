import Dispatch
import GridpickCore
import Synchronization

/// The sleep of asynchronous pickers until something happens.
enum Sleeper {
  /// Returns a queue for the sleeps of one picker, which then waits for no other one's.
  static func queue() -> DispatchQueue { DispatchQueue(label: "TwoAxisPicker") }

  /// A sleep's events; the thread sanitizer does not see the order that a continuation makes.
  final class Catch: Sendable {
    private let events = Mutex<[TerminalEvent]>([])

    func store(_ events: [TerminalEvent]) { self.events.withLock { $0 = events } }
    func load() -> [TerminalEvent] { events.withLock { $0 } }
  }
}
