import Dispatch
import GridpickCore
import GridpickTerminal
import Synchronization

extension GridPicker {
  /// Opens the picker on the terminal while a body runs, and returns the result of the body.
  ///
  /// A pick is an event, and the picker stays open. It ends with the body, with the task, with the
  /// timeout (a pause restarts the timeout), or when the person leaves it; the body then runs to
  /// its own end. The body and all closures of the picker run where the caller runs. The method
  /// throws the body's error, or the reason why the picker could not be shown. See ``OpenPicker``.
  ///
  /// ```swift
  /// let sold = try await picker.open { open in
  ///   var sold: [String] = []
  ///   for await event in open.events {
  ///     if case .picked(let size, _) = event { sold.append(size) }
  ///   }
  ///   return sold
  /// }
  /// print(sold)
  /// ```
  public nonisolated(nonsending) func open<Outcome>(
    timeout: Duration? = nil, _ body: @escaping (OpenPicker<Item>) async throws -> Outcome
  ) async throws -> Outcome {
    try await stay(timeout, isHeard: true, body).result.get()
  }

  /// Shows the picker, waits without blocking a thread, and returns the picked item; nil if none
  /// was picked.
  ///
  /// The picker's closures run where the caller runs. Cancelling the task ends the picker. At the
  /// top level of main.swift the compiler chooses the other `run`, which blocks the thread; call
  /// this method in an asynchronous function.
  public nonisolated(nonsending) func run(timeout: Duration? = nil) async throws(PickerError)
    -> Item?
  {
    try await end(timeout: timeout).item
  }

  /// Shows the picker, waits without blocking a thread, and returns how the picker ended.
  public nonisolated(nonsending) func end(
    timeout: Duration? = nil
  ) async throws(PickerError) -> PickerEnd<Item> {
    guard !hasNothing else { return .nothingToPick }
    return try await stay(timeout, isHeard: false) { await $0.waitForEnd() }.end.get()
  }

