import Synchronization

/// A time for which an open picker leaves the terminal to something else.
final class Pause: Sendable {
  /// The pauses within which the task runs.
  @TaskLocal static var current: [Pause] = []

  /// What is known of the picker: whether it has left the terminal, and who waits for that.
  private struct Knowledge {
    var hasLeft: Bool?
    var waiting: CheckedContinuation<Bool, Never>?
    var isOver = false
  }

  private let owner: ObjectIdentifier
  private let known = Mutex(Knowledge())
  /// The continuation of whoever waits for the picker to come back.
  private let over = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)

  init(of run: AnyObject) { owner = ObjectIdentifier(run) }

  /// Returns true if the picker of a run has left the terminal for what the task does.
  static func isWithin(_ run: AnyObject) -> Bool {
    current.contains { pause in
      pause.owner == ObjectIdentifier(run) && !pause.known.withLock(\.isOver)
    }
  }

  /// Waits until the picker has left the terminal, even in a cancelled task; false if it has ended.
  func isBegun() async -> Bool {
    await withCheckedContinuation { continuation in
      let answer = known.withLock { known in
        if known.hasLeft == nil { known.waiting = continuation }
        return known.hasLeft
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  private func answer(_ hasLeft: Bool) {
    let waiting = known.withLock { known in
      defer { known.waiting = nil }
      known.hasLeft = known.hasLeft ?? hasLeft
      return known.waiting
    }
    waiting?.resume(returning: hasLeft)
  }

  /// Tells that the terminal is left, and waits until the picker is to come back.
  func begin() async -> CheckedContinuation<Void, Never>? {
    answer(true)
    for await back in over.stream { return back }
    return nil
  }

  func refuse() { answer(false) }

  /// Waits until the picker is back.
  func end() async {
    known.withLock { $0.isOver = true }
    await withCheckedContinuation { _ = over.continuation.yield($0) }
  }
}
