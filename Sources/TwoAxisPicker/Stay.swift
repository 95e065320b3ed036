import Synchronization

/// The time during which an awaited picker is on the terminal (rule U5).
struct Stay: Sendable {
  let begun = Latch()
  let ended = Latch()
}

/// A condition that becomes true once, for tasks that wait for it, even if they are cancelled.
final class Latch: Sendable {
  /// The tasks that wait; nil once they need not wait any more.
  private let waiting = Mutex<[CheckedContinuation<Void, Never>]?>([])

  func open() {
    let freed = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting ?? []
    }
    for task in freed { task.resume() }
  }

  nonisolated(nonsending) func wait() async {
    await withCheckedContinuation { task in
      let waits = waiting.withLock { waiting in
        waiting?.append(task)
        return waiting != nil
      }
      if !waits { task.resume() }
    }
  }
}
