import GridpickCore
import GridpickTerminal
import Synchronization

/// The time during which an awaited picker is on the terminal (rule U5).
final class Stay: Sendable {
  /// The stays that are about to end; all pickers of a process share one terminal.
  private static let ending = Mutex<[Stay]>([])

  private let end: AsyncStream<Never>.Continuation
  private let ended: Task<Void, Never>

  init() {
    let (stream, end) = AsyncStream.makeStream(of: Never.self)
    self.end = end
    // Several tasks can wait for a task, but only one for a stream.
    ended = Task { for await _ in stream {} }
  }

  static var nextToEnd: Stay? { ending.withLock(\.first) }

  func noteLeaving() { Self.ending.withLock { $0.append(self) } }

  func finish() {
    forget()
    end.finish()
  }

  /// Waits until the terminal is free again, even in a cancelled task.
  func waitForEnd() async {
    await ended.value
    // A cancelled task may note that it leaves just after its picker has ended.
    forget()
  }

  private func forget() { Self.ending.withLock { $0.removeAll { $0 === self } } }
}

extension GridPicker {
  /// Opens the picker after all pickers that are about to leave the terminal have left it.
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

/// The time during which an open picker has left the terminal to other code.
final class Pause: Sendable {
  /// The pauses around the current task.
  @TaskLocal static var current: [Pause] = []

  private struct State {
    /// True after the picker has left the terminal, false after it has ended; nil before.
    var hasLeft: Bool?
    /// The continuation of the task that waits for `hasLeft`; nil if no task waits.
    var waiting: CheckedContinuation<Bool, Never>?
    /// True after the picker was asked to come back.
    var isOver = false
  }

  private let owner: ObjectIdentifier
  private let state = Mutex(State())
  /// The continuation of the task that waits for the picker to come back.
  private let over = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)

  init(of run: AnyObject) { owner = ObjectIdentifier(run) }

  /// True if the picker of a run has left the terminal to the current task.
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

  /// Reports that the picker has left the terminal, and waits until it has to come back.
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
