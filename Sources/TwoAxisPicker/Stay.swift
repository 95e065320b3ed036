import GridpickTerminal
import Synchronization

/// The time for which an awaited picker has the terminal (rule U5).
final class Stay: Sendable {
  /// The stays that are about to end: a process has one terminal, which they give back.
  private static let ending = Mutex<[Stay]>([])

  private let end: AsyncStream<Never>.Continuation
  private let ended: Task<Void, Never>

  init() {
    let (stream, end) = AsyncStream.makeStream(of: Never.self)
    self.end = end
    // Several may wait for a task, but only one for a stream.
    ended = Task { for await _ in stream {} }
  }

  static var nextToEnd: Stay? { ending.withLock(\.first) }

  func noteLeaving() { Self.ending.withLock { $0.append(self) } }

  func finish() {
    forget()
    end.finish()
  }

  /// Waits until the terminal is given back, even in a cancelled task.
  func waitForEnd() async {
    await ended.value
    // A task may be cancelled, and tell that it leaves, just as its picker ends.
    forget()
  }

  private func forget() { Self.ending.withLock { $0.removeAll { $0 === self } } }
}

extension GridPicker {
  /// Opens the picker once those that are about to leave the terminal have left it.
  nonisolated(nonsending) func openedNext(_ setup: PickerSetup) async throws(PickerError)
    -> RunningPicker
  {
    while true {
      do throws(PickerError) {
        return try opened(setup)
      } catch {
        guard error == .busy, let stay = Stay.nextToEnd else { throw error }
        await stay.waitForEnd()
      }
    }
  }
}
