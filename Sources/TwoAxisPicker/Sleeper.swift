import Dispatch
import GridpickProtocol
import Synchronization

/// Where pickers that are waited for sleep until something happens.
enum Sleeper {
  static let queue = DispatchQueue(label: "TwoAxisPicker")

  /// What came meanwhile.
  ///
  /// A continuation would bring it too. But the thread sanitizer does not see that it puts in order what is done
  /// before and after it, as a lock does.
  final class Catch: Sendable {
    private let events = Mutex<[TerminalEvent]>([])

    func put(_ events: [TerminalEvent]) { self.events.withLock { $0 = events } }
    func take() -> [TerminalEvent] { events.withLock { $0 } }
  }
}