  /// Shows the picker, applies updates while it is open, and returns how it ended.
  ///
  /// ```swift
  /// let (updates, continuation) = AsyncStream.makeStream(of: PickerUpdate<String>.self)
  /// continuation.yield(.append([["XXL"]]))
  /// if let size = try await picker.end(updates: updates).item { print(size) }
  /// ```
  public nonisolated(nonsending) func end<Updates: AsyncSequence>(
    updates: Updates, timeout: Duration? = nil
  ) async throws(PickerError) -> PickerEnd<Item>
  where Updates.Element == PickerUpdate<Item>, Updates.Failure == Never {
    try await stay(timeout, isHeard: false) { open in
      let hear: nonisolated(nonsending) () async -> Void = {
        for await update in updates {
          open.update(update)
          // Lets other work run on the same actor, even if the sequence never suspends.
          await Task.yield()
        }
      }
      let handed = Handed(hear)
      let hearing = Launch.on(#isolation).start { await handed.value() }
      defer { hearing.cancel() }
      await open.waitForEnd()
    }.end.get()
  }

  /// The result of a body, and the end of the picker that was open meanwhile.
  typealias Stayed<Outcome> = (
    result: Result<Outcome, any Error>, end: Result<PickerEnd<Item>, PickerError>
  )

  /// Opens the picker and runs a body beside it, on the caller's actor, or on an actor of the
  /// picker if the caller has none (rule U2).
  private nonisolated(nonsending) func stay<Outcome>(
    _ timeout: Duration?, isHeard: Bool,
    _ body: @escaping (OpenPicker<Item>) async throws -> Outcome
  ) async throws(PickerError) -> Stayed<Outcome> {
    let handed = Handed((picker: self, body: body))
    if let screen = PickerScreen.current?.value {
      return try await screen.show(handed, isHeard, isolation: screen.isolation).value
    }
    guard Launch.isNowhere(#isolation) else {
      return try await stayed(timeout, isHeard, body).get()
    }
    return try await PickerActor().run {
      await handed.value.picker.stayed(timeout, isHeard, handed.value.body)
    }.value.get()
  }

  private func stayed<Outcome>(
    _ timeout: Duration?, _ isHeard: Bool,
    _ body: @escaping (OpenPicker<Item>) async throws -> Outcome,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Result<Stayed<Outcome>, PickerError> {
    let launch = Launch.on(isolation)
    let run: PickerRun<Item>
    do {
      run = try PickerRun(self, timeout, isHeard: isHeard, launching: launch)
    } catch {
      return .failure(error)
    }
    let handed = Handed(run)
    let running = launch.start { await handed.value.run() }
    let result = await run.open.result(of: body)
    await running.value
    let end = run.open.end ?? .cancelled(at: nil)
    return .success((result, run.failure.map(Result.failure) ?? .success(end)))
  }
}

/// The actor of a picker whose caller is on no actor.
actor PickerActor {
  private var runs = 0

  func run<Outcome>(_ body: @Sendable () async -> Outcome) async -> Handed<Outcome> {
    // Swift 6.3 changes to an actor only for code that uses its state. Without this line the body
    // would run on no actor.
    runs += 1
    return Handed(await body())
  }
}

extension TerminalLoop {
  /// Runs the loop like `run`, but sleeps on another thread.
  ///
  /// Each picker has its own sleeping thread, so that it never waits for another picker's sleep.
  nonisolated(nonsending) mutating func runWaiting() async -> PickerOutcome {
    let queue = DispatchQueue(label: "TwoAxisPicker")
    while true {
      switch advance() {
      case .ended(let outcome): return outcome
      case .wait(let wait):
        if let outcome = receive(await events(wait, on: queue)) { return outcome }
      }
    }
  }

  /// Waits for events; only this sleep leaves the caller's actor.
  private nonisolated(nonsending) func events(
    _ wait: PickerLoop.Wait, on queue: DispatchQueue
  ) async -> [TerminalEvent] {
    let next = Handed(sleep)
    // Locked, because the thread sanitizer misses a continuation's order.
    let caught = Mutex<[TerminalEvent]>([])
    await withCheckedContinuation { continuation in
      queue.async {
        let events = next.value(wait)
        caught.withLock { $0 = events }
        continuation.resume()
      }
    }
    return caught.withLock(\.self)
  }
}

/// The run of an awaited picker, in its own task on one actor.
final class PickerRun<Item> {
  let open: OpenPicker<Item>
  private let caller: Caller<Item>
  private let timeout: Duration?
  /// The answerers of the picker's jobs; they stay the same after a pause.
  private let answerers: [Job.Topic: Answerer]
  private var running: RunningPicker?
  private(set) var failure: PickerError?

  init(
    _ picker: GridPicker<Item>, _ timeout: Duration?, isHeard: Bool, launching launch: Launch
  ) throws(PickerError) {
    open = OpenPicker(isHeard: isHeard)
    caller = Caller(picker, for: open, launching: launch)
    self.timeout = timeout
    answerers = caller.answerers
    caller.begin = { [open] in open.begin($0, by: launch) }
    try caller.check()
    running = try opened()
    open.beginStay()
    open.note { $0.position = running.flatMap { caller.position(in: $0.loop.state) } }
  }

  private func opened() throws(PickerError) -> RunningPicker {
    caller.telling.hasLeft = false
    return try caller.picker.opened(
      caller.picker.setup(caller, answerers, timeout, sources: caller.sources))
  }

  // MARK: - The run

  /// Runs until the picker ends; continues after each pause.
  nonisolated(nonsending) func run() async {
    while var picker = running {
      running = nil
      let outcome = await picker.loop.runWaiting()
      picker.loop.putBack(caller.takeHeld())
      guard outcome == .cancelled, caller.telling.hasLeft, open.isAway else {
        return finish(&picker, outcome)
      }
      let state = picker.suspend()
      open.endStay()
      await resume(state)
    }
  }

  private nonisolated(nonsending) func resume(_ state: PickerState) async {
    do {
      if await open.mayReturn() { running = try opened() }
    } catch {
      failure = error
    }
    running?.loop.resume(state)
    guard running == nil else { return open.noteReturn() }
    caller.tell(end: .cancelled(at: caller.position(in: state)))
  }

  private func finish(_ picker: inout RunningPicker, _ outcome: PickerOutcome) {
    let place = caller.position(in: picker.loop.state)
    do {
      caller.tell(end: try caller.end(&picker, outcome))
    } catch {
      failure = error
      caller.tell(end: .cancelled(at: place))
    }
  }
}
