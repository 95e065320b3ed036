import Dispatch
import GridpickCore
import GridpickProtocol
import GridpickSession
import GridpickTerminal

extension GridPicker {
  /// Shows the picker, and waits for it without holding a thread; nil where nothing was picked.
  ///
  /// Everything that the picker is given runs where the caller does. To cancel the task ends the picker.
  ///
  /// ```swift
  /// if let size = try await picker.run() { print(size) }
  /// ```
  public nonisolated(nonsending) func run(timeout: Duration? = nil) async throws(PickerError)
    -> Item?
  {
    try await end(timeout: timeout).item
  }

  /// Shows the picker, waits for it without holding a thread, and says how it ended.
  ///
  /// ```swift
  /// if case .marked(let sizes) = try await picker.end() { print(sizes) }
  /// ```
  public nonisolated(nonsending) func end(
    timeout: Duration? = nil
  ) async throws(PickerError) -> PickerEnd<Item> {
    guard !hasNothing else { return .nothingToPick }
    return try await wait(timeout, hearing: Inbox())
  }

  /// Shows the picker, and what is new while it is open; says how it ended.
  ///
  /// ```swift
  /// let (updates, continuation) = AsyncStream.makeStream(of: PickerUpdate<String>.self)
  /// continuation.yield(.append(rows: [["XXL"]]))
  /// if let size = try await picker.run(updates: updates).item { print(size) }
  /// ```
  public nonisolated(nonsending) func run<Updates: AsyncSequence>(
    updates: Updates, timeout: Duration? = nil
  ) async throws(PickerError) -> PickerEnd<Item>
  where Updates.Element == PickerUpdate<Item>, Updates.Failure == Never {
    let inbox = Inbox<PickerUpdate<Item>>()
    let hear = Handed {
      for await update in updates { inbox.post(update) }
    }
    let hearing = Launch.on(#isolation).start { await hear.value() }
    defer { hearing.cancel() }
    return try await wait(timeout, hearing: inbox)
  }

  private nonisolated(nonsending) func wait(
    _ timeout: Duration?, hearing inbox: Inbox<PickerUpdate<Item>>
  ) async throws(PickerError) -> PickerEnd<Item> {
    let caller = Caller(self)
    let fetcher = Fetcher(for: caller, launching: .on(#isolation))
    let setup = setup(
      caller, fetcher, timeout, sources: [inbox.source(isPaced: true, caller.events)])
    var open = try opened(setup)
    let outcome = await open.loop.runWaiting { inbox.post(.cancel) }
    let result = open.finish(outcome)
    return try caller.end(result.outcome, result.content)
  }
}

extension PickerLoop {
  /// The same as `run`, but for the sleep, which is another thread's.
  nonisolated(nonsending) mutating func runWaiting(
    cancelling cancel: @escaping @Sendable () -> Void
  ) async -> PickerOutcome {
    while true {
      switch advance() {
      case .ended(let outcome): return outcome
      case .wait(let wait):
        if let outcome = take(await events(wait, cancelling: cancel)) { return outcome }
      }
    }
  }

  /// Nothing but the sleep leaves the actor of who waits: not even what hears of a cancelled task may go
  /// round more.
  private nonisolated(nonsending) func events(
    _ wait: Wait, cancelling cancel: @escaping @Sendable () -> Void
  ) async -> [TerminalEvent] {
    let next = Handed(nextEvents)
    let events = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Sleeper.queue.async {
          continuation.resume(returning: Handed(next.value(wait)))
        }
      }
    } onCancel: {
      cancel()
    }
    return events.value
  }
}
