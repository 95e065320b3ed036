import Dispatch
import GridpickCore
import GridpickProtocol
import GridpickSession
import GridpickTerminal

extension GridPicker {
  /// Shows the picker, and waits for it without holding a thread; nil where nothing was picked.
  ///
  /// Everything that the picker is given runs where the caller does. To cancel the task ends the picker. At the
  /// top of main.swift the compiler takes the other `run`, which holds the thread: call this one in an
  /// asynchronous function.
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
    return try await wait(timeout, hearing: Inbox()) {}
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
    return try await wait(timeout, hearing: inbox) {
      for await update in updates {
        inbox.post(update)
        // What never suspends is not to keep others from what they do on the same actor.
        await Task.yield()
      }
    }
  }

  /// What hears of updates, what is got and all callbacks run on one actor: that of who waits, or, where that
  /// is none, on one of the picker's own (rule U2).
  private nonisolated(nonsending) func wait(
    _ timeout: Duration?, hearing inbox: Inbox<PickerUpdate<Item>>,
    by hear: @escaping () async -> Void
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
    by hear: @escaping () async -> Void
  ) async -> Result<PickerEnd<Item>, PickerError> {
    do {
      return .success(try await waitHere(timeout, hearing: inbox, by: hear))
    } catch {
      return .failure(error)
    }
  }

  private nonisolated(nonsending) func waitHere(
    _ timeout: Duration?, hearing inbox: Inbox<PickerUpdate<Item>>,
    by hear: @escaping () async -> Void
  ) async throws(PickerError) -> PickerEnd<Item> {
    let caller = Caller(self)
    let launch = Launch.on(#isolation)
    let fetcher = Fetcher(for: caller, launching: launch)
    let cancelled = Inbox<Void>()
    let setup = setup(
      caller, fetcher, timeout,
      sources: [
        inbox.source(pace: .cost, caller.events), cancelled.source { _ in [.asked([.leave])] },
      ])
    var open = try opened(setup)
    let heard = Handed(hear)
    let hearing = launch.start { await heard.value() }
    defer { hearing.cancel() }
    let outcome = await open.loop.runWaiting { cancelled.post(()) }
    let result = open.finish(outcome)
    return try caller.end(result.outcome, result.content)
  }
}

/// Where a picker runs whose caller is on no actor.
private actor Seclusion {
  private var runs = 0

  func run<Outcome>(_ body: @Sendable () async -> Outcome) async -> Handed<Outcome> {
    // Swift 6.3 goes over to an actor only for what touches it: without this the body would run on none.
    runs += 1
    return Handed(await body())
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
    let next = Handed(sleep)
    let caught = Sleeper.Catch()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Sleeper.queue.async {
          caught.put(next.value(wait))
          continuation.resume()
        }
      }
    } onCancel: {
      cancel()
    }
    return caught.take()
  }
}
