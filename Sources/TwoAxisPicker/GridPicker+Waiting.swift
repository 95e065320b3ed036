import Dispatch
import GridpickCore
import GridpickTerminal

extension GridPicker {
  /// Shows the picker, waits without holding a thread, and returns the picked item, or nil if none
  /// was picked.
  ///
  /// The picker's closures run where the caller runs. Cancelling the task ends the picker. At the
  /// top of main.swift the compiler takes the other `run`, which holds the thread: call this one in
  /// an asynchronous function.
  ///
  /// ```swift
  /// if let size = try await picker.run() { print(size) }
  /// ```
  public nonisolated(nonsending) func run(timeout: Duration? = nil) async throws(PickerError)
    -> Item?
  {
    try await end(timeout: timeout).item
  }

  /// Shows the picker, waits without holding a thread, and returns how the picker ended.
  ///
  /// ```swift
  /// if case .marked(let sizes) = try await picker.end() { print(sizes.map(\.item)) }
  /// ```
  public nonisolated(nonsending) func end(
    timeout: Duration? = nil
  ) async throws(PickerError) -> PickerEnd<Item> {
    guard !hasNothing else { return .nothingToPick }
    return try await wait(timeout, hearing: Inbox()) { _ in }
  }

  /// Shows the picker, applies updates while it is open, and returns how it ended.
  ///
  /// ```swift
  /// let (updates, continuation) = AsyncStream.makeStream(of: PickerUpdate<String>.self)
  /// continuation.yield(.append([["XXL"]]))
  /// if let size = try await picker.run(updates: updates).item { print(size) }
  /// ```
  public nonisolated(nonsending) func run<Updates: AsyncSequence>(
    updates: Updates, timeout: Duration? = nil
  ) async throws(PickerError) -> PickerEnd<Item>
  where Updates.Element == PickerUpdate<Item>, Updates.Failure == Never {
    let inbox = Inbox<PickerUpdate<Item>>()
    return try await wait(timeout, hearing: inbox) { leave in
      for await update in updates {
        if update.cancels { leave() } else { inbox.post(update) }
        // A sequence that never suspends must not keep other work off the same actor.
        await Task.yield()
      }
    }
  }

  /// Shows the picker and waits for its end; updates, `refresh`, `more` and all callbacks run on
  /// the caller's actor or, if it has none, on one of the picker's own (rule U2).
  private nonisolated(nonsending) func wait(
    _ timeout: Duration?, hearing inbox: Inbox<PickerUpdate<Item>>,
    by hear: @escaping (_ leave: @Sendable () -> Void) async -> Void
  ) async throws(PickerError) -> PickerEnd<Item> {
    if Launch.isNowhere(#isolation) {
      let picker = Handed(self)
      let hear = Handed(hear)
      let result = await Seclusion().run {
        await picker.value.outcome(timeout, hearing: inbox, by: hear.value)
      }
      return try result.value.get()
    }
    return try await waitHere(timeout, hearing: inbox, by: hear)
  }

  private nonisolated(nonsending) func outcome(
    _ timeout: Duration?, hearing inbox: Inbox<PickerUpdate<Item>>,
    by hear: @escaping (_ leave: @Sendable () -> Void) async -> Void
  ) async -> Result<PickerEnd<Item>, PickerError> {
    do {
      return .success(try await waitHere(timeout, hearing: inbox, by: hear))
    } catch {
      return .failure(error)
    }
  }

  private nonisolated(nonsending) func waitHere(
    _ timeout: Duration?, hearing inbox: Inbox<PickerUpdate<Item>>,
    by hear: @escaping (_ leave: @Sendable () -> Void) async -> Void
  ) async throws(PickerError) -> PickerEnd<Item> {
    let caller = Caller(self)
    let launch = Launch.on(#isolation)
    let fetcher = Fetcher(for: caller, launching: launch)
    let cancelled = Inbox<Void>()
    let setup = try setup(
      caller, answerers(caller, fetcher), timeout,
      sources: [
        inbox.source(pace: .cost, caller.events),
        cancelled.source { _ in caller.events(for: inbox.receive()) + [.asked([.leave])] },
      ])
    let stay = Stay()
    defer { stay.finish() }
    var open = try await openedNext(setup)
    let heard = Handed(hear)
    let hearing = launch.start { await heard.value { cancelled.post(()) } }
    defer { hearing.cancel() }
    let outcome = await open.loop.runWaiting {
      stay.noteLeaving()
      cancelled.post(())
    }
    return try caller.end(&open, outcome)
  }
}

/// The actor of a picker whose caller is on no actor.
actor Seclusion {
  private var runs = 0

  func run<Outcome>(_ body: @Sendable () async -> Outcome) async -> Handed<Outcome> {
    // Swift 6.3 changes to an actor only for code that touches it: without this line the body would
    // run on none.
    runs += 1
    return Handed(await body())
  }
}

extension TerminalLoop {
  /// Runs the loop as `run` does, but sleeps on another thread.
  nonisolated(nonsending) mutating func runWaiting(
    cancelling cancel: @escaping @Sendable () -> Void
  ) async -> PickerOutcome {
    let queue = Sleeper.queue()
    while true {
      switch advance() {
      case .ended(let outcome): return outcome
      case .wait(let wait):
        if let outcome = receive(await events(wait, on: queue, cancelling: cancel)) {
          return outcome
        }
      }
    }
  }

  /// Only the sleep may leave the caller's actor, so the cancellation handler encloses just that.
  private nonisolated(nonsending) func events(
    _ wait: PickerLoop.Wait, on queue: DispatchQueue,
    cancelling cancel: @escaping @Sendable () -> Void
  ) async -> [TerminalEvent] {
    let next = Handed(sleep)
    let caught = Sleeper.Catch()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async {
          caught.store(next.value(wait))
          continuation.resume()
        }
      }
    } onCancel: {
      cancel()
    }
    return caught.load()
  }
}
