import GridpickCore
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

/// A time for which an open picker leaves the terminal to something else.
final class Pause: Sendable {
  /// The pauses within which the task runs.
  @TaskLocal static var current: [Pause] = []

  private struct State {
    /// True if the picker has left the terminal, false if it has ended; nil before.
    var hasLeft: Bool?
    /// The continuation of the task that waits for `hasLeft`; nil if none waits.
    var waiting: CheckedContinuation<Bool, Never>?
    /// True once the picker is asked to come back.
    var isOver = false
  }

  private let owner: ObjectIdentifier
  private let state = Mutex(State())
  /// The continuation of the task that waits for the picker to come back.
  private let over = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)

  init(of run: AnyObject) { owner = ObjectIdentifier(run) }

  /// Returns true if the picker of a run has left the terminal for what the task does.
  static func isWithin(_ run: AnyObject) -> Bool {
    current.contains { pause in
      pause.owner == ObjectIdentifier(run) && !pause.state.withLock(\.isOver)
    }
  }

  /// Waits until the picker has left the terminal, even in a cancelled task; false if it has ended.
  func isBegun() async -> Bool {
    await withCheckedContinuation { continuation in
      let answer = state.withLock { state in
        if state.hasLeft == nil { state.waiting = continuation }
        return state.hasLeft
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  private func answer(_ hasLeft: Bool) {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      state.hasLeft = state.hasLeft ?? hasLeft
      return state.waiting
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

  func end() async {
    state.withLock { $0.isOver = true }
    await withCheckedContinuation { _ = over.continuation.yield($0) }
  }
}
