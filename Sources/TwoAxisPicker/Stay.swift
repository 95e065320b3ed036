import GridpickCore
import GridpickTerminal
import Synchronization

/// The time during which an awaited picker is on the terminal (rule U5).
final class Stay: Sendable {
  /// The stays that are about to end; all pickers of a process share one terminal.
  private static let ending = Mutex<[Stay]>([])

  private let ended = Latch<Void>()

  static var nextToEnd: Stay? { ending.withLock(\.first) }

  func noteLeaving() { Self.ending.withLock { $0.append(self) } }

  func finish() {
    forget()
    ended.set(())
  }

  /// Waits until the terminal is free again, even in a cancelled task.
  func waitForEnd() async {
    _ = await ended.wait()
    // A cancelled task may call `noteLeaving` just after its picker has ended.
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

  private let owner: ObjectIdentifier
  /// True after the picker has left the terminal, false after it has ended.
  private let hasLeft = Latch<Bool>()
  /// The continuation of the task that waits for the picker to come back.
  private let over = Latch<CheckedContinuation<Void, Never>>()
  private let isOver = Atomic(false)

  init(of run: AnyObject) { owner = ObjectIdentifier(run) }

  /// True if the picker of a run has left the terminal to the current task.
  static func isWithin(_ run: AnyObject) -> Bool {
    current.contains { pause in
      pause.owner == ObjectIdentifier(run) && !pause.isOver.load(ordering: .acquiring)
    }
  }

  /// Waits until the picker has left the terminal, even in a cancelled task; false if it has ended.
  func isBegun() async -> Bool { await hasLeft.wait() ?? false }

  /// Reports that the picker has left the terminal, and waits until it has to come back.
  func begin() async -> CheckedContinuation<Void, Never>? {
    hasLeft.set(true)
    return await over.wait()
  }

  func refuse() { hasLeft.set(false) }

  func end() async {
    isOver.store(true, ordering: .releasing)
    await withCheckedContinuation { over.set($0) }
  }
}

/// A value that is set once, for tasks that wait for it, even if they are cancelled.
private final class Latch<Value: Sendable>: Sendable {
  private let values: AsyncStream<Value>.Continuation
  private let first: Task<Value?, Never>

  init() {
    let (stream, values) = AsyncStream.makeStream(of: Value.self)
    self.values = values
    // Several tasks can wait for a task, but only one for a stream.
    first = Task {
      for await value in stream { return value }
      return nil
    }
  }

  deinit { values.finish() }

  func set(_ value: Value) { values.yield(value) }

  func wait() async -> Value? { await first.value }
}
